import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { answer, base, changed, leave, panel, playNow, playOn, quit, standing, visitor } from './browser.mjs';
import { english, serious } from './looks.mjs';

after(quit);

const pages = ['/', '/new', '/games', '/watch', '/replays', '/odds', '/referee', '/rules', '/rules/AOFR-ACTION-05', '/forces', '/forces/new', '/tourneys', '/tourneys/new'];

const still = (page) => page.waitForFunction(() => !document.querySelector('main [role=status]')?.textContent?.match(/moment|momento/));

for (const lang of ['en', 'es'])
  describe(`every page in ${lang}`, () => {
    for (const path of pages)
      it(`is accessible and in one language: ${path}`, { timeout: 120_000 }, async () => {
        const page = await visitor({ lang });
        await page.goto(base + path);
        await page.locator('main h1').first().waitFor();
        await still(page).catch(() => {});
        assert.deepEqual(await serious(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
        if (lang === 'es') assert.deepEqual(await english(page), []);
        assert.deepEqual(page.complaints, []);
        await leave(page);
      });

    it('is accessible at the table', { timeout: 300_000 }, async () => {
      const page = await visitor({ lang });
      await playNow(page, /Regiments/);
      for (const tab of ['ask', 'log', 'units', 'talk', 'more']) {
        await page.locator(`#tab-${tab}`).click();
        assert.deepEqual(await serious(page), [], tab);
      }
      await leave(page);
    });
  });

describe('a round in Spanish', () => {
  it('has no English word outside names', { timeout: 600_000 }, async () => {
    const page = await visitor({ lang: 'es' });
    await playNow(page, /Regiments/);
    const found = new Set();
    for (let i = 0; i < 30; i++) {
      const now = await standing(page);
      if (now.what === 'over') break;
      if (now.what !== 'asked') {
        await changed(page, now);
        continue;
      }
      for (const line of await english(page)) found.add(line.trim());
      await answer(page);
    }
    await page.locator('#tab-log').click();
    for (const line of await english(page)) found.add(line.trim());
    assert.deepEqual([...found], []);
    await leave(page);
  });
});

describe('a phone', () => {
  it('is as wide as every page', { timeout: 200_000 }, async () => {
    const page = await visitor({ phone: true, lang: 'es' });
    for (const path of pages) {
      await page.goto(base + path);
      await page.locator('main h1').first().waitFor();
      await still(page).catch(() => {});
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, path);
    }
    await leave(page);
  });

  it('has all pages in a menu, also beside a game', { timeout: 120_000 }, async () => {
    const page = await visitor({ phone: true, lang: 'es' });
    await playNow(page, /Regiments/);
    const menu = page.getByRole('button', { name: 'Menú' });
    const forces = page.locator('header').getByRole('link', { name: 'Ejércitos' });
    assert.equal(await forces.isVisible(), false);
    await menu.tap();
    assert.ok((await forces.boundingBox()).height >= 43.5);
    assert.deepEqual(await serious(page), []);
    await forces.tap();
    await page.locator('main h1', { hasText: 'Ejércitos' }).waitFor();
    assert.equal(await forces.isVisible(), false, 'the menu is gone on the next page');
    assert.equal(await menu.getAttribute('aria-expanded'), 'false');
    await leave(page);
  });

  it('plays a round by touch', { timeout: 600_000 }, async () => {
    const page = await visitor({ phone: true });
    await playNow(page, /Regiments/);
    await playOn(page, (given) => given.filter((a) => a.question === 'ChooseUnit').length > 4);
    const table = await page.locator('svg.table').boundingBox();
    assert.ok(table.height > 200 && table.y >= 0, 'the table stays in sight');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, select, .tabs [role=tab], a.button')]
        .filter((e) => e.offsetParent !== null)
        .map((e) => [e.textContent.trim() || e.getAttribute('aria-label'), e.getBoundingClientRect()])
        .filter(([, box]) => box.height < 43.5)
        .map(([name, box]) => `${name}: ${Math.round(box.height)}`),
    );
    assert.deepEqual(small, []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await leave(page);
  });

  it('brings a tapped unit to a workable size', { timeout: 120_000 }, async () => {
    const page = await visitor({ phone: true });
    await playNow(page, /Regiments/);
    const hit = page.locator('.unit.A .hit').first();
    const before = await hit.boundingBox();
    await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
    await page.waitForFunction((old) => document.querySelector('.unit.A .hit').getBoundingClientRect().width > old * 2, before.width);
    await leave(page);
  });
});

describe('the keyboard alone', () => {
  it('plays a round', { timeout: 600_000 }, async () => {
    const page = await visitor();
    await page.goto(base);
    await page.locator('button.main').first().waitFor();
    await tabTo(page, (e) => e.matches('button.main'));
    await page.keyboard.press('Enter');
    await page.locator('.prompt').waitFor();
    let activations = 0;
    for (let i = 0; i < 60 && activations < 4; i++) {
      const now = await standing(page);
      if (now.what !== 'asked') {
        await changed(page, now);
        continue;
      }
      if (now.question === 'ChooseUnit') activations++;
      await tabTo(page, (e) => e.matches('.prompt .option'));
      await page.keyboard.press('Enter');
      if (now.form !== 'choose') {
        await page.locator('.prompt .end button.main:enabled').waitFor().catch(async () => assert.fail(await panel(page)));
        await tabTo(page, (e) => e.matches('.prompt .end button.main'));
        await page.keyboard.press('Enter');
      }
      await changed(page, now);
    }
    assert.ok(activations >= 4);
    await leave(page);
  });

  async function tabTo(page, wanted) {
    for (let i = 0; i < 120; i++) {
      if (await page.evaluate((test) => document.activeElement !== null && new Function('e', `return (${test})(e)`)(document.activeElement), wanted.toString()).catch(() => false)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('not reached by Tab');
  }
});
