/** Scores as they are shown and typed. */
import type { Pack } from './types';

/** Empty fields for both sides. */
export const blank = (pack: Pack): (number | null)[] => pack.parts.concat(pack.parts).map(() => null);

export const full = (scores: (number | null)[]): boolean => scores.every((n) => typeof n === 'number' && Number.isInteger(n) && n >= 0);

/** `7/2 – 3/1` */
export function written(scores: number[]): string {
  const half = scores.length / 2;
  return `${scores.slice(0, half).join('/')} – ${scores.slice(half).join('/')}`;
}
