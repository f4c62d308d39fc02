/** A line to the server while no table is open: it says when a game waits, starts or ends. */

import { announcer } from './announce.svelte';
import { session } from './session.svelte';
import { settings } from '../../lib/settings.svelte';

interface Notice {
  type: 'notice';
  kind: string;
  table: string;
  title: string;
  text: string;
}

const FIRST_WAIT = 2000;
const LONGEST_WAIT = 60_000;

/** Listens until the returned function is called. */
export function listen(): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let over = false;

  const connect = () => {
    if (over) return;
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    socket.onopen = () => (wait = FIRST_WAIT);
    socket.onmessage = (event) => {
      try {
        const message = JSON.parse(String(event.data)) as { type: string };
        if (message.type === 'notice') hear(message as Notice);
      } catch {
        /* not for us */
      }
    };
    socket.onclose = () => {
      if (over) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  };
  const look = () => {
    if (document.visibilityState === 'visible') void session.load();
  };

  connect();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    over = true;
    clearTimeout(timer);
    socket?.close();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}

function hear(notice: Notice): void {
  void session.load();
  announcer.say(`${notice.title}: ${notice.text}`);
  if (!settings.notify || document.visibilityState === 'visible' || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const shown = new Notification(notice.title, { body: notice.text, tag: notice.table });
  shown.onclick = () => {
    window.focus();
    location.assign(`/table/${notice.table}`);
  };
}
