import type { Browser, Locator, Page } from '@playwright/test';
import { expect, introduceOneself, PHONE, test, turnToFarDay, type Visitor } from './journey.ts';

const TAKEN = 'Este horário acabou de ser ocupado. Selecione outro horário.';
const TICIANA = { name: 'Ticiana Reis', phone: '11988040001' };
const URSULA = { name: 'Úrsula Prates', phone: '11988040002' };

test('two choose the same time at once: one has it, the other reads so', async ({
  page,
  browser,
}) => {
  const rival = await newVisitor(browser);
  await Promise.all([lookForTimes(page, TICIANA), lookForTimes(rival, URSULA)]);
  const time = await lastTime(page).innerText();
  expect(await lastTime(rival).innerText()).toBe(time);

  await Promise.all([lastTime(page).click(), lastTime(rival).click()]);
  const [winner, loser] = await apart([page, rival], heldClock, takenSentence);

  await test.step('the time is no longer offered, and another one is', async () => {
    await expect(times(loser).first()).toBeVisible();
    await expect(times(loser).filter({ hasText: time })).toHaveCount(0);
    await lastTime(loser).click();
    await expect(heldClock(loser)).toBeVisible();
  });
  await Promise.all([winner, loser].map(confirmedBy));
  await rival.context().close();
});

test('two who hold nothing confirm the same time at once: one has it', async ({
  page,
  browser,
}) => {
  const rival = await newVisitor(browser);
  const both = [page, rival] as const;
  // As for somebody whose reservation did not reach the server, or is long over.
  for (const one of both) await one.route('**/holds', (route) => route.fulfill({ status: 503 }));
  await Promise.all([
    lookForTimes(page, { ...TICIANA, phone: '11988040003' }),
    lookForTimes(rival, { ...URSULA, phone: '11988040004' }),
  ]);
  const time = await lastTime(page).innerText();
  await Promise.all(both.map((one) => times(one).filter({ hasText: time }).click()));
  await Promise.all(both.map((one) => confirmButton(one).click()));

  const [, loser] = await apart(both, done, takenSentence);
  await expect(times(loser).first()).toBeVisible();
  await expect(times(loser).filter({ hasText: time })).toHaveCount(0);
  await rival.context().close();
});

async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE);
  return context.newPage();
}

/** Up to the times of a day far ahead, where the demonstration has nothing yet. */
async function lookForTimes(page: Page, visitor: Visitor): Promise<void> {
  await page.goto('/b/salao-demo');
  await introduceOneself(page, visitor);
  await page.getByRole('button', { name: 'Rafael Lacerda' }).click();
  await page.getByRole('checkbox', { name: /^Corte masculino/ }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await turnToFarDay(page);
}

/** Which of the two got which answer: one each. */
async function apart(
  pages: readonly [Page, Page],
  won: (page: Page) => Locator,
  lost: (page: Page) => Locator,
): Promise<[winner: Page, loser: Page]> {
  const [one, other] = pages;
  for (const page of pages) await expect(won(page).or(lost(page)).first()).toBeVisible();
  const [winner, loser] = (await won(one).isVisible()) ? [one, other] : [other, one];
  await expect(won(winner)).toBeVisible();
  await expect(lost(loser).first()).toBeVisible();
  await expect(won(loser)).toHaveCount(0);
  return [winner, loser];
}

async function confirmedBy(page: Page): Promise<void> {
  await confirmButton(page).click();
  await expect(done(page)).toBeVisible();
}

function times(page: Page): Locator {
  return page.getByRole('region', { name: /^Horários de/ }).getByRole('button');
}

function lastTime(page: Page): Locator {
  return times(page).last();
}

function heldClock(page: Page): Locator {
  return page.getByText(/^Horário reservado por/);
}

function takenSentence(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: TAKEN });
}

function confirmButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Confirmar Agendamento' });
}

function done(page: Page): Locator {
  return page.getByRole('heading', { name: 'Agendamento Confirmado!' });
}
