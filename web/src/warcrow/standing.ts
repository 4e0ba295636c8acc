/** What players see of where a unit stands, and how answers say it. */
import type { Mark, Sheet, Standing } from '../lib/protocol';

export const FAR: Standing = { gaps: [], fromZone: 0, engaged: false, quadrants: [], outside: false };
const ADJACENT = 1;
const FOG = 4;
const AWAY = 13;

/** How near a mark a unit can be, as far as it matters: distances in strides, the farthest first. */
export function steps(mark: Mark, sheet: Sheet): number[] {
  switch (mark.kind) {
    case 'objective':
      return [sheet.reach / 100];
    case 'fog':
      return [FOG, ADJACENT];
    case 'quadrant':
      return [0];
    default:
      return [ADJACENT];
  }
}

/** Marks that this unit's place is asked for: not those that only the rival can use. */
export function asked(sheet: Sheet, side: string): Mark[] {
  return sheet.marks.filter((mark) => !mark.gone && !mark.unit?.length && (mark.kind !== 'vestige' && mark.kind !== 'banner' ? true : mark.owner === side));
}

/** Where it stood by its last report, without what has left the table since. */
export function stands(sheet: Sheet, unit: string): Standing {
  const { gaps, fromZone, engaged, quadrants, outside } = sheet.places.find((p) => p.unit === unit)?.stands ?? FAR;
  const there = gaps.filter((gap) => sheet.marks.some((mark) => mark.id === gap.marker && !mark.gone));
  return { gaps: there, fromZone, engaged, quadrants, outside };
}

/** Which step of its steps a unit stands at, or -1 if it is not near. */
export function level(standing: Standing, mark: Mark, sheet: Sheet): number {
  if (mark.kind === 'quadrant') return standing.quadrants.includes(mark.id) ? 0 : -1;
  const gap = standing.gaps.find((g) => g.marker === mark.id);
  if (!gap) return -1;
  const all = steps(mark, sheet);
  for (let i = all.length - 1; i >= 0; i--) if (gap.nearest <= all[i]!) return i;
  return -1;
}

/** The same place with the next step for one mark. */
export function nearer(standing: Standing, mark: Mark, sheet: Sheet): Standing {
  const now = level(standing, mark, sheet);
  const all = steps(mark, sheet);
  const next = now + 1 < all.length ? now + 1 : -1;
  if (mark.kind === 'quadrant') return { ...standing, quadrants: next < 0 ? [] : [mark.id], outside: false };
  const others = standing.gaps.filter((g) => g.marker !== mark.id);
  return { ...standing, gaps: next < 0 ? others : [...others, { marker: mark.id, nearest: all[next]! }] };
}

export const isAway = (standing: Standing): boolean => standing.fromZone >= AWAY;
export const away = (standing: Standing, on: boolean): Standing => ({ ...standing, fromZone: on ? AWAY : 0 });
