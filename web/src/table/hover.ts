/** Reasons and details on hover, focus and long press. */

import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';
import type { CodexEntry } from '../lib/protocol';
import type { Table } from './table.svelte';

export interface About {
  /** The option to ask about, if the thing cannot be chosen now. */
  ask?: string | undefined;
  /** A reason that is known already. */
  reason?: string | undefined;
  note?: string | undefined;
  entry?: CodexEntry | null | undefined;
  above?: boolean | undefined;
  /** Whether it is told beside the thing even where there is another place for it. */
  beside?: boolean | undefined;
}

const REASON_AFTER = 220;
const DETAIL_AFTER = 550;
/** Where details cover nothing, they come at once. */
const DOCKED_AFTER = 120;
/** How long a finger rests on what tells of itself. */
export const LONG_PRESS = 420;
/** The mark of what tells of itself while somebody points at it or holds it. */
export const TOLD = 'data-told';

/** After a click or a drop one looks for the next thing: until the mouse moves, nothing covers it. */
let still = false;
if (typeof window !== 'undefined') {
  for (const kind of ['pointerdown', 'dragend']) window.addEventListener(kind, () => (still = true), true);
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.movementX || event.movementY) still = false;
    },
    true,
  );
}

/** Shows what is to be said about an element while somebody points at it. */
export function about(table: Table, get: () => About): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    let pressed = false;

    const covers = (what: About) => !table.focus.docked || !what.entry || what.beside === true;
    const show = async () => {
      const what = get();
      const turn = ++asked;
      let reason = what.reason ?? '';
      if (!reason && what.ask) {
        reason = await table.transport.why(what.ask).catch(() => '');
        if (turn !== asked) return;
      }
      if (!reason && !what.entry && !what.note) return;
      if (!node.isConnected) return;
      node.setAttribute('aria-describedby', covers(what) ? 'tip' : 'shown');
      table.focus.tip = {
        anchor: node,
        reason: sentence(reason),
        note: what.note ?? '',
        entry: what.entry ?? null,
        above: what.above ?? false,
        beside: what.beside ?? false,
      };
    };
    const hide = () => {
      clearTimeout(timer);
      asked += 1;
      node.removeAttribute('aria-describedby');
      if (table.focus.tip?.anchor === node) table.focus.tip = null;
    };
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, wait);
    };
    let waiting = false;
    const enter = (event: PointerEvent) => {
      const what = get();
      waiting = event.pointerType === 'mouse' && still && covers(what);
      if (event.pointerType !== 'mouse' || waiting) return;
      if (!covers(what)) {
        later(DOCKED_AFTER);
        return;
      }
      const small = !what.entry || !table.kit.faces.has(what.entry.kind);
      later(small && (what.ask || what.reason) ? REASON_AFTER : DETAIL_AFTER);
    };
    const move = (event: PointerEvent) => {
      if (waiting && !still) enter(event);
    };
    const leave = (event: PointerEvent) => {
      waiting = false;
      if (event.pointerType === 'mouse') hide();
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === 'mouse') {
        hide();
        waiting = true;
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        void show();
      }, LONG_PRESS);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && !pressed) clearTimeout(timer);
    };
    const click = (event: MouseEvent) => {
      if (pressed) {
        event.preventDefault();
        event.stopImmediatePropagation();
        pressed = false;
      } else if (node.getAttribute('aria-disabled') === 'true') void show();
    };
    const focus = () => {
      if (node.matches(':focus-visible')) void show();
    };
    const blur = () => {
      if (!table.focus.tip?.option) hide();
    };
    const menu = (event: Event) => {
      if (pressed || matchMedia('(pointer: coarse)').matches) event.preventDefault();
    };
    node.setAttribute(TOLD, '');
    const deaf = [
      on(node, 'pointerenter', enter),
      on(node, 'pointermove', move),
      on(node, 'pointerleave', leave),
      on(node, 'pointerdown', down),
      on(node, 'pointerup', up),
      on(node, 'pointercancel', up),
      on(node, 'click', click, { capture: true }),
      on(node, 'focus', focus),
      on(node, 'blur', blur),
      on(node, 'contextmenu', menu),
    ];
    return () => {
      hide();
      for (const stop of deaf) stop();
    };
  };
}

/** A reason as a sentence of its own. */
function sentence(reason: string): string {
  const words = reason.replace(/^not now: /, 'not now. ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : '';
}
