/** A question of the referee, and the units and choices that its fields can name. No rules. */
import type { KindInfo } from './catalogue';
import { at, isMap, type Tree } from './tree';

type Field = KindInfo['fields'][number];
type Fields = { [name: string]: Tree };
export interface Choice { value: Tree; label: string }

const lists = ['units', 'regiments'];
/** Sorts of fields that mean the same on any table. */
const ANYWHERE = new Set(['whole', 'flag', 'inches', 'side', 'cover', 'charged', 'manner', 'action', 'moment', 'occasion']);

/** The units that a position describes. */
export function unitsOf(position: Tree | null): Fields[] {
  if (position === null) return [];
  return lists.flatMap((name) => {
    const items = at(position, [name]);
    return Array.isArray(items) ? items.filter(isMap) : [];
  });
}

const idOf = (unit: Fields): string => String(unit['id'] ?? unit['name'] ?? '');
const sideOf = (unit: Fields): string => (unit['side'] === 'B' ? 'B' : 'A');
const placed = (unit: Fields): boolean => ['at', 'centre', 'places'].some((field) => field in unit);

export function unitChoices(position: Tree | null): Choice[] {
  return unitsOf(position).filter((unit) => idOf(unit)).map((unit) => {
    const [id, name] = [idOf(unit), String(unit['name'] ?? '')];
    return { value: id, label: `${sideOf(unit)} · ${name && name !== id ? `${name} (${id})` : id}` };
  });
}

/** What a template asks, asked about the units of another position: those of the same side, whoever stands on the table first. */
export function askedOf(template: Tree, position: Tree, fields: Field[]): Fields {
  const task = at(template, ['do']);
  if (!isMap(task)) return {};
  const about: Fields = { kind: task['kind'] ?? '' };
  let next = 'A';
  const named = (given: Tree, role = ''): string => {
    const unit = isMap(given) ? given : unitsOf(template).find((one) => idOf(one) === String(given));
    const side = unit && 'side' in unit ? sideOf(unit) : role === 'target' ? 'B' : next;
    next = 'B';
    const own = unitsOf(position).filter((one) => sideOf(one) === side);
    return idOf(own.find(placed) ?? own[0] ?? {});
  };
  for (const field of fields) {
    const given = task[field.name];
    if (given === undefined) continue;
    if (field.sort === 'unit') about[field.name] = named(given, field.name);
    else if (field.sort === 'units') about[field.name] = (Array.isArray(given) ? given : [given]).map((one) => named(one));
    else if (field.needed || ANYWHERE.has(field.sort)) about[field.name] = given;
  }
  return about;
}

/** Dice in the order in which they fell, whatever they were told to be for. */
export function inOrder(dice: Tree | undefined): Tree[] {
  if (dice === undefined || dice === null) return [];
  if (isMap(dice)) return Object.values(dice).flatMap(inOrder);
  return Array.isArray(dice) ? dice.flatMap(inOrder) : [dice];
}
