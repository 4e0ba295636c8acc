/** Units this browser has met: typed once, then known by their names. */
type Unit = Record<string, unknown> & { name: string };

const KEY = 'vexillum.warcrow.book';
const PROFILE = ['command', 'conquest', 'modifier', 'willpower', 'morale', 'troops', 'supports', 'keywords', 'joins', 'availability'];

/** Names are the same without regard to accents and case. */
export const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

function all(): Record<string, Unit> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Unit>;
  } catch {
    return {};
  }
}

/** The unit with the profile that was typed for its name before, if only the name was given now. */
export function known(unit: Unit, sketchy: boolean): Unit {
  const before = all()[plain(unit.name)];
  if (!sketchy || !before) return unit;
  return { ...unit, ...Object.fromEntries(PROFILE.filter((field) => field in before).map((field) => [field, before[field]])) };
}

export function remember(units: Unit[]): void {
  const book = all();
  for (const unit of units) book[plain(unit.name)] = unit;
  try {
    localStorage.setItem(KEY, JSON.stringify(book));
  } catch {
    // not remembered
  }
}
