/** Names of numbers and signs, told to whoever points at them or goes to them: elements hold theirs in `data-says`. */

import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';
import type { Table } from './table.svelte';

const AFTER = 300;
/** What lies over a panel to be clicked hides from the pointer what the panel shows. */
const OVER = '.seat__hit';

/** What is said of what is under the pointer. */
function under({ target, clientX, clientY }: PointerEvent): HTMLElement | null {
  const over = (target as Element).closest(OVER);
  const there = over ? document.elementsFromPoint(clientX, clientY).filter((one) => one !== over) : [target as Element];
  return there.map((one) => one.closest<HTMLElement>('[data-says]')).find(Boolean) ?? null;
}

export function says(table: Table): Attachment<HTMLElement> {
  return (root) => {
    let at: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (anchor: HTMLElement) => {
      const note = anchor.dataset.says ?? '';
      if (note && anchor.isConnected)
        table.tip = { anchor, reason: '', note, entry: null, above: anchor.closest('.me') !== null };
    };
    const leave = () => {
      clearTimeout(timer);
      if (at && table.tip?.anchor === at) table.tip = null;
      at?.removeAttribute('aria-describedby');
      at = null;
    };
    const move = (event: PointerEvent) => {
      const found = event.pointerType === 'mouse' ? under(event) : null;
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
    const deaf = [
      on(root, 'pointermove', move),
      on(root, 'pointerleave', leave),
      on(root, 'pointerdown', leave),
      on(root, 'focusin', focus),
      on(root, 'focusout', leave),
    ];
    return () => {
      leave();
      for (const stop of deaf) stop();
    };
  };
}
