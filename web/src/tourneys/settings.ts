/** The settings of an event that a form shows, in its order. */
import type { Setting } from './types';

export const MAIN = ['name', 'date', 'place', 'rounds', 'gameMinutes', 'pointsLimit', 'listsRequired', 'official'] as const;

export const MORE = ['places', 'tables', 'graceMinutes', 'lateUntil', 'listsUntil', 'k', 'specialRules', 'listed', 'registrationClosed'] as const;

export const OPTIONS = [
  'pairingMethod', 'lookAhead', 'avoidSameTable', 'byeScaling', 'scaleConceded', 'finalTie', 'concession', 'timeUp', 'ratingScore', 'ratingUpdate',
  'commanderChoice', 'paintingRequired', 'enforceChecklist', 'seed',
] as const;

export type SettingName = (typeof MAIN)[number] | (typeof MORE)[number] | (typeof OPTIONS)[number];

/** A moment as a form field shows it, in the time of this place: `2026-11-21T09:30`; empty stays empty. */
export function local(iso: string): string {
  if (!iso) return '';
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The same moment as the server wants it. */
export const universal = (field: string): string => (field ? new Date(field).toISOString() : '');

/** Those that differ. */
export function changed(before: Record<string, Setting>, after: Record<string, Setting>): Record<string, Setting> {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));
}
