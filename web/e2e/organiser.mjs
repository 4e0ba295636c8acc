/** The ways an organiser and the players use the pages of an event. */
import { base, visitor } from './browser.mjs';

/** A visitor whose clicks with the mouse are counted, over reloads too. */
export async function organiser(options) {
  const page = await visitor(options);
  await page.context().addInitScript(() =>
    addEventListener('click', (e) => {
      // a press of a key makes a click without a count
      if (e.isTrusted && e.detail > 0) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
    }, true),
  );
  return page;
}

/** How many clicks since the last time it was asked. */
export const clicks = (page) =>
  page.evaluate(() => {
    const n = Number(sessionStorage.getItem('clicks') ?? 0);
    sessionStorage.setItem('clicks', '0');
    return n;
  });

/** Types into a field as somebody with a mouse does. */
export async function type(field, text) {
  await field.click();
  await field.fill(text);
}

/** Chooses from a list, which takes two clicks that no page sees. */
export async function choose(page, list, value) {
  await list.selectOption(value);
  await page.evaluate(() => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 2)));
}

/** Makes an event by its form; gives its id and the code for registration. */
export async function createEvent(page, name, { seed, rounds, at = base }) {
  await page.goto(`${at}/tourneys`);
  await page.locator('a[href="/tourneys/new"]').click();
  await page.locator('#set-name').fill(name);
  if (rounds) await page.locator('#set-rounds').fill(String(rounds));
  await page.locator('label', { has: page.locator('input[type=checkbox]') }).first().click(); // lists are not required
  await page.locator('details').nth(1).locator('summary').click();
  await page.locator('#set-seed').fill(String(seed));
  await page.locator('form button.main').click();
  await page.locator('.notice').waitFor();
  await page.locator('button.main').click();
  await step(page, 'invite');
  const id = new URL(page.url()).pathname.split('/')[2];
  const { code } = await (await page.request.get(`${at}/api/tourneys/${id}`)).json();
  return { id, code };
}

export const step = (page, name) => page.locator(`[data-step="${name}"]`).waitFor();
export const main = (page) => page.locator('[data-step] button.main').first().click();
export const tab = (page, name) => page.locator(`#tab-${name}`).click();

/** Enters people as pasted from a spreadsheet. */
export async function paste(page, text) {
  await tab(page, 'entrants');
  await page.locator('#paste').fill(text);
  await page.locator('form:has(#paste) button').click();
  await page.locator('tr[data-entrant]').first().waitFor();
}

/** Opens what can be done with one entrant. */
export async function about(page, name) {
  await tab(page, 'entrants');
  await page.locator('tr[data-entrant]', { hasText: name }).locator('button').last().click();
  return page.locator('dialog');
}

/** The personal link of a player, as the organiser hands it over. */
export async function linkOf(page, name) {
  const dialog = await about(page, name);
  await dialog.locator('details', { hasText: /Personal link/ }).locator('summary').click();
  await dialog.getByRole('button', { name: 'New link' }).click();
  const link = await dialog.locator('input[readonly]').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

/** Types the slip of a table; no mouse is needed. */
export async function slip(page, table, scores) {
  await page.locator('#slip').focus();
  await page.keyboard.type([table, ...scores].join(' '));
  await page.keyboard.press('Enter');
  await page.locator(`tr[data-table="${table}"][data-state=done]`).waitFor();
}

/** The games of the round that is shown: [table, first, second]. */
export const games = (page) => page.locator('tr[data-table]').evaluateAll((rows) => rows.map((r) => [Number(r.dataset.table), r.cells[1].firstChild.textContent.trim(), r.cells[2].firstChild.textContent.trim()]));

/** A player's phone sends four numbers. */
export async function report(phone, scores) {
  const fields = phone.locator('[data-todo] input[type=number]');
  for (let i = 0; i < scores.length; i++) await fields.nth(i).fill(String(scores[i]));
  await phone.locator('[data-todo] form button.main').tap();
}

export const todo = (phone, what) => phone.locator(`[data-todo="${what}"]`).waitFor();

/** The standings as they are shown: place, name, and all numbers. */
export async function standings(page) {
  await tab(page, 'standings');
  return page.locator('#panel tbody tr').evaluateAll((rows) => rows.map((r) => [...r.cells].slice(0, -1).map((c) => c.innerText.trim().replace(/\s+/g, ' '))));
}

const people = 'nombre;facción\nAna García;Norte\nBorja Ruiz;\nCelia;Sur\nDora Menéndez;\nEva;Norte';

/** An event with five people present, made without a browser; `call` goes on with it as its organiser. */
export async function entered(page, lang) {
  const call = async (path, data) => {
    const answer = await page.request.post(`${base}/api/tourneys${path}?lang=${lang}`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  const { id, code } = await call('', { settings: { name: lang === 'es' ? 'Copa de otoño' : 'Autumn cup', listsRequired: false, seed: 3 } });
  const change = (data) => call(`/${id}/changes`, data);
  const { view } = await change({ do: 'enter', text: people, present: true });
  /** The path of a player's own link. */
  const link = async (who) => new URL((await call(`/${id}/links`, { role: 'player', who })).links[0].url).pathname;
  return { id, code, season: view.season, call, change, link };
}

/** The same with its first round published and the clock running. */
export async function underWay(page, lang) {
  const event = await entered(page, lang);
  await event.change({ do: 'drawAdventures' });
  await event.change({ do: 'pair' });
  const { view } = await event.change({ do: 'publish' });
  await event.change({ do: 'timer', action: 'start' });
  return { ...event, games: view.games[0].games };
}
