import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { base, leave, quit, visitor } from './browser.mjs';

after(quit);

const cards = (page) => page.locator('section.card');
const reckon = async (page, attackers = 1) => {
  await page.getByRole('button', { name: /^(Reckon|Calcular)$/ }).click();
  await cards(page).nth(attackers - 1).locator('svg').first().waitFor();
};
/** What a stranger sees who was given the link. */
async function shared(page, attackers) {
  const told = await cards(page).allInnerTexts();
  const other = await visitor();
  await other.goto(page.url());
  await cards(other).nth(attackers - 1).locator('svg').first().waitFor();
  assert.deepEqual(await cards(other).allInnerTexts(), told);
  await leave(other);
}
async function type(page, field, text) {
  await page.locator(`#${field}`).selectOption({ label: 'Type a profile…' });
  await page.locator(`#${field}-text`).fill(text);
}

describe('odds', () => {
  it('compare units of forces and typed ones in Regiments', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/odds`);
    await page.locator('#att-0').selectOption({ label: 'Wave Lancers' });
    await page.getByRole('button', { name: 'Compare another attacker' }).click();
    await type(page, 'att-1', 'Typed Pikes [10] Q4+ D4+ | Fearless | 10x Pike (A1, AP(1))');
    await page.locator('#target').selectOption({ label: 'Coal Levy' });
    await page.getByLabel('Against the flank').check();
    await reckon(page, 2);
    assert.match(await cards(page).nth(1).innerText(), /Typed Pikes[\s\S]*Wounds on Coal Levy/);
    await shared(page, 2);
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });

  it('say what else than wounds decides a melee; one side is charged; units of one name are numbered', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/odds`);
    await type(page, 'att-0', 'Lone Wolf [1] Q3+ D3+ | Tough(3) | Claws (A3)');
    await type(page, 'target', 'Deep Ranks [15] Q4+ D4+ | 15x Pike (A1)');
    await page.getByLabel('Against the flank').check();
    await page.getByLabel('Against the rear').check();
    assert.equal(await page.getByLabel('Against the flank').isChecked(), false);
    await reckon(page);
    assert.match(await cards(page).first().innerText(), /Deep Ranks: melee result: 0\.00 wounds caused on average \+ 3 for full rows/);
    await cards(page).first().getByText('Step by step', { exact: true }).click();
    assert.match(await cards(page).first().locator('pre').innerText(), /Lone Wolf: \d.*for Fear, before casualties/);
    const divers = page.locator('#att-0 option', { hasText: 'Reef Divers' });
    await divers.first().waitFor({ state: 'attached' });
    assert.deepEqual((await divers.allInnerTexts()).map((name) => name.trim()), ['Reef Divers', 'Reef Divers (2)']);
    assert.deepEqual(page.complaints, []);
    await leave(page);
  });

  it('say that a link is damaged', { timeout: 120_000 }, async () => {
    const page = await visitor({ lang: 'es', phone: true });
    await page.goto(`${base}/odds?q={bad`);
    await page.getByRole('alert').filter({ hasText: 'Este enlace está dañado' }).waitFor();
    await page.goto(`${base}/odds`);
    await page.locator('#att-0').waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    await leave(page);
  });

  for (const edition of ['1', '2'])
    it(`are reckoned for First Blood, edition ${edition}`, { timeout: 120_000 }, async () => {
      const page = await visitor();
      await page.goto(`${base}/odds`);
      await page.locator('#o-game').selectOption('first-blood');
      await page.locator('#o-edition').selectOption(edition);
      await page.locator('#att-0').selectOption({ label: 'Reef Spears' });
      await page.getByRole('button', { name: 'Compare another attacker' }).click();
      await type(page, 'att-1', '8x Typed Axes [M5 V0 C3 A1 W1 R3 D2 E0] infantry/medium 25mm | Cleave (1)');
      await page.locator('#target').selectOption({ label: 'Ember Zealots' });
      await page.getByLabel('Attacker inspired').check();
      await reckon(page, 2);
      assert.match(await cards(page).nth(1).innerText(), /Typed Axes[\s\S]*Wounds on Ember Zealots/);
      await cards(page).first().getByText('Step by step', { exact: true }).click();
      assert.match(await cards(page).first().locator('pre').innerText(), new RegExp(`edition ${edition}`));
      await cards(page).first().getByText('Step by step', { exact: true }).click();
      await shared(page, 2);
      await page.locator('#action').selectOption('morale');
      await page.getByLabel('Wounds to test morale for').fill('3');
      await page.getByRole('button', { name: 'Reckon' }).click();
      await page.waitForFunction(() => document.querySelectorAll('section.card').length === 1);
      assert.match(await cards(page).first().innerText(), /Ember Zealots: broken/);
      assert.deepEqual(page.complaints, []);
      await leave(page);
    });

  it('are reckoned for pools of Warcrow dice', { timeout: 120_000 }, async () => {
    const page = await visitor();
    await page.goto(`${base}/odds`);
    await page.locator('#o-game').selectOption('warcrow');
    await page.getByLabel('Dice', { exact: true }).fill('2 red, orange');
    await page.getByRole('button', { name: 'Compare another attacker' }).click();
    await page.getByLabel('Dice 2').fill('3 yellow');
    await reckon(page, 2);
    assert.match(await cards(page).nth(1).innerText(), /Successes/);
    await leave(page);
  });

  it('say in Spanish what is wrong, with the field', { timeout: 120_000 }, async () => {
    const page = await visitor({ lang: 'es', phone: true });
    await page.goto(`${base}/odds`);
    await page.locator('#att-0').selectOption({ label: 'Lanceros de las Olas' });
    await page.locator('#target').selectOption({ label: 'Leva del Carbón' });
    await page.getByLabel('Modelos que le quedan al atacante').fill('99');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await page.getByText(/Modelos que le quedan al atacante: 99 no está entre/).waitFor();
    await page.getByLabel('Modelos que le quedan al atacante').fill('');
    await reckon(page);
    assert.match(await cards(page).first().innerText(), /\d,\d %/);
    assert.doesNotMatch(await cards(page).first().innerText(), /\d\.\d/);
    assert.match(await cards(page).first().innerText(), /resultado del combate: \d,\d\d heridas/);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await leave(page);
  });
});
