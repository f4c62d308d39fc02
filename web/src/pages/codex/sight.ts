/** Things of a long list that are drawn only while they are in sight, or nearly so. */

import type { Attachment } from 'svelte/attachments';

/** How far out of sight things are drawn already. */
const MARGIN = 200;

const told = new Map<Element, (seen: boolean) => void>();
let observer: IntersectionObserver | undefined;

function watch(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
    },
    { rootMargin: `${MARGIN}px 0px` },
  );
  return observer;
}

/** Says when an element comes into sight and when it has gone again. */
export function sight(change: (seen: boolean) => void): Attachment<Element> {
  return (element) => {
    told.set(element, change);
    watch().observe(element);
    return () => {
      told.delete(element);
      watch().unobserve(element);
    };
  };
}
