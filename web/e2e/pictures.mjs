/** Makes the pictures of README and docs, from a real server: `VEXILLUM_URL=… node e2e/pictures.mjs`; with VEXILLUM_LOOKED=FOLDER only those in grey and in other colours, of games further on. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { base, playNow, playOn, quit, visitor } from './browser.mjs';
import { organiser, report, todo, underWay } from './organiser.mjs';
import { begin, referee } from './warcrow.mjs';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
mkdirSync(folder, { recursive: true });
/** Those in grey and with other colours are only to be looked at. */
const looked = process.env.VEXILLUM_LOOKED;
const shot = (page, name) => page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 70 });

const games = [{ game: /Regiments/, name: 'regiments' }, { game: /First Blood.*2/, name: 'first-blood' }];

/** The same table for those who see colours otherwise, or none; the log has the dice. */
async function emulated(page, name) {
  const session = await page.context().newCDPSession(page);
  for (const type of ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia']) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type });
    await page.screenshot({ path: `${looked}/${name}-${type}.png` });
  }
}
if (looked) {
  for (const { game, name } of games)
    for (const phone of [false, true]) {
      const page = await visitor(phone ? { phone } : { viewport: { width: 1200, height: 750 } });
      await playNow(page, game);
      await playOn(page, (given) => given.length >= 30);
      await page.locator('#tab-log').click();
      await emulated(page, phone ? `${name}-phone` : name);
      await page.locator('#tab-more').click();
      await page.locator('.legend').scrollIntoViewIfNeeded();
      await emulated(page, phone ? `${name}-phone-legend` : `${name}-legend`);
      await page.context().close();
    }
  await quit();
  process.exit();
}

for (const { game, name } of games) {
  const page = await visitor({ viewport: { width: 1200, height: 750 } });
  await playNow(page, game);
  await playOn(page, (given) => given.length >= 5);
  await shot(page, name);
  await page.context().close();
}
const phone = await visitor({ phone: true });
await begin(phone, { scenario: 'consolidated-progress', feat: 'rift' });
await referee(phone, undefined, 8);
await shot(phone, 'warcrow');
const tablet = await visitor({ viewport: { width: 768, height: 1024 } });
await begin(tablet, { scenario: 'consolidated-progress', feat: 'rift' });
await referee(tablet, undefined, 13);
await tablet.locator('#tab-table').click();
await shot(tablet, 'warcrow-table');
const page = await visitor({ viewport: { width: 1200, height: 750 } });
await page.goto(`${base}/new`);
await page.locator('.editor .terrain').nth(7).waitFor();
await page.locator('.editor').scrollIntoViewIfNeeded();
await shot(page, 'new-game');

/** An event in its first round: one table has its result, the other waits for the second player. */
const desk = await organiser({ viewport: { width: 1200, height: 750 } });
const event = await underWay(desk, 'en');
const [first, second] = event.games;
await event.change({ do: 'report', table: second.table, scores: [7, 2, 3, 1] });
const phones = [];
for (const who of [first.a, first.b]) {
  const phone = await visitor({ phone: true, deviceScaleFactor: 2 });
  await phone.goto(base + (await event.link(who)));
  phones.push(phone);
}
await report(phones[0], [5, 1, 4, 3]);
await todo(phones[1], 'confirm');
await shot(phones[1], 'tourney-phone');
await desk.goto(`${base}/tourneys/${event.id}`);
await desk.locator('tr[data-state=reported]').waitFor();
await shot(desk, 'tourney-desk');
await desk.goto(`${base}/tourneys/${event.id}/screen`);
await desk.locator('.screen li').first().waitFor();
await shot(desk, 'tourney-screen');
await quit();
