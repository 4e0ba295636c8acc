import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { answer, changed, eventually, leave, playNow, quit, standing, visitor } from './browser.mjs';

after(quit);

/** Plays by touch until a unit is asked where it goes. */
async function moving(page) {
  await playNow(page, /Regiments/);
  for (let i = 0; i < 40; i++) {
    const now = await standing(page);
    if (now.question === 'ChooseMove') return now.unit;
    const advance = page.locator('.option', { hasText: /^Advance/ });
    if (now.what !== 'asked') await changed(page, now);
    else if (now.question === 'ChooseAction' && (await advance.count())) {
      await advance.first().tap();
      await page.locator('button.confirm').tap();
      await changed(page, now);
    } else await answer(page);
  }
  return assert.fail('no unit was moved');
}

/** Whether every base of a ghost lies on what is seen of the table, and under nothing else. */
function seen(page) {
  return page.evaluate(() => {
    const table = document.querySelector('svg.table').getBoundingClientRect();
    const bases = [...document.querySelectorAll('.ghost:not(.shadow) .rim')].map((rim) => rim.getBoundingClientRect());
    if (bases.length === 0) return 'no ghost';
    const out = bases.find((b) => b.left < table.left || b.right > table.right || b.top < table.top || b.bottom > table.bottom);
    if (out) return `outside: ${JSON.stringify(out)} of ${JSON.stringify(table)}`;
    const under = bases.find((b) => !document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)?.closest('svg.table'));
    return under ? 'under a card' : 'seen';
  });
}

describe('on a phone', () => {
  it('where a unit would go is seen, whichever proposal is tapped', { timeout: 300_000 }, async () => {
    const page = await visitor({ phone: true });
    const unit = await moving(page);
    // brought to a workable size, with its card open
    await page.locator(`[data-unit="${unit}"] .base`).first().tap({ force: true });
    const options = page.locator('.prompt .option', { hasNotText: /stay/i });
    const count = Math.min(3, await options.count());
    for (let i = 0; i < count; i++) {
      await options.nth(i).tap();
      await page.locator('button.confirm').tap();
      await page.locator('.verdict.legal').waitFor();
      assert.equal(await eventually(() => seen(page), 'seen'), 'seen', await options.nth(i).innerText());
      await page.getByRole('button', { name: 'Start over' }).tap();
    }
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });

  for (const lang of ['en', 'es'])
    it(`whoever gives up sees at once what came of it: ${lang}`, { timeout: 200_000 }, async () => {
      const page = await visitor({ phone: true, lang });
      await playNow(page, /Regiments/);
      await page.locator('#tab-more').tap();
      await page.getByRole('button', { name: lang === 'en' ? 'Concede' : 'Rendirse', exact: true }).tap();
      await page.locator('dialog button.main').tap();
      await page.locator('.over .result').waitFor();
      assert.ok(await page.locator('.over .result').isVisible());
      assert.equal(await page.locator('#tab-ask').getAttribute('aria-selected'), 'true');
      await leave(page);
    });

  it('an objective marker is drawn where it was tapped', { timeout: 300_000 }, async () => {
    const page = await visitor({ phone: true });
    await page.goto(`${process.env.VEXILLUM_URL ?? 'http://127.0.0.1:7070'}/new`);
    await page.locator('#game').selectOption('regiments');
    await page.getByRole('button', { name: 'Begin' }).tap();
    await page.locator('.prompt, a[href^="/play/"]').first().waitFor();
    for (let i = 0; i < 30; i++) {
      const now = await standing(page);
      if (now.question === 'PlaceMarker') break;
      if (now.what === 'asked') await answer(page);
      else await changed(page, now);
    }
    assert.equal((await standing(page)).question, 'PlaceMarker');
    const box = await page.locator('svg.table').boundingBox();
    await page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height * 0.5);
    await page.locator('.verdict').waitFor();
    if (!(await page.locator('.verdict.legal').count())) await page.getByRole('button', { name: 'nearest legal place' }).tap();
    await page.locator('.verdict.legal').waitFor();
    assert.equal(await eventually(() => seen(page), 'seen'), 'seen');
    await leave(page);
  });
});
