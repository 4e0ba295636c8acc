/** Finds what somebody means by a few words: without accents, by stems, with the words that mean the same. */
import { fillers, synonyms } from '../words/synonyms';

/** What is searched: what it is called, what is said about it, and where it stands. */
export interface Sought {
  kind: string;
  description: string;
  chapterName?: string;
}

const wordsOf = (text: string): string[] =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);

const ENDINGS = /(?:aciones|acion|iones|ion|ando|iendo|ings?|ed|es|s|as|os|ar|er|ir|a|e|o)$/;

/** What forms of a word have in common; short words are taken as they are. */
export function stem(word: string): string {
  const cut = word.replace(ENDINGS, '');
  return cut.length >= 3 ? cut : word;
}

const same = synonyms.map((group) => new Set(group.map(stem)));
const empty = new Set(fillers);
/** What a word counts that says nothing by itself: it decides between equals. */
const LITTLE = 0.1;

/** How well a text has a word: as it stands, as another word for it, or not at all. */
function has(stems: Set<string>, wanted: string, others: Set<string>): number {
  if (stems.has(wanted)) return 2;
  if (wanted.length >= 4 && [...stems].some((one) => one.startsWith(wanted))) return 2;
  return [...others].some((other) => stems.has(other)) ? 1 : 0;
}

/** What fits the words, the best first; rare words tell more than common ones, and no word is a must. */
export function ranked<T extends Sought>(query: string, all: T[]): T[] {
  const typed = wordsOf(query);
  const telling = typed.some((word) => !empty.has(word));
  const texts = all.map((one) => ({ one, name: new Set(wordsOf(one.kind).map(stem)), said: new Set(wordsOf(one.description).map(stem)), chapter: new Set(wordsOf(one.chapterName ?? '').map(stem)), score: 0, meant: false }));
  for (const one of typed) {
    const word = stem(one);
    const weight = telling && empty.has(one) ? LITTLE : 1;
    const others = new Set(same.filter((group) => group.has(word)).flatMap((group) => [...group]));
    const found = texts.map(({ name, said, chapter }) => 1.5 * has(name, word, others) + has(said, word, others) + 0.3 * has(chapter, word, others));
    const rare = Math.log(1 + all.length / (1 + found.filter((n) => n >= 1).length));
    texts.forEach((text, i) => {
      text.score += found[i]! * rare * weight;
      if (weight === 1 && found[i]! > 0) text.meant = true;
    });
  }
  return texts.filter((text) => text.meant).sort((a, b) => b.score - a.score).map((text) => text.one);
}
