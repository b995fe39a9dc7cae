import type { Page } from '@playwright/test';
import { expect, OURS, signIn } from './journey.ts';

export type Salon = {
  /** Its address for those who book online. */
  slug: string;
  professionalId: string;
  serviceId: string;
  /** Where the phones of the simulator speak with its number. */
  line: string;
};

const ZONE = 'America/Sao_Paulo';
const PASSWORD = 'demo1234';
/** Somebody is there at every hour, so that a journey can begin at any. */
const EVERY_DAY = { weekdays: [0, 1, 2, 3, 4, 5, 6], hours: { from: 0, until: 24 * 60 } };

/**
 * A salon of one journey alone, and its owner signed in: what becomes of its number and its clients meets
 * no other journey. Straight through the server; signing up has journeys of its own.
 */
export async function foundSalon(page: Page, name: string, screen = '/dashboard'): Promise<Salon> {
  const email = `${Math.random().toString(36).slice(2)}@salao.test`;
  const company = { name, email, document: '11222333000181', phone: '11987654321' };
  const owner = { name: 'Dona Lígia', email, password: PASSWORD, company };
  const { companyId } = await post(page, '/sign-up', owner);
  await signIn(page, email, screen);
  const offered = { name: 'Corte', durationMinutes: 30, priceCents: 8000 };
  await post(page, '/services/ready-made', { services: [offered] });
  const person = { name: 'Lia Prado', commissionBasisPoints: null, ...EVERY_DAY };
  const { ids } = await post(page, '/professionals/first-team', { people: [person] });
  const { slug } = await read(page, '/company');
  const [service] = await read(page, `/public/companies/${slug}/services?professionalId=${ids[0]}`);
  const line = `/whatsapp-simulado/empresa_${companyId}`;
  return { slug, professionalId: ids[0], serviceId: service.id, line };
}

/** Pairs a phone with it, and lets it write at any hour. */
export async function connectNumber(page: Page, { line }: Salon): Promise<void> {
  const settings = await read(page, '/messaging-settings');
  await put(page, '/messaging-settings', { ...settings, quietFrom: '00:00', quietUntil: '00:00' });
  await post(page, '/whatsapp/connection/connect', {});
  await playPhone(page, line, { acao: 'parear', telefone: newPhone(), nome: 'Salão' });
  await expect.poll(async () => (await read(page, '/whatsapp/connection')).state).toBe('connected');
}

/** A phone is one company's, and journeys share a server. */
function newPhone(): string {
  return `1197${Math.random().toFixed(7).slice(2)}`;
}

type Automation =
  | 'appointment_created'
  | 'appointment_reminder_24h'
  | 'appointment_cancelled'
  | 'birthday_message';

export async function switchOn(page: Page, ...automations: Automation[]): Promise<void> {
  const on = { enabled: true, templateId: null };
  await put(
    page,
    '/message-automations',
    Object.fromEntries(automations.map((automation) => [automation, on])),
  );
}

export type Known = { name: string; phone: string; email?: string; birthDate?: string };

/** Somebody in the book; `accepts` what the salon advertises, said at the counter. */
export async function keepClient(
  page: Page,
  client: Known,
  { accepts }: { accepts: boolean },
): Promise<string> {
  const { id } = await post(page, '/clients', { email: '', ...client });
  if (accepts) await post(page, `/clients/${id}/consents`, { granted: true, source: 'counter' });
  return id;
}

/** For somebody of the book, that many days from now, at noon. */
export async function bookVisit(
  page: Page,
  { professionalId, serviceId }: Salon,
  { clientId, days }: { clientId: string; days: number },
): Promise<{ id: string; date: string }> {
  const date = Temporal.Now.plainDateISO(ZONE).add({ days });
  const startTime = date.toZonedDateTime({ timeZone: ZONE, plainTime: '12:00' }).toInstant();
  const { id } = await post(page, '/appointments', {
    clientId,
    professionalId,
    serviceIds: [serviceId],
    startTime: startTime.toString(),
  });
  return { id, date: date.toString() };
}

/** What somebody's phone shows of its conversation with the salon. */
export function chatOf({ line }: Salon, phone: string): string {
  return `${line}/55${phone}`;
}

/** As a form of the simulator's pages does. */
export async function playPhone(
  page: Page,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const answer = await page.request.post(path, { headers: OURS, form });
  expect(answer.ok()).toBe(true);
}

/** It arrives some time after it was written: a phone is looked at until it does. */
export async function expectOnPhone(page: Page, chat: string, words: string | RegExp) {
  const shown = async () => (await page.request.get(chat)).text();
  const asked =
    typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
  await expect.poll(shown, { timeout: 90_000 }).toEqual(asked);
}

export async function read(page: Page, path: string) {
  return (await page.request.get(`/api/v1${path}`)).json();
}

export async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/api/v1${path}`, { headers: OURS, data });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}

export async function put(page: Page, path: string, data: object) {
  const answer = await page.request.put(`/api/v1${path}`, { headers: OURS, data });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}
