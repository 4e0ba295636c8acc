/** A question about odds, as a link carries it. */
export interface Asked {
  game: string;
  edition: string;
  attackers: string[];
  target: string;
  action: string;
  circumstances: Record<string, number | boolean | string>;
}

export const MOST_ATTACKERS = 4;

const nothing = (): Asked => ({ game: '', edition: '', attackers: [''], target: '', action: '', circumstances: {} });

const isText = (value: unknown): value is string => typeof value === 'string';

function written(search: string): unknown {
  try {
    return JSON.parse(new URLSearchParams(search).get('q') ?? '{}');
  } catch {
    return undefined;
  }
}

/** Whether a link is no question at all, as one that was cut in a chat. */
export function damaged(search: string): boolean {
  const given = written(search);
  return typeof given !== 'object' || given === null || Array.isArray(given);
}

/** Of units of one force that are called the same, the second and further ones are numbered. */
export function numbered<T extends { name: string; force: string }>(units: T[]): T[] {
  const before = (one: T, i: number) => units.slice(0, i).filter((other) => other.name === one.name && other.force === one.force).length;
  return units.map((one, i) => (before(one, i) ? { ...one, name: `${one.name} (${before(one, i) + 1})` } : one));
}

/** What a link asks; whatever in it is not understood is left out. */
export function read(search: string): Asked {
  const asked = nothing();
  const given = (written(search) ?? {}) as Partial<Record<keyof Asked, unknown>>;
  for (const field of ['game', 'edition', 'target', 'action'] as const) if (isText(given[field])) asked[field] = given[field];
  if (Array.isArray(given.attackers)) asked.attackers = given.attackers.filter(isText).slice(0, MOST_ATTACKERS);
  if (asked.attackers.length === 0) asked.attackers = [''];
  for (const [id, value] of Object.entries(given.circumstances ?? {}))
    if (isText(value) || typeof value === 'number' || typeof value === 'boolean') asked.circumstances[id] = value;
  return asked;
}

export function write(asked: Asked): string {
  return `/odds?${new URLSearchParams({ q: JSON.stringify(asked) })}`;
}

/** A unit typed as a line, rather than one of a force. */
export const typed = (unit: string): boolean => /[[|\n]/.test(unit);
