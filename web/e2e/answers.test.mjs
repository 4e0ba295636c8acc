import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { answer, changed, drag, leave, middleOf, playNow, quit, standing, visitor } from './browser.mjs';

after(quit);

/** Plays on until a question is asked for which `found` holds; `instead` may give another answer than the first. */
async function until(page, found, instead = async () => false) {
  for (let i = 0; i < 400; i++) {
    const now = await standing(page);
    if (now.what === 'over') return null;
    if (now.what !== 'asked') await changed(page, now);
    else if (await found(now)) return now;
    else if (await instead(now)) await changed(page, now);
    else await answer(page);
  }
  return null;
}

/** The first of a few games in which it comes to that. */
async function met(game, found, instead) {
  for (let i = 0; i < 4; i++) {
    const page = await visitor();
    await playNow(page, game);
    const now = await until(page, (asked) => found(page, asked), instead && ((asked) => instead(page, asked)));
    if (now) return { page, now };
    await leave(page);
  }
  return assert.fail('in four games it never came to that');
}

describe('a charge', () => {
  const charging = (page, now) => now.question === 'ChooseCharge';
  async function charge(page, now) {
    const option = page.locator('.option', { hasText: /^Charge/ });
    if (now.question !== 'ChooseAction' || !(await option.count())) return false;
    await option.first().click();
    return true;
  }

  it('is dragged onto its target, with the odds, and the unit stands there afterwards', { timeout: 300_000 }, async () => {
    const { page, now } = await met(/Regiments/, charging, charge);
    const name = await page.locator('.prompt .option .label').first().innerText();
    const target = `B-${name.toLowerCase().replaceAll(' ', '-')}`;
    const from = await middleOf(page, now.unit);
    const to = await middleOf(page, target);
    await drag(page, from, to);
    const legal = page.locator('.verdict.legal');
    const near = page.getByRole('button', { name: 'nearest legal place' });
    await legal.or(near).first().waitFor();
    if (!(await legal.count())) await near.click();
    await legal.waitFor();
    await page.locator('.prompt', { hasText: 'Wounds' }).waitFor();
    assert.match(await page.locator('.prompt').innerText(), /Wins the melee/);
    // whom they are about stands above, what is counted on the left, the number alone on the right
    const about = await page.locator('.prompt .odds h4').allInnerTexts();
    assert.ok(about.length > 0 && about.every((who) => !/\d/.test(who)), about.join());
    const lines = await page.locator('.prompt .odds dt').allInnerTexts();
    assert.ok(lines.length > 0 && lines.every((line) => !/\d/.test(line) && !line.includes(name)), lines.join());
    for (const number of await page.locator('.prompt .odds dd').allInnerTexts()) assert.match(number, /^[\d.,]+( ?%| \(mostly \d+ to \d+\))?$/);
    await page.locator('.prompt .end button.main:enabled').click();
    await changed(page, now);
    if (await page.locator(`[data-unit="${now.unit}"] .hit`).count()) {
      const after = await middleOf(page, now.unit);
      const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
      assert.ok(apart(after, from) > 5, `from ${from} to ${after}: it went somewhere`);
      assert.ok(apart(after, to) < apart(from, to), `from ${from} to ${after}: it went towards ${to}`);
    } // else the melee, which the bot answers at once, has destroyed it
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });
});

describe('an answer of one\'s own', () => {
  const ofModels = async (page, now) => now.question === 'AllocateWounds' && (await page.locator('.prompt .parts').count()) > 0;

  it('is put together of single models, in the list or on the table', { timeout: 600_000 }, async () => {
    const { page, now } = await met(/First Blood.*1/, ofModels);
    const parts = page.locator('.prompt .parts');
    await parts.locator('summary').click();
    const models = parts.locator('button[aria-pressed]');
    const confirm = parts.locator('button.main');
    assert.ok(await confirm.isDisabled());
    await models.first().click();
    await parts.locator('.verdict').waitFor();
    assert.equal(await models.first().getAttribute('aria-pressed'), 'true');
    await parts.locator('.end button').last().click();
    assert.equal(await parts.locator('button[aria-pressed=true]').count(), 0);
    const bases = page.locator(`[data-unit="${now.unit}"] [data-model]`);
    for (let i = 0; i < (await bases.count()) && (await confirm.isDisabled()); i++) {
      const before = await parts.locator('button[aria-pressed=true]').count();
      await bases.nth(i).click({ force: true });
      if ((await parts.locator('button[aria-pressed=true]').count()) === before) continue;
      await parts.locator('.verdict[aria-busy=false]').waitFor();
      if (await confirm.isDisabled()) {
        assert.ok((await parts.locator('.verdict .rules a').count()) > 0, 'a refusal cites its rule');
        if (/turn of model/.test(await parts.locator('.verdict').innerText())) await bases.nth(i).click({ force: true });
      }
    }
    assert.ok(await confirm.isEnabled(), 'the models taken make up an answer');
    await confirm.click();
    await changed(page, now);
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });
});
