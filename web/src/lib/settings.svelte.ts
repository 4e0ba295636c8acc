/** What this browser remembers about its user. */

export type Pace = 'at-once' | 'quick' | 'calm' | 'slow';

export const PACES: Record<Pace, number> = { 'at-once': 0, quick: 350, calm: 900, slow: 2000 };

export interface Settings {
  lang: 'en' | 'es';
  pace: Pace;
  sound: boolean;
  notify: boolean;
  hints: boolean;
  chat: boolean;
  name: string;
}

const KEY = 'vexillum.settings';

function preferred(): 'en' | 'es' {
  return (navigator.language ?? 'en').toLowerCase().startsWith('es') ? 'es' : 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // private windows may refuse storage
  }
}

const fresh: Settings = {
  lang: preferred(),
  pace: 'calm',
  sound: true,
  notify: false,
  hints: true,
  chat: true,
  name: '',
};

export const settings: Settings = $state({ ...fresh, ...stored() });

export function remember(change: Partial<Settings>): void {
  Object.assign(settings, change);
  document.documentElement.lang = settings.lang;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // remembered for this visit only
  }
}
