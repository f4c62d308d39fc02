/** Things of a long list that are drawn only while they are in sight, or nearly so. */

import type { Attachment } from 'svelte/attachments';

/** How far out of sight things are drawn already. */
const MARGIN = 200;

/** What is only nearly in sight waits for an idle moment, so that what is looked at is drawn first. */
const PATIENCE = 200;

const told = new Map<Element, (seen: boolean) => void>();
const nearly = new Set<Element>();
let observer: IntersectionObserver | undefined;

function idle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE });
  else setTimeout(act);
}

function drawNear(): void {
  for (const target of nearly) told.get(target)?.(true);
  nearly.clear();
}

function watch(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        const near = isIntersecting && (box.bottom < 0 || box.top > innerHeight);
        if (near && !nearly.size) idle(drawNear);
        if (near) nearly.add(target);
        else {
          nearly.delete(target);
          told.get(target)?.(isIntersecting);
        }
      }
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
      nearly.delete(element);
      watch().unobserve(element);
    };
  };
}
