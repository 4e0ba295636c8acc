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

export function terrainText(piece: Terrain): string {
  return `${piece.name} (${piece.kindNames.join(', ')}), ${place(centreOf(piece.shape))}`;
}
