/**
 * Somebody makes an account of the guest they are, signs out and in, changes the password, leaves everywhere, and for
 * good.
 */
import { check, scene } from '../driver.mjs';

await scene(async ({ come }) => {
  const login = `vera-${Date.now()}`;
  const [here, there] = [await come(), await come()];
  await here.arrive('Vera');
  const { id } = await here.host(4, 0, { title: 'Kept' });
  const me = async (one) => (await one.ask('GET', '/api/me')).person;
  const guest = await me(here);
  check(guest.guest, 'Vera is no guest');

  const press = (one, name) => one.page.getByRole('button', { name, exact: true }).click();
  const fill = (one, label, text) => one.page.getByLabel(label, { exact: true }).fill(text);
  const says = (one, words) => one.page.locator('main').getByText(words).waitFor();
  const signIn = async (one, password) => {
    await one.page.goto(`${one.address}/account`);
    await press(one, 'I have one: sign in');
    await fill(one, 'Sign-in name', login);
    await fill(one, 'Password', password);
    await press(one, 'Sign in');
  };
  const games = async (one) => {
    await one.page.goto(one.address);
    return one.page.getByRole('link', { name: /Kept/ }).first().waitFor();
  };

  // A guest makes an account, and keeps the games.
  await here.page.goto(`${here.address}/account`);
  await fill(here, 'Sign-in name', login);
  await fill(here, 'Password', 'a first password');
  await press(here, 'Make the account');
  await says(here, `Signed in as ${login}`);
  const made = await me(here);
  check(!made.guest && made.id === guest.id, 'the account is not the guest');
  await games(here);

  // Out, and in again: wrong, then right.
  await here.page.goto(`${here.address}/account`);
  await press(here, 'Sign out here');
  await says(here, 'You are signed out.');
  check((await me(here)) === null, 'Vera is still signed in');
  await signIn(here, 'a wrong password');
  await here.page.getByRole('alert').waitFor();
  check((await me(here)) === null, 'a wrong password signs in');
  await signIn(here, 'a first password');
  await says(here, `Signed in as ${login}`);
  await games(here);

  // A new password ends the session of the other browser, and only the new one signs in there.
  await signIn(there, 'a first password');
  await says(there, `Signed in as ${login}`);
  await here.page.goto(`${here.address}/account`);
  await fill(here, 'Password now', 'a first password');
  await fill(here, 'New password', 'a second password');
  await press(here, 'Change it');
  await says(here, 'Your password is changed');
  check((await me(there)) === null, 'the other session did not end with the password');
  await signIn(there, 'a first password');
  await there.page.getByRole('alert').waitFor();
  await signIn(there, 'a second password');
  await says(there, `Signed in as ${login}`);

  // Out everywhere.
  await press(here, 'Sign out everywhere');
  await says(here, 'You are signed out everywhere.');
  check((await me(here)) === null && (await me(there)) === null, 'somebody is still signed in');

  // For good: the sign-in is gone, and the seat is no longer Vera's.
  await signIn(here, 'a second password');
  await says(here, `Signed in as ${login}`);
  await here.page.getByRole('button', { name: /Delete my account/ }).click();
  await fill(here, 'Password', 'a second password');
  await press(here, 'Delete for good');
  await here.page.waitForURL(`${here.address}/`);
  check((await me(here)) === null, 'whoever is deleted is still there');
  await signIn(here, 'a second password');
  await here.page.getByRole('alert').waitFor();
  const table = await here.ask('GET', `/api/tables/${id}`);
  check(!JSON.stringify(table).includes('Vera'), 'the table still names Vera');
  return { login };
});
