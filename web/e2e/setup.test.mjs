import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { answer, base, drag, leave, middleOf, playNow, playOn, quit, still, visitor } from './browser.mjs';

after(quit);

const games = [
  { id: 'regiments', now: /Regiments/, layout: 'river', kind: 'forest' },
  { id: 'first-blood', now: /First Blood.*2/, layout: 'deep-woods', kind: 'rubble' },
];

describe('terrain of a new game', () => {
  it('stands against the advice of the rules only with a warning, and fits on a phone', { timeout: 120_000 }, async () => {
    const page = await visitor({ lang: 'es', phone: true });
    await page.goto(`${base}/new`);
    await page.locator('.editor .terrain').nth(7).waitFor();
    await page.getByRole('button', { name: 'Cambiarlo' }).tap();
    const { x, width } = await page.getByLabel('Tipo de terreno').boundingBox();
    assert.ok(x + width <= 344, `the kinds of terrain end at ${x + width}`);
    for (let left = await page.locator('.editor .terrain').count(); left > 9; left--) {
      await page.getByLabel('Pieza').selectOption('0');
      await page.getByRole('button', { name: 'Quitar', exact: true }).tap();
      await page.waitForFunction((n) => document.querySelectorAll('.editor .terrain').length === n, left - 1);
    }
    const warning = page.locator('.alert', { hasText: 'Es solo un consejo' });
    await warning.waitFor();
    assert.match(await warning.innerText(), /AOFR-FIELD-02/);
    await page.getByRole('button', { name: 'Empezar' }).tap();
    await page.locator('.prompt').waitFor();
    await page.locator('#tab-log').tap();
    const cut = await page.locator('.log select').evaluateAll((all) => all.filter((e) => {
      const style = getComputedStyle(e);
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = style.font;
      return pen.measureText(e.selectedOptions[0].text).width + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + 16 > e.clientWidth;
    }).map((e) => e.selectedOptions[0].text));
    assert.deepEqual(cut, []);
    await leave(page);
  });

  for (const { id, layout, kind } of games)
    it(`is drawn, chosen, changed and played on: ${id}`, { timeout: 200_000 }, async () => {
      const page = await visitor();
      await page.goto(`${base}/new`);
      await page.locator('#game').selectOption(id);
      const pieces = page.locator('.editor .terrain');
      await pieces.nth(7).waitFor();
      await page.locator('#terrain').selectOption(layout);
      await page.waitForFunction(() => document.querySelectorAll('.editor .terrain').length > 0);
      await page.getByRole('button', { name: 'Change it' }).click();
      await page.getByLabel('Kind of terrain').selectOption(kind);
      const before = await pieces.count();
      await page.getByRole('button', { name: 'Place it' }).click();
      await pieces.nth(before).waitFor();
      assert.equal(await page.locator('#terrain').inputValue(), 'own');
      const outline = () => pieces.nth(before).locator('.edge').getAttribute('d');
      for (const name of ['To the north', 'Turn right', 'Larger']) {
        const old = await outline();
        await page.getByRole('button', { name }).click();
        await page.waitForFunction(([n, d]) => document.querySelectorAll('.editor .terrain')[n].querySelector('.edge').getAttribute('d') !== d, [before, old]);
      }
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await pieces.nth(before).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.play .terrain').nth(before - 1).waitFor();
      assert.equal(await page.locator('.play .terrain').count(), before);
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });

  it('stays as it lies when another force is chosen', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/new`);
    await page.locator('.editor .terrain').nth(7).waitFor();
    await still(page);
    const edges = () => page.locator('.editor .terrain .edge').evaluateAll((all) => all.map((edge) => edge.getAttribute('d')).join());
    const before = await edges();
    for (const force of ['salt-march', 'hollow-wood']) {
      const judged = page.waitForResponse((answer) => answer.url().includes('/api/terrain'));
      await page.locator('#force-b').selectOption(`sample:${force}`);
      await judged;
      await still(page);
      assert.equal(await edges(), before);
    }
    await page.getByRole('button', { name: 'Draw again' }).click();
    await page.waitForFunction((old) => [...document.querySelectorAll('.editor .terrain .edge')].map((edge) => edge.getAttribute('d')).join() !== old, before);
    await leave(page);
  });

  it('of the game before is not taken along by who begins at once', { timeout: 100_000 }, async () => {
    const page = await visitor();
    let slow = false;
    await page.route('**/api/terrain*', async (route) => {
      if (slow) await new Promise((done) => setTimeout(done, 3000));
      await route.continue().catch(() => {}); // the page may have gone on
    });
    await page.goto(`${base}/new`);
    await page.locator('.editor .terrain').nth(7).waitFor();
    slow = true;
    await page.locator('#game').selectOption('first-blood');
    await page.getByLabel('Somebody at this screen').check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/play\//, { timeout: 60_000 });
    await leave(page);
  });

  it('is refused in words with the rule where no battle can be fought', { timeout: 200_000 }, async () => {
    const page = await visitor({ lang: 'es' });
    await page.goto(`${base}/new`);
    await page.locator('#game').selectOption('first-blood');
    await page.locator('#edition').selectOption('1');
    await page.locator('.editor .terrain').nth(7).waitFor();
    await page.getByRole('button', { name: 'Cambiarlo' }).click();
    await page.getByRole('button', { name: 'Colocarlo' }).click();
    await page.locator('.alert .rules a', { hasText: 'FB-TERRAIN-07' }).first().waitFor();
    await page.getByRole('button', { name: 'Empezar' }).click();
    await page.getByRole('alert').filter({ hasText: /zona de objetivo|distar/ }).waitFor();
    await leave(page);
  });
});

describe('options of a new game', () => {
  for (const lang of ['en', 'es'])
    it(`are questions with answers in words: ${lang}`, { timeout: 100_000 }, async () => {
      const page = await visitor({ lang });
      await page.goto(`${base}/new`);
      for (const { id } of games) {
        await page.locator('#game').selectOption(id);
        await page.locator('details summary').first().click();
        const labels = await page.locator('details label[for^=o-]').allInnerTexts();
        assert.ok(labels.length >= 8, `${labels.length} options`);
        assert.deepEqual(labels.filter((label) => !label.endsWith('?')), []);
        const values = await page.locator('details select[id^=o-] option').allInnerTexts();
        assert.deepEqual(values.filter((value) => /^[a-z]+[A-Z]/.test(value)), []);
        await page.locator('details summary').first().click();
      }
      await leave(page);
    });
});

describe('sight', () => {
  for (const { id, now } of games)
    it(`is drawn and told: ${id}`, { timeout: 200_000 }, async () => {
      const page = await visitor();
      await playNow(page, now);
      await page.getByRole('button', { name: 'Sight' }).click();
      await still(page);
      const unit = async (side) => page.locator(`.unit.${side}`).first().getAttribute('data-unit');
      await drag(page, await middleOf(page, await unit('A')), await middleOf(page, await unit('B')));
      await page.locator('.tip.sight').waitFor();
      assert.match(await page.locator('.tip.sight').innerText(), /\d+ of \d+ models of .+ see/);
      assert.ok((await page.locator('line.look').count()) > 0);
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });
});

describe('a moment of a replay', () => {
  for (const { id, now } of games)
    it(`is played on, and opened in the referee: ${id}`, { timeout: 300_000 }, async () => {
      const page = await visitor();
      await playNow(page, now);
      await playOn(page, (given) => given.length >= 6);
      await page.locator('#tab-more').click();
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.locator('dialog').getByRole('button', { name: 'Confirm' }).click();
      await page.locator('.play[data-over=true]').waitFor();
      const match = new URL(page.url()).pathname.split('/').pop();
      await page.goto(`${base}/replay/${match}`);
      await page.locator('.replay').waitFor();
      const slider = page.getByRole('slider');
      await slider.press('End');
      await slider.press('ArrowLeft');
      await slider.press('ArrowLeft');
      await page.getByText('From this moment').click();
      await page.getByRole('button', { name: /referee/i }).click();
      await page.locator('.editor svg.table').waitFor();
      assert.equal(await page.locator('#r-game').inputValue(), id);
      await page.goBack();
      await page.locator('.replay').waitFor();
      await slider.press('End');
      await slider.press('ArrowLeft');
      await slider.press('ArrowLeft');
      await page.getByText('From this moment').click();
      await page.getByRole('button', { name: /Play on/i }).click();
      await page.waitForURL(/\/play\//);
      assert.ok(!page.url().includes(match), 'it is another game');
      await page.locator('.prompt').waitFor();
      await answer(page);
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });
});
