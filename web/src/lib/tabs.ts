/** Tabs and logs by the keyboard: each is reached with Tab once, and arrows go from one to the next in it. */

import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** From tab to tab; only the open one is reached with Tab. */
export const arrows: Attachment<HTMLElement> = (list) => {
  const tabs = () => [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const mark = () => tabs().forEach((tab) => (tab.tabIndex = tab.getAttribute('aria-selected') === 'true' ? 0 : -1));
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = tabs();
    const at = all.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[(at + step + all.length) % all.length];
    next?.click();
    next?.focus();
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(list, { subtree: true, childList: true, attributeFilter: ['aria-selected'] });
  list.addEventListener('keydown', press);
  return () => {
    watch.disconnect();
    list.removeEventListener('keydown', press);
  };
};

/** From link to link of a log that is itself the one stop; from the log the first step goes to the latest link. */
export const links: Attachment<HTMLElement> = (log) => {
  const press = (event: KeyboardEvent) => {
    const all = [...log.querySelectorAll<HTMLElement>('a')];
    const at = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End' || (at < 0 && step)
          ? all.length - 1
          : step
            ? Math.min(Math.max(at + step, 0), all.length - 1)
            : -1;
    const next = all[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  log.addEventListener('keydown', press);
  return () => log.removeEventListener('keydown', press);
};
