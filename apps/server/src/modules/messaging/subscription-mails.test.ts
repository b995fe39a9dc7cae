import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { announceFor, type EventName, type Events } from '../../foundation/jobs/events.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { subscriptionMailJobs } from './subscription-mails.jobs.ts';
import { welcomeJobs } from './welcome.jobs.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
const tab = 'http://localhost:3000/dashboard/settings?tab=subscription';
let clinic: CompanyStory;
let told = 0;

beforeEach(async () => {
  told += 1;
  // In Manaus, where the day begins an hour later than in São Paulo.
  const owner = { name: 'Dra. Lu', email: `lu-${told}@clinica.test` };
  clinic = await world.tell.company('Clínica', owner, { timezone: 'America/Manaus' });
});

async function mailsTo(recipient: string) {
  return world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id),
  );
}

/** Runs the listeners of an event as a worker would. */
async function hear<Name extends EventName>(event: Name, announced: Events[Name]): Promise<void> {
  const { mailer, scopes, logger } = world.system;
  const url = 'http://localhost:3000';
  const jobs = [...welcomeJobs(mailer, url), ...subscriptionMailJobs(mailer, url)];
  const data = { companyId: clinic.companyId, announced };
  for (const job of jobs.filter(({ listensTo }) => listensTo === event)) {
    await job.run({ scopes, actor, now: noon, logger }, data);
  }
}

describe('the owners are told', () => {
  test('that the subscription was renewed, once per period', async () => {
    const renewed = { amountCents: 5990, periodEnd: '2026-04-10T03:30:00Z' };
    await hear('subscription.renewed', renewed);
    await hear('subscription.renewed', renewed);

    const letters = await mailsTo(`lu-${told}@clinica.test`);
    expect(letters.map(({ subject }) => subject)).toEqual(['Sua assinatura foi renovada']);
    expect(letters[0]?.text).toContain('Olá, Dra. Lu!');
    expect(letters[0]?.text).toContain('R$ 59,90 da assinatura de Clínica');
    expect(letters[0]?.text).toContain('Ela vale até 09/04/2026.');
    expect(letters[0]?.text).toContain(tab);

    await hear('subscription.renewed', { ...renewed, periodEnd: '2026-05-10T12:00:00Z' });
    expect(await mailsTo(`lu-${told}@clinica.test`)).toHaveLength(2);
  });

  test.each([
    ['2026-04-10T12:00:00Z', 'Você continua com acesso até 10/04/2026.'],
    [null, 'O acesso ao painel foi encerrado.'],
  ])('that it was canceled, with access until %s', async (until, sentence) => {
    const canceled = { until, subscriptionId: 'sub_1' };
    await hear('subscription.canceled', canceled);
    await hear('subscription.canceled', canceled);
    const letters = await mailsTo(`lu-${told}@clinica.test`);
    expect(letters.map(({ subject }) => subject)).toEqual(['Sua assinatura foi cancelada']);
    expect(letters[0]?.text).toContain(sentence);
    expect(letters[0]?.text).toContain(tab);
  });

  test.each([
    ['2026-03-13T12:00:00Z', 'Vamos tentar de novo em 13/03/2026.'],
    [null, 'Não haverá outra tentativa automática.'],
  ])('that a payment failed, with the next attempt at %s', async (nextAttemptAt, sentence) => {
    await hear('payment.failed', { amountCents: 5990, nextAttemptAt });
    await hear('payment.failed', { amountCents: 5990, nextAttemptAt });
    const letters = await mailsTo(`lu-${told}@clinica.test`);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Não conseguimos cobrar sua assinatura',
    ]);
    expect(letters[0]?.text).toContain('R$ 59,90 da assinatura de Clínica não foi aprovado');
    expect(letters[0]?.text).toContain(sentence);
    expect(letters[0]?.text).toContain(tab);
  });

  test('each of them, and nobody else of the team', async () => {
    const [second, manager] = [`dois-${told}@clinica.test`, `gil-${told}@clinica.test`];
    await clinic.isJoinedBy({ name: 'Dr. Caio', email: second }, 'owner');
    await clinic.isJoinedBy({ name: 'Gil', email: manager }, 'manager');
    await hear('subscription.canceled', { until: null, subscriptionId: 'sub_1' });
    expect(await mailsTo(`lu-${told}@clinica.test`)).toHaveLength(1);
    expect(await mailsTo(second)).toHaveLength(1);
    expect(await mailsTo(manager)).toEqual([]);
  });
});

test('whoever subscribes is greeted, unless she was greeted before', async () => {
  await hear('subscription.activated', { planName: 'Plano Total' });
  await hear('subscription.activated', { planName: 'Plano Total' });
  const email = `lu-${told}@clinica.test`;
  await hear('company.created', {
    companyName: 'Clínica',
    ownerName: 'Dra. Lu',
    ownerEmail: email,
  });
  const letters = await mailsTo(email);
  expect(letters.map(({ subject }) => subject)).toEqual(['Boas-vindas ao Hora Marcada, Dra. Lu']);
  expect(letters[0]?.text).toContain('Clínica está no ar');
});

test('what is announced reaches the owners through the queue', async () => {
  const { companyId } = clinic;
  await world.system.scopes.asOperator(actor, (scope) =>
    announceFor({ companyId, jobs: scope.jobs }, 'payment.failed', {
      amountCents: 5990,
      nextAttemptAt: null,
    }),
  );
  await world.system.work();
  await vi.waitFor(async () => {
    const subjects = (await mailsTo(`lu-${told}@clinica.test`)).map(({ subject }) => subject);
    expect(subjects).toContain('Não conseguimos cobrar sua assinatura');
  }, 8000);
});
