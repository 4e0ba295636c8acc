/** What is looked at on every page: serious findings of axe, words of another language, room on a phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { base } from './browser.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function serious(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 3).join(' | ')}`);
}

/** Names are not translated: those of games, forces, units and packs. */
async function names() {
  const { games } = await (await fetch(`${base}/api/games`)).json();
  const all = games.flatMap((g) => [g.name, ...g.samples.flatMap((f) => [f.name, ...f.units.map((u) => u.name)])]);
  const { packs } = await (await fetch(`${base}/api/tourneys/packs?lang=es`)).json();
  return [...all, ...packs.map((p) => p.name)].sort((a, b) => b.length - a.length);
}

/** Words of an event that no Spanish sentence has. */
export const eventWords = /\b(tables?|players?|results?|reports?|standings?|entrants?|clock|lists?|events?|places?|why)\b/i;

/** Texts with words that no Spanish sentence has, outside what is marked as another language. */
export async function english(page, more = /^\b$/) {
  const known = await names();
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('[lang=en], pre, code, textarea, style')) found.push(walk.currentNode.data);
    return found;
  });
  const words = /\b(the|and|with|your|which|where|units?|models?|round|of|does|is|are|this|enter|choose|forest|ruins|cliff|crops|marsh|rocks|water|building|north|south|west|east|centre)\b/i;
  const ids = /\b(AOFR|FB|WC)(-[A-Z0-9]+)+\b/g; // ids of rules are the same in every language
  return [...new Set(texts.map((text) => known.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(ids, ''))).filter((text) => words.test(text) || more.test(text)))];
}

/** What stands out of a page 360 px wide, and what is too small for a finger. */
export async function cramped(page) {
  return page.evaluate(() => {
    const small = [...document.querySelectorAll('main button, main select, main a.button, main input:not([type=checkbox], [type=radio])')]
      .filter((e) => e.offsetParent !== null)
      .map((e) => [e.textContent.trim() || e.getAttribute('aria-label') || e.id, e.getBoundingClientRect().height])
      .filter(([, height]) => height < 43.5)
      .map(([name, height]) => `${name}: ${Math.round(height)} px high`);
    const wide = document.documentElement.scrollWidth;
    return wide > 360 ? [`the page is ${wide} px wide`, ...small] : small;
  });
}
