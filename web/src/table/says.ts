/**
 * Names of numbers and signs, shown on hover and on focus: elements hold theirs in `data-says`. Who
 * holds a finger on an icon is told what it means.
 */

import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';
import { LONG_PRESS, TOLD } from './hover';
import type { Table } from './table.svelte';

const AFTER = 300;
/** How far a finger may stray that rests. */
const RESTS = 10;
/** What lies over a panel to be clicked hides from the pointer what the panel shows. */
const OVER = '.seat__hit, .dseat__hit';

/** What is under the pointer, or in what is. */
function under<E extends Element>({ target, clientX, clientY }: PointerEvent, what: string): E | null {
  const over = (target as Element).closest(OVER);
  const there = over ? document.elementsFromPoint(clientX, clientY).filter((one) => one !== over) : [target as Element];
  return there.map((one) => one.closest<E>(what)).find(Boolean) ?? null;
}

/** The name of an icon. */
const iconOf = (icon: Element): string => [...icon.classList].find((one) => one.startsWith('i-'))?.slice(2) ?? '';

/** The icon under a finger, or beside the number under it, with what it means. */
function meant(event: PointerEvent, table: Table): { anchor: Element; icon: string; words: string } | null {
  const named = under<HTMLElement>(event, '[data-says]');
  const anchor = under(event, '.i') ?? named?.querySelector('.i');
  if (!anchor || !table.view) return null;
  const icon = iconOf(anchor);
  const known = table.kit.legend?.(table.view).find(([name]) => name === icon)?.[1];
  const says = named?.dataset.says ?? anchor.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
  const words = known ?? says;
  return words ? { anchor, icon, words } : null;
}

export function says(table: Table): Attachment<HTMLElement> {
  return (root) => {
    let at: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (anchor: HTMLElement) => {
      const note = anchor.dataset.says ?? '';
      if (note && anchor.isConnected)
        table.focus.tip = { anchor, reason: '', note, entry: null, above: anchor.closest('.me') !== null };
    };
    const leave = () => {
      clearTimeout(timer);
      if (at && table.focus.tip?.anchor === at) table.focus.tip = null;
      at?.removeAttribute('aria-describedby');
      at = null;
    };
    const move = (event: PointerEvent) => {
      const found = event.pointerType === 'mouse' ? under<HTMLElement>(event, '[data-says]') : null;
      if (found === at) return;
      leave();
      at = found;
      if (found) timer = setTimeout(() => show(found), AFTER);
    };
    const focus = ({ target }: FocusEvent) => {
      const found = target as HTMLElement;
      if (!found.dataset.says || !found.matches(':focus-visible')) return;
      leave();
      at = found;
      found.setAttribute('aria-describedby', 'tip');
      show(found);
    };

    let holding: ReturnType<typeof setTimeout> | undefined;
    let from = [0, 0];
    /** Whether a finger has rested: letting go of it presses nothing. */
    let rested = false;
    const press = (event: PointerEvent) => {
      leave();
      clearTimeout(holding);
      rested = false;
      if (table.focus.opened !== 'legend') table.focus.held = null;
      const found = event.pointerType === 'mouse' || !event.isPrimary ? null : meant(event, table);
      if (!found) return;
      from = [event.clientX, event.clientY];
      holding = setTimeout(() => {
        rested = true;
        table.focus.held = found;
        // What tells of itself when it is held tells of the icon as well.
        if (!found.anchor.closest(`[${TOLD}]`)) table.focus.opened = 'legend';
      }, LONG_PRESS);
    };
    const stray = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from[0]!, clientY - from[1]!) > RESTS) clearTimeout(holding);
    };
    const release = () => clearTimeout(holding);
    const click = (event: Event) => {
      if (!rested) return;
      rested = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => {
      if (rested) event.preventDefault();
    };
    const deaf = [
      on(root, 'pointermove', move),
      on(root, 'pointerleave', leave),
      on(root, 'pointerdown', press),
      on(root, 'pointermove', stray),
      on(root, 'pointerup', release),
      on(root, 'pointercancel', release),
      on(root, 'click', click, { capture: true }),
      on(root, 'contextmenu', menu),
      on(root, 'focusin', focus),
      on(root, 'focusout', leave),
    ];
    return () => {
      leave();
      release();
      for (const stop of deaf) stop();
    };
  };
}
