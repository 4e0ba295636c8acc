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
