/** What the server tells about an event: docs/protocol.md, "Tourneys". */

export type Role = 'organiser' | 'referee' | 'player' | 'public';

export interface Line {
  id: string;
  name: string;
  date: string;
  place: string;
  pack: string;
  round: number;
  rounds: number;
  closed: boolean;
  entrants: number;
  roles: Role[];
  unreadable?: boolean;
  registrationOpen: boolean;
}

export interface Link {
  role: Role;
  who?: string;
  name?: string;
  url: string;
  svg: string;
}

export interface Made {
  id: string;
  code: string;
  links: Link[];
}

export interface Question {
  key: string;
  who: string;
  message: string;
  choices: { how: string; label: string }[];
}

export interface Done {
  notices: string[];
  held?: Question;
  view: View;
}

export interface Name {
  key: string;
  name: string;
}

export interface Pack {
  id: string;
  name: string;
  points: string;
  total: string;
  parts: { key: string; name: string; most: number }[];
  ties: string[];
  scenarios: Name[];
  feats: Name[];
  leastRounds: number;
  leastEntrants: number;
}

export type Setting = string | number | boolean;

export interface PackChoice extends Pack {
  settings: Record<string, Setting>;
  choices: Record<string, string[]>;
}

export type Check = 'open' | 'passed' | 'failed';

export interface Entrant {
  id: string;
  name: string;
  faction: string;
  club: string;
  status: 'waiting' | 'entered' | 'present' | 'dropped' | 'disqualified';
  lot: number;
  hasList: boolean;
  listOk?: boolean;
  realName?: string;
  shownAs?: string;
  player?: string;
  fixedTable?: number;
  listChecked?: boolean;
  leaving?: boolean;
  checks?: Record<string, Check>;
  substitutions?: { unit: string; note: string }[];
  linked?: boolean;
}

export interface Side {
  who: string;
  scores: number[];
  tp: number;
  vp: number;
  conceded: number;
  result: string;
  resultName: string;
  bye?: boolean;
  decided?: { tp: number; vp: number };
}

export interface Report {
  by: string;
  scores: number[];
  at: string;
}

export interface Game {
  table: number;
  a: string;
  b: string;
  rematch?: boolean;
  state: 'open' | 'reported' | 'disputed' | 'done';
  reports?: Report[];
  absent?: string[];
  gameLoss?: string[];
  match?: { id: string; over: boolean; scores?: number[] };
  sides?: [Side, Side];
}

export interface Round {
  round: number;
  published: boolean;
  complete: boolean;
  scenario?: Name;
  feat?: Name;
  bye?: string;
  games: Game[];
  certificate: { method: string; text: string[] };
}

export interface Standing {
  place: number;
  who: string;
  name: string;
  faction: string;
  tp: number;
  vp: number;
  conceded: number;
  difference: number;
  scored: number;
  games: number;
  byes: number;
  lot: number;
  met: string[];
  status: string;
}

export interface Standings {
  round: number;
  final: boolean;
  lines: Standing[];
}

export interface Timer {
  round: number;
  running: boolean;
  minutes: number;
  endsAt?: string;
  leftSeconds: number;
  tables: { table: number; endsAt?: string; leftSeconds: number }[];
}

export interface Mine {
  who: string;
  round: number;
  table?: number;
  rival?: string;
  rivalProxies?: { unit: string; note: string }[];
  bye?: boolean;
  todo: 'nothing' | 'list' | 'wait' | 'report' | 'confirm' | 'waitConfirm' | 'disputed' | 'done';
}

export interface View {
  id: string;
  version: number;
  now: string;
  code: string;
  as: Role;
  me: { roles: Role[]; who?: string };
  publicUrl: string;
  joinUrl: string;
  /** Only while registration is open. */
  joinSvg?: string;
  settings: Record<string, Setting>;
  pack: Pack;
  season: string;
  round: number;
  rounds: number;
  closed: boolean;
  over: boolean;
  /** It goes on at another computer. */
  moved: boolean;
  listsOpen: boolean;
  listsLocked: boolean;
  registrationOpen: boolean;
  entrants: Entrant[];
  games: Round[];
  adventures: { round: number; scenario: string; feat: string }[];
  standings: Standings;
  ratings: Record<string, { before: string; now: string }>;
  unrated?: string;
  penalties: { who: string; kind: string; amount: number; round: number }[];
  timer?: Timer;
  mine?: Mine;
  notices?: string[];
  questions?: Question[];
  next?: { can: 'pair' | 'publish' | 'play' | 'close' | 'done' | 'moved'; missing?: string; withoutLists?: boolean };
  undo?: { entry: number; text: string };
  checklist?: { item: string; label: string }[];
}

export interface Findings {
  legal: boolean;
  findings: { key: string; illegal: boolean; rule: string; text: string }[];
  unknown: string[];
}

export interface ListInfo {
  who: string;
  text: string;
  appId: string;
  checked: boolean;
  findings: Findings;
}

export interface Unit {
  names: string[];
  faction: string;
  points: number;
  command: number;
  availability: number;
  conquest: number;
  willpower: string;
  keywords: string[];
  confirmed: boolean;
}

export interface Entry {
  number: number;
  at: string;
  by: string;
  byName: string;
  what: string;
  text: string;
  why?: string;
  undone?: boolean;
}

export interface Season {
  season: string;
  events: { id: string; name: string; date: string }[];
  unreadable: string[];
  winners: string[];
  prizes: string[];
  players: { place: number; name: string; rating: string; shown: string; games: number; events: number; history: { event: string; rating: string }[] }[];
}
