import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { base, leave, quit, visitor } from './browser.mjs';

after(quit);

const LIST = `# mine
Marshal Oda [1] Q3+ D3+ | 90pts | Hero, Tough(3), Devout
2x Sword (A2)
| Joined to:
Long Pikes [10] Q4+ D5+ | 150pts | Strider
10x Pike (A1)`;

async function save(page, text) {
  await page.goto(`${base}/forces/new`);
  await page.locator('#f-text').fill(text);
  await page.locator('button.main:enabled').click();
  await page.waitForURL(/\/forces\/(?!new)/);
  return new URL(page.url()).pathname;
}

describe('a list of one\'s own', () => {
  for (const lang of ['en', 'es'])
    it(`without a name line is kept as it was written, and offered in a new game: ${lang}`, { timeout: 120_000 }, async () => {
      const page = await visitor({ lang });
      const path = await save(page, LIST);
      await page.goto(base + path);
      await page.waitForFunction(() => document.querySelector('#f-text')?.value.length > 0);
      assert.equal(await page.locator('#f-text').inputValue(), LIST);
      await page.goto(`${base}/forces`);
      await page.locator(`a[href="${path}"]`, { hasText: 'Marshal Oda' }).waitFor();
      await page.goto(`${base}/new`);
      await page.locator('#force-a option', { hasText: '★ Marshal Oda' }).waitFor({ state: 'attached' });
      await leave(page);
    });

  it('of First Blood is read in the edition that it names', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/forces/new`);
    await page.getByLabel('Game').selectOption('first-blood');
    await page.locator('#f-text').fill('Edition: 1\n8x Reef Spears [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | 110pts');
    await page.locator('option:checked', { hasText: 'the one named in the list: Edition 1' }).waitFor({ state: 'attached' });
    assert.equal(await page.locator('.verdict').getByText('read as one of edition').count(), 0);
    await page.locator('button.main:enabled').click();
    await page.waitForURL(/\/forces\/(?!new)/);
    await page.goto(`${base}/forces`);
    await page.locator('li', { hasText: 'Reef Spears' }).getByText('First Blood · 1').waitFor();
    await leave(page);
  });

  for (const [sample, game] of [['salt-march', 'regiments'], ['drowned-stair', 'first-blood'], ['grey-vigil', 'warcrow']])
    it(`copied from a sample is the same as text, as a form and as text again: ${game}`, { timeout: 120_000 }, async () => {
      const page = await visitor({ lang: 'es' });
      const written = async () => (await page.waitForFunction(() => document.querySelector('#f-text')?.value || null)).jsonValue();
      await page.goto(`${base}/forces/${sample}`);
      const text = await written();
      await page.locator('.verdict .notice').first().waitFor();
      await page.locator('button.main:enabled').click();
      await page.waitForURL((url) => !url.pathname.endsWith(sample));
      await page.reload();
      assert.equal(await written(), text);
      const units = await page.getByRole('button', { name: 'Como formulario' }).click().then(() => page.locator('details.card').count());
      assert.ok(units > 1);
      // something is changed in the form, and changed back
      const name = page.locator('#f-name');
      const called = await name.inputValue();
      for (const now of [`${called} II`, called]) {
        const checked = page.waitForResponse((answer) => answer.url().includes('/api/forces/check'));
        await name.fill(now);
        assert.deepEqual((await (await checked).json()).problems.filter((problem) => problem.error), []);
      }
      const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.locator('button.main:enabled').click();
      await kept;
      await page.reload();
      assert.equal(await written(), text);
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });

  it('that can no longer be read is shown as such, opened with what was written, and deleted', { timeout: 120_000 }, async () => {
    const page = await visitor();
    const path = await save(page, LIST);
    const id = path.split('/').pop();
    // as a list that an older program kept
    let broken = true;
    const trouble = 'What is kept as this list cannot be read.';
    const spoil = (force) => ({ ...force, name: 'A list that cannot be read', points: 0, units: [], trouble, text: 'Marshal [', written: true, force: undefined });
    await page.route(/\/api\/forces(\?|$)/, async (route) => {
      const answer = await route.fetch();
      const { forces } = await answer.json();
      await route.fulfill({ response: answer, json: { forces: forces.map((force) => (broken && force.id === id ? spoil(force) : force)) } });
    });
    await page.route(new RegExp(`/api/forces/${id}(\\?|$)`), async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, json: spoil(await answer.json()) });
    });
    await page.goto(`${base}/forces`);
    await page.locator('li', { has: page.locator(`a[href="${path}"]`) }).getByText(trouble).waitFor();
    assert.ok((await page.locator('.list').nth(1).locator('li').count()) > 5, 'the others are there');
    await page.locator(`a[href="${path}"]`).click();
    await page.getByRole('alert').getByText(trouble).waitFor();
    assert.equal(await page.locator('#f-text').inputValue(), 'Marshal [');
    assert.equal(await page.locator('button.main').isDisabled(), true, 'what cannot be read is not saved');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.locator('dialog button.main').click();
    await page.waitForURL(/\/forces$/);
    broken = false;
    await page.locator(`a[href="${path}"]`).waitFor({ state: 'detached' });
    await page.locator('.list li').nth(1).waitFor();
    await leave(page);
  });

  it('that is deleted is gone at once, however long the others take to be fetched', { timeout: 120_000 }, async () => {
    const page = await visitor();
    const path = await save(page, LIST);
    await page.goto(`${base}/forces`);
    await page.locator(`a[href="${path}"]`).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    let goOn;
    const slowly = new Promise((done) => (goOn = done));
    await page.route(/\/api\/forces(\?|$)/, async (route) => (await slowly, await route.continue()));
    await page.locator('dialog button.main').click();
    await page.waitForURL(/\/forces$/);
    await page.locator('.list li').nth(1).waitFor();
    assert.equal(await page.locator(`a[href="${path}"]`).count(), 0);
    const fetched = page.waitForResponse(/\/api\/forces(\?|$)/);
    goOn();
    await (await fetched).finished();
    assert.equal(await page.locator(`a[href="${path}"]`).count(), 0);
    await leave(page);
  });

  it('that is changed in the form comes back as a text that is understood, with its hero', { timeout: 120_000 }, async () => {
    const page = await visitor();
    const path = await save(page, LIST);
    await page.goto(base + path);
    await page.getByRole('button', { name: 'As a form' }).click();
    await page.locator('#f-name').fill('The Long Watch');
    await page.locator('.verdict .notice, .verdict .alert').first().waitFor();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.locator('button.main:enabled').click();
    await saved;
    await page.goto(base + path);
    await page.waitForFunction(() => document.querySelector('#f-text')?.value.includes('++ The Long Watch'));
    assert.match(await page.locator('#f-text').inputValue(), /Joined to:/);
    const again = page.waitForResponse((answer) => answer.url().includes('/api/forces/check'));
    await page.locator('#f-text').press('End');
    await page.locator('#f-text').pressSequentially(' ');
    const check = await (await again).json();
    assert.deepEqual(check.problems.filter((problem) => problem.error), []);
    assert.ok(check.force.units.some((unit) => unit.joins), 'the hero is still with his unit');
    await leave(page);
  });
});
