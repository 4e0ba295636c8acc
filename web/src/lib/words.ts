/** The client's own words. What the server says comes in the right language already. */
import { en } from '../words/en';
import { es } from '../words/es';
import { own } from '../words/own';
import { settings } from './settings.svelte';
import { speaking } from './speaking.svelte';

export type Key = keyof typeof en;

const bundles: Record<'en' | 'es', Record<Key, string>> = { en, es };

/** `{name}` in a text is replaced by the value of that name, `{name|# one|# many}` by what fits its number. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  const text = own[settings.lang][speaking.game]?.[key] ?? bundles[settings.lang][key];
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = String(values[name] ?? '');
    return one === undefined ? value : (value === '1' ? one : many!).replace('#', value);
  });
}

/** One of two texts, by count: `key.one` and `key.many`. */
export function counted(stem: string, n: number): string {
  return t(`${stem}.${n === 1 ? 'one' : 'many'}` as Key, { n });
}
