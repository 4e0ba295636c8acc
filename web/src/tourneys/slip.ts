/** Lines typed from paper slips: the table, then the numbers of both sides. */

export interface Slip {
  table: number;
  scores: number[];
}

/** What is wrong with a line: how many numbers it should have, or that it is none. */
export type SlipTrouble = { wanted: number; found: number };

/** `3 7 2 3 1`, `3: 7/2 - 3/1`, `3;7;2;3;1`: anything but digits separates. */
export function readSlip(line: string, parts: number): Slip | SlipTrouble {
  const numbers = (line.match(/\d+/g) ?? []).map(Number);
  const wanted = 1 + 2 * parts;
  if (numbers.length !== wanted) return { wanted, found: numbers.length };
  const [table, ...scores] = numbers as [number, ...number[]];
  return { table, scores };
}
