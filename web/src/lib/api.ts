/** Requests to the table server. */

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

function csrf(): string {
  return /(?:^|; )landsraad_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (method !== 'GET' && !csrf()) await fetch('/api/me');
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') headers['X-CSRF-Token'] = decodeURIComponent(csrf());
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = (data ?? {}) as { code?: string; detail?: string };
    throw new ApiError(answer.status, problem.code ?? '', problem.detail ?? `The server answered ${answer.status}.`);
  }
  return data as T;
}

export const api = {
  get: <T>(path: string) => ask<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body),
  patch: <T>(path: string, body: unknown) => ask<T>('PATCH', path, body),
  remove: <T>(path: string) => ask<T>('DELETE', path),
};
