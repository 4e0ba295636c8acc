/** The settings of an event that a form shows, in its order. */
import type { Setting } from './types';

export const MAIN = ['name', 'date', 'place', 'rounds', 'gameMinutes', 'pointsLimit', 'listsRequired', 'official'] as const;

export const MORE = ['places', 'tables', 'graceMinutes', 'lateUntil', 'listsUntil', 'k', 'specialRules', 'listed', 'registrationClosed'] as const;

export const OPTIONS = [
  'pairingMethod', 'lookAhead', 'avoidSameTable', 'byeScaling', 'scaleConceded', 'finalTie', 'concession', 'timeUp', 'ratingScore', 'ratingUpdate',
  'commanderChoice', 'paintingRequired', 'enforceChecklist', 'seed',
] as const;

export type SettingName = (typeof MAIN)[number] | (typeof MORE)[number] | (typeof OPTIONS)[number];

/** Those that differ. */
export function changed(before: Record<string, Setting>, after: Record<string, Setting>): Record<string, Setting> {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));
}
