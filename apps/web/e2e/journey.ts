import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { guardPresses } from './reachable.ts';
import { emptyPort, ownPort } from './systems.ts';

export { expect, expectAccessible };

/** As a phone draws and is touched: in a narrow window of a computer a page can hide its faults. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
export const DESKTOP = { viewport: { width: 1280, height: 860 } };

/** The system on which nobody has signed up yet. */
export const EMPTY_SYSTEM = `http://localhost:${emptyPort}`;

/** What a journey asks for past the page says, like the page, that it comes from ours. */
export const OURS = { origin: `http://localhost:${ownPort}` };

type Journey = {
  /** Statuses of refusals that are part of a journey, besides the ones that are part of many. */
  refusals: number[];
  /** Signs in as one of the demonstration's people, and opens their first screen or the one asked for. */
  signIn: (email: string, screen?: string) => Promise<void>;
};

/**
 * Every journey also fails when the browser complains about a script or the security policy, and when it
 * presses what no key gets to.
 */
export const test = base.extend<Journey & { noComplaints: undefined }>({
  refusals: [[], { option: true }],
  noComplaints: [
    async ({ page, refusals }, use) => {
      guardPresses(page.locator('html'));
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!isExpectedRefusal(text, refusals)) complaints.push(text);
      };
      page.on('pageerror', (error) => note(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use((email, screen) => signIn(page, email, screen));
  },
});

/** Straight through the server; the form itself has journeys of its own. */
export async function signIn(page: Page, email: string, screen = '/'): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', {
    headers: OURS,
    data: { email, password: 'demo1234' },
  });
  expect(answer.status()).toBe(200);
  await page.goto(screen);
  // Whoever is in is led on from the landing page.
  await expect(page).not.toHaveURL('/');
}

