/** REST calls. A refusal is thrown as `Refused` with the server's own words. */
import type { ErrorBody } from './protocol';
import { settings } from './settings.svelte';
import { t } from './words';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** The words of whatever was thrown. */
export function wordsOf(thrown: unknown): string {
  if (!(thrown instanceof Refused)) return t('error.network');
  const { message, hint } = thrown.body;
  return hint ? `${message} ${hint}` : message;
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const url = new URL(path, location.origin);
  url.searchParams.set('lang', settings.lang);
  const answer = await fetch(url, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, errorIn(text, answer.status));
  return (text ? JSON.parse(text) : undefined) as T;
}

function errorIn(text: string, status: number): ErrorBody {
  try {
    const { error } = JSON.parse(text) as { error?: ErrorBody };
    if (error?.message) return error;
  } catch {
    // a proxy answered, not Vexillum
  }
  return { key: 'http', message: t('error.status', { status }) };
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => call('GET', path, undefined, signal);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> => call('POST', path, body, signal);
export const put = <T>(path: string, body: unknown): Promise<T> => call('PUT', path, body);
export const remove = <T>(path: string): Promise<T> => call('DELETE', path);
