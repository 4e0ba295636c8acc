import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { answer, base, changed, leave, playNow, playOn, quit, standing, visitor } from './browser.mjs';

after(quit);

const asked = async (page) => {
  for (let now = await standing(page); now.what !== 'asked' && now.what !== 'over'; now = await standing(page)) await changed(page, now);
  return standing(page);
};

describe('coming back', () => {
  it('finds the game where it stood after a reload', { timeout: 300_000 }, async () => {
    const page = await visitor();
    await playNow(page, /Regiments/);
    await playOn(page, (given) => given.length >= 4);
    const before = await asked(page);
    const text = await page.locator('#prompt-text').innerText();
    await page.reload();
    const after = await asked(page);
    assert.equal(after.number, before.number);
    assert.equal(await page.locator('#prompt-text').innerText(), text);
    await leave(page);
  });

  it('lists the game among my games, and whose answer is awaited', { timeout: 300_000 }, async () => {
    const page = await visitor();
    await playNow(page, /Regiments/);
    const match = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'My games' }).click();
    await page.locator('main').getByText('Your answer is awaited').first().waitFor();
    assert.ok(await page.locator(`a[href="${match}"]`).count());
    await leave(page);
  });
});

describe('the list of units', () => {
  for (const [game, lang, profile, wounds, where] of [
    [/Regiments/, 'en', /Quality \d\+ · Defense \d\+/, /^\d+ of \d+ wounds? left$/, /\d"/],
    [/First Blood.*2/, 'es', /M \d+ · V \d+ · C \d+ · A \d+ · H \d+ · R \d+/, /^quedan? \d+ de \d+ heridas?$/, /\d"/],
  ])
    it(`shows what players look up, profile and wounds: ${lang}`, { timeout: 200_000 }, async () => {
      const page = await visitor({ lang, phone: lang === 'es' });
      await playNow(page, game);
      await page.locator('#tab-units').click();
      const units = page.locator('#panel button.unit');
      const profiles = await units.locator('.profile').allInnerTexts();
      assert.equal(profiles.length, await units.count());
      for (const one of profiles) {
        assert.match(one, profile);
        assert.doesNotMatch(one, where);
        assert.doesNotMatch(one, /wounds|heridas/i, 'they are told once, below');
      }
      const left = await units.locator('.wounds').allInnerTexts();
      assert.ok(left.length > 0, 'somebody takes several wounds');
      for (const one of left) assert.match(one, wounds);
      await units.first().click();
      await units.first().locator('xpath=..').locator('.unit-card').waitFor();
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });
});

describe('taking back', () => {
  it('asks the same question again as long as no dice have fallen', { timeout: 300_000 }, async () => {
    const page = await visitor();
    await playNow(page, /Regiments/);
    const before = await asked(page);
    const text = await page.locator('#prompt-text').innerText();
    await answer(page);
    await asked(page);
    assert.notEqual(await page.locator('#prompt-text').innerText(), text);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.waitForFunction((t) => document.querySelector('#prompt-text')?.innerText === t, text);
    assert.equal((await standing(page)).question, before.question);
    await leave(page);
  });
});

describe('two browsers', () => {
  it('meet in an invited game, and each answers only for its own side', { timeout: 400_000 }, async () => {
    const ana = await visitor();
    await ana.goto(`${base}/new`);
    await ana.locator('#game').selectOption('regiments');
    await ana.getByLabel('invitation link').check();
    await ana.getByRole('button', { name: 'Begin' }).click();
    const invite = await ana.getByLabel('Address').inputValue();
    assert.match(invite, /\/seat\//);
    await ana.getByRole('link', { name: 'To the table' }).click();
    const ben = await visitor({ lang: 'es' });
    await ben.goto(invite);
    await ben.waitForURL(/\/play\//);
    await ana.locator('.play').waitFor();
    await ben.locator('.play').waitFor();
    await Promise.race([ana.locator('.prompt').waitFor(), ben.locator('.prompt').waitFor()]);
    for (let i = 0; i < 6; i++) {
      const [a, b] = [await standing(ana), await standing(ben)];
      if (a.what === 'asked') {
        assert.match(await ana.locator('#prompt-text .side').innerText(), /A/);
        await answer(ana);
      } else if (b.what === 'asked') {
        assert.match(await ben.locator('#prompt-text .side').innerText(), /B/);
        await answer(ben);
      } else await Promise.race([changed(ana, a), changed(ben, b)]);
    }
    await ana.locator('#tab-talk').click();
    await ana.getByLabel('Write a message').fill('Good luck!');
    await ana.keyboard.press('Enter');
    await ben.locator('#tab-talk').click();
    await ben.getByText('Good luck!').waitFor();
    assert.deepEqual([...ana.complaints, ...ben.complaints], []);
    await leave(ana);
    await leave(ben);
  });
});
