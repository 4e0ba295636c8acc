/** The unit book of an event, for the companies of its games. */
import { get } from '../lib/api';
import type { ListInfo, Unit } from '../tourneys/types';
import { plain } from './book';
import { mine } from './event';

const path = (event: string) => `/api/tourneys/${encodeURIComponent(event)}`;

/** Units whose names hold these words. */
export async function offered(event: string, words: string): Promise<Unit[]> {
  return (await get<{ units: Unit[] }>(`${path(event)}/units?q=${encodeURIComponent(words)}`)).units;
}

const profile = (unit: Unit) => ` | conquest ${unit.conquest}${unit.willpower ? ` | willpower ${unit.willpower}` : ''}`;

/** A unit as a line of a company. */
export function line(unit: Unit): string {
  const marks = unit.keywords.length ? ` [${unit.keywords.join(', ')}]` : '';
  const command = unit.command ? ` (${unit.command} CP)` : '';
  return `${unit.names[0]}${marks}${command}${profile(unit)}`;
}

/** The name in a line of a list, without marks, number and points. */
export function named(text: string): string {
  const bare = text.split('|')[0]!.replace(/\[[^\]]*\]|\([^)]*\)/g, ' ');
  return bare.replace(/(^|\s)(x\s*\d+|\d+\s*x)(?=\s|$)/gi, ' ').replace(/\s+/g, ' ').trim();
}

/** A list with what the book knows of its units. */
export function profiled(list: string, units: Unit[]): string {
  const known = (text: string) => units.find((unit) => unit.names.some((name) => plain(name) === plain(named(text))));
  return list
    .split('\n')
    .map((text) => {
      const unit = text.includes('|') ? undefined : known(text);
      return unit ? text.trimEnd() + profile(unit) : text;
    })
    .join('\n');
}

/** The list that the player who holds this browser has handed in, with what the book knows; empty if none. */
export async function ownList(event: string): Promise<string> {
  const [me, { lists }] = await Promise.all([mine(event), get<{ lists: ListInfo[] }>(`${path(event)}/lists`)]);
  const text = lists.find((l) => l.who === me?.who)?.text ?? '';
  const names = [...new Set(text.split('\n').map(named).filter(Boolean))];
  const units = (await Promise.all(names.map((name) => offered(event, name)))).flat();
  return profiled(text, units);
}
