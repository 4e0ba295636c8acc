/** Signs for what lies on the table; none differs by colour alone. */
import type { Mark } from '../lib/protocol';

export const sign: Record<Mark['kind'], string> = { objective: '◆', quadrant: '▦', loot: '✦', vestige: '☄', fog: '◉', banner: '⚑' };
