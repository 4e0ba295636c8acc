/** Lengths and times in words. */
import { INCH } from './geometry';
import type { Point } from './protocol';
import { settings } from './settings.svelte';

/** As wargamers write it: 6", 4.5". Rounded to a tenth. */
export function inches(length: number): string {
  return `${comma((length / INCH).toFixed(1).replace(/\.0$/, ''))}"`;
}

/** With so many places, as the language writes it. */
export function decimal(value: number, places: number): string {
  return comma(value.toFixed(places));
}

function comma(number: string): string {
  return settings.lang === 'es' ? number.replace('.', ',') : number;
}

export function percent(p: number): string {
  return `${decimal(p * 100, 1)} %`;
}

/** Whole minutes, hours or days between two moments: [count, unit]. */
export function ago(since: string, now: number): [number, 'now' | 'minutes' | 'hours' | 'days'] {
  const minutes = Math.floor((now - Date.parse(since)) / 60_000);
  if (!(minutes >= 1)) return [0, 'now'];
  if (minutes < 60) return [minutes, 'minutes'];
  if (minutes < 48 * 60) return [Math.floor(minutes / 60), 'hours'];
  return [Math.floor(minutes / 1440), 'days'];
}

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,4})?)"?`;
const PLACE = new RegExp(String.raw`^\(?\s*${NUMBER}(?:\s*[,;x]\s+|\s+)${NUMBER}\s*\)?(?:[\s,;]+(\d{1,3})\s*°?)?$`);

/** A place typed as inches from the west and from the south, with a facing in degrees if one is wanted. */
export function placeOf(words: string): { to: Point; facing?: number } | null {
  const found = PLACE.exec(words.trim());
  if (!found) return null;
  const units = (written: string) => Math.round(Number(written.replace(',', '.')) * INCH);
  const to: Point = [units(found[1]!), units(found[2]!)];
  return found[3] === undefined ? { to } : { to, facing: (Number(found[3]) % 360) * 100 };
}