/** By the menu; on a phone it waits behind the last of the tabs. */
export async function openArea(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const more = page.getByRole('button', { name: 'Mais', exact: true });
  await expect(menu.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

type InPage = { __TSR_ROUTER__?: Router };
type Router = {
  navigate(to: { href: string }): Promise<void>;
  state: { isLoading: boolean; location: Place; resolvedLocation?: Place };
};
type Place = { href: string };

/** As a link inside of the application does: to load it anew for each screen takes five times as long. */
export async function openScreen(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => (window as InPage).__TSR_ROUTER__?.navigate({ href: to }), href);
  await page.waitForFunction(() => {
    const state = (window as InPage).__TSR_ROUTER__?.state;
    return state && !state.isLoading && state.resolvedLocation?.href === state.location.href;
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The first step of signing up. */
export async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome completo').fill('Ana Lima');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('girassol123');
  await page.getByLabel('Confirmar senha').fill('girassol123');
  await page.getByRole('button', { name: 'Próximo' }).click();
}

/** The second step of signing up. */
export async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel('Nome da empresa').fill('Studio Ana Lima');
  await page.getByRole('textbox', { name: 'CNPJ' }).pressSequentially('11222333000181');
  await page.getByLabel('Telefone da empresa').pressSequentially('11987654321');
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

/** Opens a list of choices and takes one, by finger where there is one. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const press = (await page.evaluate(() => navigator.maxTouchPoints > 0)) ? 'tap' : 'click';
  await page.getByRole('combobox', { name: label })[press]();
  await page.getByRole('option', { name: option, exact: true })[press]();
}

const SALON = '/api/v1/public/companies/salao-demo';

export type Wish = { professional: string; services: readonly string[] };
export type Visitor = { name: string; phone: string };
type Named = { id: string; name: string };
type Time = { startTime: string; endTime: string };

/** The times of the last day that can be booked online: the demonstration has nothing there yet. */
export async function timesFarAhead(page: Page, wish: Wish) {
  const read = async (path: string) => (await page.request.get(`${SALON}${path}`)).json();
  const people: Named[] = await read('/professionals');
  const professionalId = people.find(({ name }) => name === wish.professional)?.id ?? '';
  const offered: Named[] = await read(`/services?professionalId=${professionalId}`);
  const serviceIds = wish.services.map((wished) => offered.find(({ name }) => name === wished)?.id);
  const choice = `professionalId=${professionalId}&serviceIds=${serviceIds.join()}`;
  const days: { date: string; available: boolean }[] = await read(`/days?${choice}`);
  const date = days.findLast(({ available }) => available)?.date ?? '';
  const times: Time[] = await read(`/slots?${choice}&date=${date}`);
  return { professionalId, serviceIds, date, times };
}

/** Takes what stands in the menu of a page: a file, an order, paper. */
export async function chooseMore(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** It waits in the menu of the agenda. */
export async function openBlocking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Bloquear horário' }).click();
}

/** The wide flow: on a phone it waits in the menu of the agenda. */
export async function openBooking(page: Page): Promise<void> {
  const name = 'Novo agendamento';
  const more = page.getByRole('button', { name: 'Mais opções' });
  await expect(more).toBeVisible();
  if (await page.getByRole('button', { name }).isVisible()) {
    await page.getByRole('button', { name }).click();
    return;
  }
  await more.click();
  await page.getByRole('menuitem', { name }).click();
}

/** Straight through the server; the wizard has journeys of its own. */
export async function bookOnline(page: Page, wish: Wish, { name, phone }: Visitor) {
  const { times, date, ...choice } = await timesFarAhead(page, wish);
  const data = { ...choice, clientName: name, clientPhone: phone, startTime: times[0]?.startTime };
  const answer = await page.request.post(`${SALON}/appointments`, { headers: OURS, data });
  expect(answer.status()).toBe(201);
  const { manageUrl } = await answer.json();
  return { date, ownPage: new URL(manageUrl).pathname };
}

/** The first step of booking online, for somebody whom the salon does not know. */
export async function introduceOneself(page: Page, { name, phone }: Visitor): Promise<void> {
  const field = page.getByLabel('Telefone com DDD');
  const begin = page.getByRole('button', { name: 'Agendar', exact: true });
  // The cover comes first, unless somebody was through it already.
  await expect(field.or(begin)).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await field.click();
  await page.keyboard.type(phone);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Seu nome')).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** In the calendar of whoever books or moves: so far ahead that much is free. */
export async function turnToFarDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  const days = page.getByRole('grid').getByRole('button', { disabled: false });
  const day = await days.last().innerText();
  await days.last().click();
  const times = page.getByRole('region', { name: new RegExp(`^Horários de .*, ${day} de`) });
  await expect(times.getByRole('button').first()).toBeVisible();
}

/** A number that nobody in the demonstration has; each journey has a place of its own. */
export function unusedPhone(place: number, { viewport }: typeof DESKTOP): string {
  return `11988${String(place).padStart(2, '0')}${String(viewport.width).padStart(4, '0')}`;
}

/** By as many keys as it takes. */
export async function tabTo(target: Locator): Promise<void> {
  // What is drawn may be its label.
  await expect(target).toBeAttached();
  await expect(async () => {
    await target.page().keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/** By the keyboard, from wherever it stands. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** What a notice says; then it is put away, so that it hides nothing from the next click. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: text });
  await expect(notice).toBeVisible();
  const close = notice.getByRole('button', { name: 'Fechar aviso' });
  // It may go by itself just now.
  await close.click({ timeout: 4000 }).catch(() => undefined);
  await expect(notice).toHaveCount(0);
}

/** Nor is the page drawn smaller than it is, which is how a phone hides one that is too wide. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const drawn = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { beyondTheEdge: scrollWidth - clientWidth, scale: visualViewport?.scale };
  });
  expect(drawn).toEqual({ beyondTheEdge: 0, scale: 1 });
}

/** Fields, switches and icons beside one another are as high as a thumb needs. */
export async function expectRoomForThumbs(page: Page): Promise<void> {
  const controls = [
    '.mantine-Input-input',
    '.mantine-SegmentedControl-root',
    '.mantine-ActionIcon-root',
  ];
  const low = await page
    .locator('main')
    .locator(controls.join(', '))
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  expect(low).toEqual([]);
}

/** The browser itself logs every answer of 4xx; these are part of the journeys. */
function isExpectedRefusal(text: string, wanted: readonly number[]): boolean {
  const statuses = [401, 409, 503, ...wanted].map((status) => `status of ${status}`);
  // What a style that is refused is to the screen that asked for it: its status was looked at before.
  const others = ['Unable to preload CSS', 'Service Unavailable', 'ERR_INTERNET_DISCONNECTED'];
  return [...statuses, ...others].some((words) => text.includes(words));
}

/** Nobody is kept out, and nothing is cut off. */
export async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

type OpenDrawer = { id: string; expected: { key: string; expectedCents: number }[] };

/** Whatever another journey left open, without the screens that have a journey of their own. */
export async function closeDrawer(page: Page): Promise<void> {
  const text = await (await page.request.get('/api/v1/cash/session')).text();
  const open: OpenDrawer | null = text === '' ? null : JSON.parse(text);
  if (!open) return;
  const expected = open.expected.map(({ key, expectedCents }) => ({ key, expectedCents }));
  const counts = expected.map(({ key }) => ({ key, countedCents: 0 }));
  const data = { counts, expected, notes: 'Não contado' };
  const closed = await page.request.post(`/api/v1/cash/sessions/${open.id}/close`, {
    headers: OURS,
    data,
  });
  expect(closed.status()).toBe(200);
}
