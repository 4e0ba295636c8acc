/** Scores as they are shown and typed. */
import type { Pack } from './types';

/** Empty fields for both sides. */
export const blank = (pack: Pack): (number | null)[] => pack.parts.concat(pack.parts).map(() => null);

export const full = (scores: (number | null)[]): boolean => scores.every((n) => typeof n === 'number' && Number.isInteger(n) && n >= 0);

/** `7 MP, 2 AP` of the first or the second side. */
export function worded(pack: Pack, scores: number[], side: number): string {
  return pack.parts.map((part, i) => `${scores[side * pack.parts.length + i]} ${part.name}`).join(', ');
}

/** `7/2 – 3/1` */
export function written(scores: number[]): string {
  const half = scores.length / 2;
  return `${scores.slice(0, half).join('/')} – ${scores.slice(half).join('/')}`;
}
