import { describe, expect, it } from 'vitest';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { en } from '../src/words/en';
import { es } from '../src/words/es';
import { own } from '../src/words/own';
import { speaking } from '../src/lib/speaking.svelte';
import { settings } from '../src/lib/settings.svelte';
import { counted, t } from '../src/lib/words';

const keys = Object.keys(en) as (keyof typeof en)[];
const holes = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1]))].sort();

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(path).isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

describe('the words of the client', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(es).sort()).toEqual([...keys].sort());
  });

  it('have the same holes in both languages', () => {
    for (const key of keys) expect(holes(es[key]), key).toEqual(holes(en[key]));
  });

  it('are nowhere empty', () => {
    for (const key of keys) expect(en[key].trim() && es[key].trim(), key).toBeTruthy();
  });

  it('are all used', { timeout: 60_000 }, () => {
    const all = sources('src').filter((path) => !path.includes('/words/')).map((path) => readFileSync(path, 'utf8')).join('\n');
    const stems = [...all.matchAll(/`([a-z]+(?:\.[a-z]+)*\.)\$\{/gi)].map((m) => m[1]!);
    const counted = [...all.matchAll(/counted\('([^']+)'/g)].map((m) => `${m[1]!}.`);
    const computed = [...stems, ...counted, 'since.', 'referee.', 'games.', 'field.'];
    const unused = keys.filter((key) => !all.includes(`'${key}'`) && !computed.some((stem) => key.startsWith(stem)));
    expect(unused).toEqual([]);
  });

  it('are those of the game: First Blood has no "modelos"', () => {
    settings.lang = 'es';
    const models = keys.filter((key) => /modelo/i.test(es[key]));
    expect(Object.keys(own.es['first-blood']!).sort()).toEqual(models.sort());
    for (const key of models) expect(holes(own.es['first-blood']![key]!), key).toEqual(holes(es[key]));
    expect(counted('unit.models', 2)).toBe('2 modelos');
    speaking.game = 'first-blood';
    expect(counted('unit.models', 1)).toBe('1 miniatura');
    speaking.game = '';
    settings.lang = 'en';
  });

  it('count one by itself', () => {
    expect(counted('options.only', 1)).not.toMatch(/1 answers/);
    expect(t('missed', { n: 1 })).toBe('While you were away: 1 event');
    expect(t('missed', { n: 2 })).toBe('While you were away: 2 events');
    expect(t('verify.journalFits', { A: 1, B: 1 })).toMatch(/it has 1 answer of side A and 1 of side B/);
  });

  it('count one by itself wherever something is counted', () => {
    // a number and a plural after it; what is written {n|# rule|# rules} has none
    const plural = /\{(n|A|B|all|answers|found|rolls|steps|wanted)\} (?!is\b)[a-záéíóúñ]+s\b/;
    for (const [lang, bundle] of Object.entries({ en, es }))
      expect(keys.filter((key) => !key.endsWith('.many') && plural.test(bundle[key])), lang).toEqual([]);
  });

  it('leave no sentence outside the bundles', () => {
    for (const path of sources('src').filter((p) => p.endsWith('.svelte'))) {
      const markup = readFileSync(path, 'utf8').replace(/<script[\s\S]*?<\/script>/g, '').replace(/<style[\s\S]*?<\/style>/g, '').replace(/<!--[\s\S]*?-->/g, '');
      const text = markup.replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, ' ').match(/>[^<>{}]*[a-z]{3,} [a-z]{3,}[^<>{}]*</gi) ?? [];
      expect(text, path).toEqual([]);
    }
  });
});
