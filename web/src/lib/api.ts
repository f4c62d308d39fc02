/** Asking the server over HTTP. */

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds to wait before asking again, if the server said so. */
  readonly retry: number | null;

  constructor(status: number, code: string, text: string, retry: number | null = null) {
    super(text);
    this.status = status;
    this.code = code;
    this.retry = retry;
  }

  /** The server was not reached at all. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** The value of a cookie, or an empty text. */
export function cookie(all: string, name: string): string {
  for (const piece of all.split(';')) {
    const [key = '', ...value] = piece.trim().split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return '';
}

/** What went wrong, in words for people, from whatever an answer holds. */
export function problemOf(status: number, body: unknown, retry: string | null): ApiError {
  const said = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown; detail?: unknown };
  const seconds = retry === null || Number.isNaN(Number(retry)) ? null : Number(retry);
  const words =
    typeof said.detail === 'string' && said.detail
      ? said.detail
      : status === 429
        ? 'That was too often.'
        : status >= 500
          ? 'The server could not do that.'
          : 'That did not work.';
  const later = status === 429 && seconds ? ` Try again in ${Math.ceil(seconds)} s.` : '';
  return new ApiError(status, typeof said.code === 'string' ? said.code : '', sentence(words) + later, seconds);
}

/** A text as a sentence: a capital in front, a full stop behind. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return '';
  const first = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}

const CSRF = 'landsraad_csrf';

/** Asks; a body that is a text is JSON already, and is sent as it is. */
async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') headers['X-CSRF-Token'] = cookie(document.cookie, CSRF);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, 'offline', 'The server cannot be reached. Check your connection.');
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw new ApiError(answer.status, 'unreadable', 'The answer of the server could not be read.');
  }
  if (!answer.ok) throw problemOf(answer.status, data, answer.headers.get('Retry-After'));
  return data as T;
}

export function get<T>(path: string): Promise<T> {
  return send<T>('GET', path, undefined);
}

async function change<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!cookie(document.cookie, CSRF)) await get('/api/me');
  return send<T>(method, path, body);
}

export const post = <T>(path: string, body: unknown = {}): Promise<T> => change<T>('POST', path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => change<T>('PATCH', path, body);
export const remove = <T>(path: string): Promise<T> => change<T>('DELETE', path);

/** The words of anything that was thrown. */
export function wordsOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong.';
}
