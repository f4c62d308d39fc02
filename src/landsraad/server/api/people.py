"""People over HTTP: guests, accounts and sessions."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from landsraad.kernel.version import VERSION
from landsraad.server.api.dependencies import Myself, Somebody, TheServer
from landsraad.server.people.accounts import SESSION_DAYS, clean_name, fold
from landsraad.server.server import Server
from landsraad.server.tables.profiles import Profile
from landsraad.server.wire.limits import address_of
from landsraad.server.wire.messages import Person
from landsraad.server.wire.refusal import Refusal

Name = Annotated[str, Meta(max_length=40)]
Login = Annotated[str, Meta(min_length=2, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct):
    """Who I am."""

    person: Person | None
    login: str | None
    webhook: str
    version: str
    muted: list[str]


class NewGuest(Struct):
    """What a guest wants to be called."""

    name: Name = ""


class MyChanges(Struct):
    """What I want to change about me."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class NewAccount(Struct):
    """An account to be made."""

    login: Login
    password: Password
    name: Name = ""


class SignIn(Struct):
    """A name and a password."""

    login: Login
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Struct):
    """The old password and the new one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Farewell(Struct):
    """The password, where there is one, to delete an account."""

    password: Annotated[str, Meta(max_length=200)] = ""


def session_cookie(server: Server, token: str) -> Cookie:
    """The cookie that says who it is."""
    return Cookie(
        key=Server.cookie, value=token, httponly=True, samesite="lax", secure=server.config.secure_cookies,
        max_age=SESSION_DAYS * 86400 if token else 0,
    )


class PeopleApi(Controller):
    """Who I am: guests, accounts and sessions."""

    path = "/api"
    tags = ["people"]

    async def me(self, server: Server, token: str | None) -> Me:
        """Who holds this token."""
        known = await server.people.known(token)
        if known is None:
            return Me(None, None, "", VERSION, [])
        return Me(known.public, known.login, known.webhook, VERSION, await server.people.muted(known.id))

    async def entered(self, server: Server, person: str) -> Response[Me]:
        """The answer to a person who has just signed in."""
        token = await server.people.sign_in_session(person)
        return Response(await self.me(server, token), cookies=[session_cookie(server, token)], status_code=200)

    @get("/me")
    async def get_me(self, request: Request[Any, Any, Any], server: TheServer) -> Me:
        """Who I am."""
        return await self.me(server, request.cookies.get(Server.cookie))

    @get("/me/profile")
    async def profile(self, server: TheServer, me: Myself) -> Profile:
        """Statistics of my finished games."""
        server.limits.take("look-back", me.id)
        return await server.profiles.of(me.id, me.name)

    @post("/me/guest", status_code=200)
    async def guest(
        self, request: Request[Any, Any, Any], server: TheServer, maybe: Somebody, data: JSONBody[NewGuest]
    ) -> Response[Me]:
        """Become a guest."""
        if maybe is not None:
            return Response(await self.me(server, request.cookies.get(Server.cookie)))
        server.limits.take("guest", address_of(request.scope["client"]))
        return await self.entered(server, await server.people.new_guest(data.name))

    @patch("/me")
    async def change(
        self, request: Request[Any, Any, Any], server: TheServer, me: Myself, data: JSONBody[MyChanges]
    ) -> Me:
        """Change my name or my webhook."""
        values: dict[str, str] = {}
        if data.name is not None:
            values["name"] = clean_name(data.name)
            if not values["name"]:
                raise Refusal("bad-message", "a name has at least one letter")
        if data.webhook is not None:
            if data.webhook:
                server.webhooks.check(data.webhook)
            values["webhook"] = data.webhook
        await server.people.change(me.id, values)
        return await self.me(server, request.cookies.get(Server.cookie))

    @post("/account", status_code=200)
    async def make_account(
        self, request: Request[Any, Any, Any], server: TheServer, maybe: Somebody, data: JSONBody[NewAccount]
    ) -> Response[Me]:
        """Turn the guest I am into an account, or create a new one."""
        server.limits.take("sign-in", address_of(request.scope["client"]))
        if not data.login.strip().isprintable() or len(fold(data.login)) < 2:
            raise Refusal("bad-message", "a name to sign in with has at least two letters, on one line")
        if maybe is not None and maybe.login is not None:
            raise Refusal("taken", "this is an account already: sign out to make another one")
        made = None if maybe is not None else await server.people.new_guest(data.name or data.login)
        person = maybe.id if maybe is not None else made or ""
        await server.people.make_account(person, data.login, data.password)
        if maybe is not None and clean_name(data.name):
            await server.people.change(person, {"name": clean_name(data.name)})
        if maybe is not None:
            await server.people.sign_out(maybe)
        return await self.entered(server, person)

    @post("/session", status_code=200)
    async def sign_in(
        self, request: Request[Any, Any, Any], server: TheServer, maybe: Somebody, data: JSONBody[SignIn]
    ) -> Response[Me]:
        """Sign in; the games of the guest I was come along."""
        server.limits.take("sign-in", address_of(request.scope["client"]))
        server.limits.take("sign-in", f"login {fold(data.login)}")
        person = await server.people.check(data.login, data.password)
        if maybe is not None and maybe.login is None:
            await server.people.keep_games(maybe.id, person)
            for table in await server.tables.of_person(person):
                await server.table_changed(table.id)
        if maybe is not None:
            await server.people.sign_out(maybe)
            await server.sign_out(maybe.id, maybe.session)
        return await self.entered(server, person)

    @delete("/session")
    async def sign_out(self, server: TheServer, me: Myself) -> Response[None]:
        """Sign out here."""
        await server.people.sign_out(me)
        await server.sign_out(me.id, me.session)
        return Response(None, status_code=204, cookies=[session_cookie(server, "")])

    @delete("/sessions")
    async def sign_out_everywhere(self, server: TheServer, me: Myself) -> Response[None]:
        """Sign out everywhere."""
        await server.people.sign_out(me, everywhere=True)
        await server.sign_out(me.id)
        return Response(None, status_code=204, cookies=[session_cookie(server, "")])

    @post("/me/password", status_code=200)
    async def password(
        self, request: Request[Any, Any, Any], server: TheServer, me: Myself, data: JSONBody[NewPassword]
    ) -> Me:
        """Change my password; all my other sessions end."""
        server.limits.take("sign-in", f"person {me.id}")
        if me.login is None:
            raise Refusal("forbidden", "a guest has no password: make an account first")
        await server.people.change_password(me, data.old, data.new)
        await server.sign_out(me.id, but=me.session)
        return await self.me(server, request.cookies.get(Server.cookie))

    @post("/me/delete", status_code=204)
    async def delete_me(self, server: TheServer, me: Myself, data: JSONBody[Farewell]) -> Response[None]:
        """Delete my account; bots play on where I sat."""
        server.limits.take("sign-in", f"person {me.id}")
        for table in await server.people.delete(me, data.password):
            await server.table_changed(table)
        await server.sign_out(me.id)
        return Response(None, status_code=204, cookies=[session_cookie(server, "")])
