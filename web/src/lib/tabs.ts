/** Tabs by the keyboard: arrows go from tab to tab, and only the open one is reached with Tab. */

import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

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
