/** How sorts of terrain look, beside the patterns that tell what they are by the rules. */
import type { Terrain } from '../lib/protocol';

/** Outlines about 20 pixels across, round the middle of a piece. */
const WALL = 'M-9 9V-6l4 3v5h4V-9h4v7l3 3v8Z';
const WAVES = 'M-10 -5q5 -5 10 0t10 0M-10 1q5 -5 10 0t10 0M-10 7q5 -5 10 0t10 0';
const REEDS = 'M-9 8q4.5 -4 9 0t9 0M-5 4V-7M0 4V-10M5 4V-7';
const SIGNS: Record<string, string> = {
  forest: 'M0 -11L6 -1H3l5 7H2v4h-4V6h-6l5 -7h-3Z',
  ruins: WALL,
  ruin: WALL,
  rocks: 'M-10 8l1 -8l5 -6l4 4l4 -7l6 9v8ZM0 -4l-2 6l4 6',
  crops: 'M-6 9V-6l-3 -3m3 3l3 -3m-6 5l3 3l3 -3M0 9V-7l-3 -3m3 3l3 -3m-6 5l3 3l3 -3M6 9V-6l-3 -3m3 3l3 -3m-6 5l3 3l3 -3',
  marsh: REEDS,
  swamp: REEDS,
  'deep-water': WAVES,
  pond: WAVES,
  lava: 'M0 -11C6 -4 8 0 6 5C5 9 -5 9 -6 5C-8 0 -2 -2 0 -11Z',
  building: 'M-9 9V-2l9 -8l9 8V9H3V3h-6v6Z',
  cliff: 'M-10 8V-8H2l2 6l4 2l1 8ZM-6 -4v9M-2 -4v9M2 0v5',
  hill: 'M-12 8C-7 -11 7 -11 12 8ZM-6 4C-3 -4 3 -4 6 4',
  fence: 'M-9 8V-7M-3 8V-7M3 8V-7M9 8V-7M-12 -3h24M-12 4h24',
  rubble: 'M-10 8l2 -6h5l2 6ZM1 8l2 -7l5 1l2 6ZM-4 0l2 -7h5l1 7Z',
  tower: 'M-6 10V-4h-2v-6h4v3h2v-3h4v3h2v-3h4v6h-2v14Z',
};

/** A sign of its own for each sort; none for what is not known. */
export function signOf(piece: Terrain): string {
  return SIGNS[piece.sort ?? ''] ?? '';
}

const TINTS: Record<string, string> = {
  forest: 'wood', ruins: 'stone', ruin: 'stone', rubble: 'stone', rocks: 'stone', building: 'stone', tower: 'stone', cliff: 'stone',
  crops: 'field', 'deep-water': 'water', pond: 'water', marsh: 'water', swamp: 'water', lava: 'danger', fence: 'plain', hill: 'plain',
};

/** What gives a piece of terrain its colour; its patterns tell all its kinds. */
export function tintOf({ kinds, sort }: Terrain): string {
  const is = (...some: string[]) => some.some((kind) => kinds.includes(kind));
  if (sort && TINTS[sort]) return TINTS[sort];
  if (is('water')) return 'water';
  if (is('dangerous', 'very-dangerous')) return 'danger';
  if (is('impassable', 'garrison', 'ruin', 'obstacle')) return 'stone';
  if (is('hindering') || (is('cover') && is('difficult'))) return 'wood';
  return is('cover') ? 'field' : 'plain';
}

/** The sorts that lie on a table, by name: pieces of a sort are counted. */
export function sortsOf(terrain: Terrain[]): [string, string][] {
  const named = terrain.filter((piece) => signOf(piece)).map((piece) => [piece.sort!, piece.name.replace(/ \d+$/, '')] as const);
  return [...new Map(named)] as [string, string][];
}
