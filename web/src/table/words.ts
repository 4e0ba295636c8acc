/** The table in words. */
import { centreOf, handleOf } from '../lib/geometry';
import { inches } from '../lib/measure';
import type { Point, Terrain, Unit } from '../lib/protocol';
import { t, type Key } from '../lib/words';

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

export function wind(angle: number): string {
  return t(`wind.${WINDS[Math.round(angle / 4500) % 8]!}` as Key);
}

const place = ([x, y]: Point) => t('text.at', { x: inches(x), y: inches(y) });

export function whereIs(unit: Unit): string {
  if (unit.pieces.length === 0) return unit.place;
  const facing = unit.facing ?? unit.pieces[0]?.facing;
  const where = place(handleOf(unit));
  return facing === undefined ? where : `${where}, ${t('text.facing', { wind: wind(facing) })}`;
}

/** What is left of those that take several wounds; nothing where the number of models tells it. */
export function woundsOf({ pieces }: Unit): string {
  if (!pieces.some((p) => p.of > 1 || p.wounds > 0)) return '';
  const all = pieces.reduce((sum, p) => sum + p.of, 0);
  return t('unit.left', { left: all - pieces.reduce((sum, p) => sum + p.wounds, 0), all });
}

export function terrainText(piece: Terrain): string {
  return `${piece.name} (${piece.kindNames.join(', ')}), ${place(centreOf(piece.shape))}`;
}
