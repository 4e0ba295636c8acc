/** States in the protocol's shapes, drawn up by hand. */
import { INCH } from '../src/lib/geometry';
import type { Line, Option, Piece, Point, Prompt, Shape, Side, State, Unit, View } from '../src/lib/protocol';

export const square = ([x, y]: Point, w: number, h = w): Shape => ({
  polygon: [[x - w / 2, y - h / 2], [x + w / 2, y - h / 2], [x + w / 2, y + h / 2], [x - w / 2, y + h / 2]],
});

export function unit(id: string, side: Side, name: string, at: Point, over: Partial<Unit> & { wide?: number; deep?: number } = {}): Unit {
  const { wide = 5, deep = 2, ...rest } = over;
  const facing = side === 'A' ? 0 : 18000;
  const sign = side === 'A' ? -1 : 1;
  const pieces: Piece[] = [];
  for (let row = 0; row < deep; row++)
    for (let file = 0; file < wide; file++) {
      const place: Point = [at[0] + (file - (wide - 1) / 2) * 2500, at[1] + sign * (1250 + row * 2500)];
      const n = row * wide + file;
      pieces.push({ n, shape: square(place, 2500), facing, mark: n === 2 ? 'leader' : n === 1 ? 'standard' : '', wounds: n === 3 ? 1 : 0, of: n === 3 ? 3 : 1, floor: 0 });
    }
  return {
    id, side, name, count: wide * deep, points: 155, state: 'on-table', place: 'on the table', badges: [], pieces, at, facing,
    outline: square([at[0], at[1] + (sign * deep * 2500) / 2], wide * 2500, deep * 2500),
    card: { lines: [['Quality', '4+'], ['Defense', '4+']], weapons: ['8x Halberd (A1, Rending)'], traits: [{ name: 'Fearless', text: 'Rolls again a failed morale test.', rule: 'AOFR-SR-FEARLESS-1', enforced: true }, { name: 'Stubborn folk', text: 'Written on the card only.', enforced: false }], notes: [] },
    ranges: [{ key: 'reach', name: 'Charge 12"', shape: { disc: [at[0], at[1], 12 * INCH] } }],
    ...rest,
  };
}

export function view(over: Partial<View> = {}): View {
  return {
    width: 72 * INCH, depth: 48 * INCH,
    track: { round: 2, rounds: 4, stage: 'Activations', scores: [{ side: 'A', label: 'Markers', value: 1 }, { side: 'B', label: 'Markers', value: 2 }], lines: [] },
    units: [
      unit('A-watch', 'A', 'Night Watch', [30 * INCH, 16 * INCH], { badges: [{ key: 'fatigued', letter: 'F', name: 'Fatigued' }] }),
      unit('A-bows', 'A', 'Arbalesters', [18 * INCH, 12 * INCH], { done: true }),
      unit('B-guard', 'B', 'Harbour Guard', [32 * INCH, 26 * INCH], { wide: 6, deep: 3, badges: [{ key: 'shaken', letter: 'S', name: 'Shaken' }] }),
      unit('B-riders', 'B', 'Wave Lancers', [50 * INCH, 30 * INCH], { wide: 5, deep: 1 }),
    ],
    terrain: [
      { name: 'Forest', kinds: ['cover', 'difficult'], kindNames: ['Cover', 'Difficult'], shape: { polygon: [[40 * INCH, 14 * INCH], [48 * INCH, 13 * INCH], [50 * INCH, 20 * INCH], [43 * INCH, 21 * INCH]] } },
      { name: 'Ruins', kinds: ['cover'], kindNames: ['Cover'], shape: square([16 * INCH, 28 * INCH], 8 * INCH, 6 * INCH) },
      { name: 'Lava', kinds: ['dangerous'], kindNames: ['Dangerous'], shape: { disc: [60 * INCH, 12 * INCH, 3 * INCH] } },
      { name: 'Tower', kinds: ['blocking', 'impassable'], kindNames: ['Blocks sight', 'Impassable'], shape: square([56 * INCH, 40 * INCH], 4 * INCH), height: 3 },
    ],
    zones: [
      { key: 'deploy-A', name: 'Deployment zone of A', side: 'A', shape: { polygon: [[0, 0], [72 * INCH, 0], [72 * INCH, 12 * INCH], [0, 12 * INCH]] } },
      { key: 'deploy-B', name: 'Deployment zone of B', side: 'B', shape: { polygon: [[0, 36 * INCH], [72 * INCH, 36 * INCH], [72 * INCH, 48 * INCH], [0, 48 * INCH]] } },
    ],
    markers: [{ n: 1, name: 'Objective 1', at: [24 * INCH, 22 * INCH], r: 3 * INCH, owner: 'A' }, { n: 2, name: 'Objective 2', at: [38 * INCH, 32 * INCH], r: 3 * INCH, owner: 'B' }, { n: 3, name: 'Objective 3', at: [56 * INCH, 22 * INCH], r: 3 * INCH }],
    ...over,
  };
}

