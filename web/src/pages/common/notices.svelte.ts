/** Says when a game waits, starts or ends, wherever in the app somebody is. */

import { announcer } from '../../lib/announce.svelte';
import { connection } from '../../lib/socket';
import type { Notice } from '../../lib/protocol';
import { router } from '../../lib/router.svelte';
import { settings } from '../../lib/settings.svelte';
import { session } from './session.svelte';

/** Listens until the returned function is called. */
export function listen(): () => void {
  const stop = connection().listen(
    (message) => {
      if (message.type === 'notice') hear(message);
    },
    () => undefined,
  );
  const look = () => {
    if (document.visibilityState === 'visible' && !atTable()) void session.load();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}

/** A table tells itself what happens there. */
function atTable(id = ''): boolean {
  return router.path.startsWith(`/table/${id}`);
}

function hear(notice: Notice): void {
  if (!atTable()) void session.load();
  if (!atTable(notice.table)) announcer.say(`${notice.title}: ${notice.text}`);
  if (
    !settings.notify ||
    document.visibilityState === 'visible' ||
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted'
  )
    return;
  const shown = new Notification(notice.title, { body: notice.text, tag: notice.table });
  shown.onclick = () => {
    window.focus();
    router.go(`/table/${notice.table}`);
  };
}
