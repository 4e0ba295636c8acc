import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { answer, base, changed, leave, playNow, playOn, quit, standing, visitor } from './browser.mjs';

after(quit);

async function concede(page) {
  await page.locator('#tab-more').click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.locator('.play[data-over=true]').waitFor();
  return new URL(page.url()).pathname.split('/').pop();
}

describe('a finished game', () => {
  it('is replayed, verified, and its luck shown', { timeout: 400_000 }, async () => {
    const page = await visitor();
    await playNow(page, /Regiments/);
    await playOn(page, (given) => given.length >= 10);
    const match = await concede(page);
    await page.goto(`${base}/replay/${match}`);
    await page.locator('.replay').waitFor();
    const slider = page.getByRole('slider');
    const before = await page.locator('.lines li').count();
    await slider.press('End');
    await page.waitForFunction((n) => document.querySelectorAll('.lines li').length > n, before);
    assert.ok((await page.locator('.unit').count()) > 4);
    await page.goto(`${base}/verify/${match}`);
    await page.getByText(/All \d+ dice of \d+ rolls/).waitFor();
    await page.getByText(/is the one whose hash was shown/).waitFor();
    await page.getByText(/What this browser added to the seed is in it/).waitFor();
    await page.goto(`${base}/luck/${match}`);
    await page.locator('tbody tr').first().waitFor();
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });
});

describe('an agreed correction', () => {
  it('is consented to by a bot and stands in the log', { timeout: 200_000 }, async () => {
    const page = await visitor();
    await playNow(page, /Regiments/);
    await page.locator('#tab-more').click();
    await page.getByRole('button', { name: 'We agree otherwise' }).click();
    const dialog = page.locator('dialog');
    await dialog.getByLabel('Inches from the south').fill('8');
    await dialog.getByLabel('Why').fill('The table was nudged');
    const before = await page.locator('.play').getAttribute('data-seq');
    await dialog.getByRole('button', { name: 'Ask the other side' }).click();
    await page.waitForFunction((seq) => document.querySelector('.play')?.dataset.seq !== seq && !document.querySelector('dialog'), before);
    await page.locator('#tab-log').click();
    await page.getByText(/correct|agree/i).first().waitFor();
    await leave(page);
  });
});

describe('a shared screen', () => {
  it('is covered by a curtain before anything only one side may see', { timeout: 300_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/new`);
    await page.locator('#game').selectOption('first-blood');
    await page.getByLabel('Somebody at this screen').check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/play\//);
    let curtains = 0;
    for (let i = 0; i < 80 && curtains < 2; i++) {
      const now = await standing(page);
      if (now.what === 'curtain') {
        curtains++;
        assert.equal(await page.locator('svg.table').count(), 0, 'the table is covered');
        assert.equal(await page.locator('.log').count(), 0, 'the log is covered');
        await page.locator('.curtain button').click();
        await page.locator('.curtain').waitFor({ state: 'detached' });
      } else if (now.what === 'asked') await answer(page);
      else await changed(page, now);
    }
    assert.ok(curtains >= 2);
    await leave(page);
  });
});

describe('odds', () => {
  it('are reckoned for several attackers and shared as a link', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/odds`);
    await page.locator('#att-0').selectOption({ label: 'Wave Lancers' });
    await page.getByRole('button', { name: 'Compare another attacker' }).click();
    await page.locator('#att-1').selectOption({ label: 'Crab Riders' });
    await page.locator('#target').selectOption({ label: 'Coal Levy' });
    await page.getByRole('button', { name: 'Reckon' }).click();
    await page.locator('section.card svg').nth(1).waitFor();
    const first = await page.locator('section.card').first().innerText();
    await page.goto(page.url());
    await page.locator('section.card svg').nth(1).waitFor();
    assert.equal(await page.locator('section.card').first().innerText(), first);
    await leave(page);
  });
});

describe('the referee', () => {
  const disputes = [
    { game: 'regiments', name: 'hits that were scored', file: 'game: regiments\ndo: {kind: hits, hits: 4, ap: 2, cover: yes, target: {id: Y, models: 10, defense: 4+}}\ndice: [6, 5, 4, 1]', says: /2 wounds/ },
    { game: 'regiments', name: 'who lost the melee', file: 'game: regiments\ndo: {kind: melee-result, charger: X, target: Y, chargerWounds: 3, targetWounds: 1}\nunits:\n  - {id: X, side: A, models: 5, of: 5, quality: 4}\n  - {id: Y, side: B, models: 4, of: 10, quality: 4, rules: [Fearless], shaken: yes}\ndice: [3]', says: /X|Y/ },
    { game: 'regiments', name: 'a charge', file: "game: regiments\nunits:\n  - {id: X, side: A, models: 5, quality: 4+, weapons: ['Spear (A1)'], at: [20, 10], facing: 0}\n  - {id: Y, side: B, models: 5, quality: 4+, defense: 4+, at: [20, 18], facing: 180}\ndo: {kind: charge, charger: X, target: Y}\ndice: {hit: [5, 4, 3, 6, 1], defense: [4, 2, 6], morale: 5}", says: /charge/i },
  ];
  for (const { game, name, file, says } of disputes)
    it(`settles ${name}`, { timeout: 120_000 }, async () => {
      const page = await visitor({ phone: true });
      await page.goto(`${base}/referee?${new URLSearchParams({ game, file })}`);
      await page.locator('section.card li').first().waitFor();
      assert.match(await page.locator('section.card').innerText(), says);
      assert.ok(await page.locator('section.card .rules a').count());
      await leave(page);
    });

  for (const game of ['regiments', 'first-blood'])
    it(`settles templates of ${game} as they are offered`, { timeout: 120_000 }, async () => {
      const page = await visitor({ phone: true });
      await page.goto(`${base}/referee?game=${game}`);
      const kinds = page.locator('#r-kind option:not([value=""])');
      await kinds.first().waitFor({ state: 'attached' });
      for (let i = 0; i < 3; i++) {
        await page.locator('#r-kind').selectOption(await kinds.nth(i).getAttribute('value'));
        await page.getByRole('button', { name: 'Settle it' }).click();
        await page.getByRole('heading', { name: 'This is what happens' }).waitFor();
      }
      await leave(page);
    });
});

describe('a force', () => {
  it('is typed, checked while typing, saved, and offered in a new game', { timeout: 200_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/forces/new`);
    await page.locator('#f-text').fill('++ Coast watch [250/750pts] ++\n\nDock Guard [10] Q4+ D4+ | 150pts | Fearless\n10x Spear (A1, Counter)\n\nGull Archers [5] Q4+ D5+ | 100pts\n5x Long bow (30", A1), 5x Knife (A1)\n');
    await page.getByText('250 points').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/forces\/(?!new)/);
    await page.goto(`${base}/new`);
    await page.locator('#game').selectOption('regiments');
    const own = page.locator('#force-a option', { hasText: 'Coast watch' });
    await own.waitFor({ state: 'attached' });
    await page.locator('#force-a').selectOption(await own.getAttribute('value'));
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.prompt').waitFor();
    await page.locator('#tab-units').click();
    await page.getByText('Dock Guard').first().waitFor();
    await leave(page);
  });
});