export const lines: Line[] = [
  { n: 0, round: 1, topic: 'movement', text: 'Night Watch advances 6"', rules: ['AOFR-MOVE-01'], units: ['A-watch'] },
  { n: 1, round: 2, topic: 'combat', text: 'Night Watch: 6 5 4 2 1 → 3 hits (4+)', rules: ['AOFR-SHOOT-05'], units: ['A-watch', 'B-guard'], dice: { purpose: 'to hit', expected: 2.5, faces: [{ face: 6, success: true, again: null }, { face: 5, success: true, again: null }, { face: 1, success: true, again: 4 }, { face: 2, success: false, again: null }, { face: 1, success: false, again: null }] } },
  { n: 2, round: 2, topic: 'combat', text: 'Harbour Guard loses 2x spearman, 16 models left', rules: ['AOFR-CASUALTY-01'], units: ['B-guard'] },
];

export const option = (label: string, units: string[], over: Partial<Option> = {}): Option => ({ label, answer: { pick: label }, units, ...over });

export function choosing(over: Partial<Prompt> = {}): Prompt {
  return {
    number: 17, side: 'A', name: 'ChooseUnit', text: 'Which unit acts?', why: 'Round 2, side A is to act', rules: ['AOFR-ROUND-02'], form: 'choose', complete: true,
    options: [option('Night Watch', ['A-watch'], { best: true }), option('Arbalesters', ['A-bows'])], ...over,
  };
}

export function movePrompt(over: Partial<Prompt> = {}): Prompt {
  const ghost = unit('A-watch', 'A', '', [30 * INCH, 21 * INCH]).pieces.map((p) => ({ unit: 'A-watch', n: p.n, shape: p.shape, facing: 0 }));
  return {
    number: 18, side: 'A', name: 'ChooseMove', text: 'Where does the Night Watch move?', why: 'Advance, 6"', rules: ['AOFR-MOVE-01'], form: 'move', unit: 'A-watch', complete: false,
    options: [option('forward 5"', [], { ghost, best: true }), option('stays', [])], drag: { units: ['A-watch'], models: false, turn: true }, ...over,
  };
}

export function state(over: Partial<State> = {}): State {
  return {
    type: 'state', seq: 1, seat: 'A', match: { id: 'm1', game: 'regiments', gameName: 'Age of Fantasy: Regiments', names: { A: 'Ana', B: 'Greedy' }, over: false, result: null },
    view: view(), log: { from: 0, lines }, prompts: [choosing()], waiting: [{ side: 'A', since: '2026-11-16T12:00:00Z', text: 'Ana chooses a unit' }],
    here: { A: true, B: true }, undo: { free: true, possible: true, asked: null }, offers: [], seedHash: 'ab'.repeat(32), standing: [{ question: 'StrikeBack', label: 'Strike back?' }], ...over,
  };
}
