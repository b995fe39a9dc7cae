import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { MICROS_PER_CENT } from '@app/domain/insights/assistant';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BookedCompany, openBooks } from '../../../tests/insights-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { ASSISTANT_SETTINGS } from '../../foundation/assistant/assistant-settings.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { createOpenaiSimulator } from '../../simulator/openai/openai-simulator.ts';
import { serve } from '../../simulator/served.ts';
import { reserveQuestion, settleQuestion } from './assistant.commands.ts';
import { askedMonthOf } from './assistant.queries.ts';
import { assistantQuestions } from './assistant.table.ts';
import { mostCostOf } from './assistant-prompt.rules.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
let one: BookedCompany;
let other: BookedCompany;
let servers: Server[] = [];

beforeAll(async () => {
  world.system.openaiSimulator.pace(0);
  one = await openBooks(world, 'Salao');
  other = await openBooks(world, 'Vizinho');
  const { book, ana, maria, haircut } = one;
  const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
  await book.visit({ ...visit, at: '2026-03-09T09:00' });
  const paid = { type: 'income', kind: 'payment', date: '2026-03-09' } as const;
  await book.money({ ...paid, amount: 123_45 });
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

type Asking = Awaited<ReturnType<BookedCompany['api']['insights']['assistant']['ask']>>;

async function whole(asked: Promise<Asking>) {
  let text = '';
  for await (const event of await asked) {
    if (event.type === 'end') return { text, ...event };
    text += event.text;
  }
  throw new Error('An answer without an end');
}

const ask = (question: string, { api } = one) => whole(api.insights.assistant.ask({ question }));

function questionsOf({ salon } = one) {
  return world.inCompany(salon.companyId, (scope) =>
    scope.select().from(assistantQuestions).orderBy(asc(assistantQuestions.id)),
  );
}
const lastQuestion = async (company = one) => (await questionsOf(company)).at(-1);

function save(name: keyof typeof ASSISTANT_SETTINGS, value: string) {
  const { scopes, settings } = world.system;
  return scopes.asOperator(actor, (scope) =>
    settings.saveSecret(scope, { key: ASSISTANT_SETTINGS[name], value }, null),
  );
}

test('an answer comes in pieces, and costs what the provider counted', async () => {
  const events = [];
  for await (const event of await one.api.insights.assistant.ask({ question: 'Como foi?' })) {
    events.push(event);
  }
  const text = events.flatMap((event) => (event.type === 'piece' ? event.text : [])).join('');
  expect(text).toContain('Esta é uma resposta simulada');
  expect(events.at(-1)).toMatchObject({
    type: 'end',
    ending: 'complete',
    month: { limitCents: 5000, nextDate: '2026-04-01' },
  });
  const row = await lastQuestion();
  expect(row).toMatchObject({ userId: one.salon.ownerId, model: 'gpt-4', failure: '' });
  const { inputTokens = 0, outputTokens = 0, costInMicros } = row ?? {};
  expect(inputTokens).toBeGreaterThan(0);
  expect(outputTokens).toBeGreaterThan(0);
  // What a small model takes: less than a cent.
  expect(costInMicros).toBe(Math.ceil(inputTokens * 0.83 + outputTokens * 3.3));
  expect(costInMicros).toBeLessThan(10_000);
  expect(row?.answeredAt).not.toBeNull();
});

test('instructions, question and figures leave; no name, phone or e-mail does', async () => {
  const { salon, api, book } = one;
  await salon.offers('Escova com ana@salao.test (11) 98765-4321');
  const client = await salon.serves('Zuleica Brito');
  await book.registeredAt(client, '2026-03-01T12:00Z');
  await api.insights.assistant.saveInstructions({
    version: 1,
    instructions: 'Seja breve. Dúvidas: be@salao.test ou 11987654321.',
  });
  await ask('Mando o relatório para lia@fora.test ou (21) 98888-7777?');
  const sent = JSON.stringify(world.system.openaiSimulator.heard().at(-1)?.body);
  expect(sent).toContain('Seja breve.');
  expect(sent).toContain('R$ 123,45');
  expect(sent).toContain('Mando o relatório para [e-mail] ou [telefone]?');
  expect(sent).not.toMatch(/Zuleica|Maria|Julia|Ana\b|Bia\b|Bê|Salao|Vizinho/);
  expect(sent).not.toMatch(/[\w.]+@[\w.]+|9\d{4}-?\d{4}/);
  expect(sent).not.toContain(salon.companyId);
  expect(sent).not.toContain(salon.ownerId);
});

test('instructions are kept for the own company', async () => {
  const { assistant } = one.api.insights;
  const { version } = await assistant.read();
  const kept = await assistant.saveInstructions({ instructions: '  Fale de você. ', version });
  expect(await assistant.read()).toMatchObject({ instructions: 'Fale de você.', provider: 'sim' });
  expect(await other.api.insights.assistant.read()).toMatchObject({
    instructions: '',
    month: { spentCents: 0, limitCents: 5000 },
  });
  await assistant.saveInstructions({ instructions: '', version: kept.version });
  expect(await assistant.read()).toMatchObject({ instructions: '' });
});

test('of two who write the instructions at once one is told so, the first time too', async () => {
  const bia = { name: 'Bia', email: 'bia@clinica.test' };
  const clinic = await world.tell.company('Clínica', bia);
  const assistants = await Promise.all(
    [1, 2].map(async () => (await world.as(clinic.ownerId)).insights.assistant),
  );
  for (const version of [1, 2]) {
    const both = await Promise.allSettled(
      assistants.map((assistant, place) =>
        assistant.saveInstructions({ instructions: `Versão ${version} da ${place}`, version }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'INSTRUCTIONS_CHANGED' },
    });
  }
});

test.each([
  ['simular erro 401', 'key-refused 401', /recusou a chave da plataforma \(erro 401\)/],
  [
    'simular erro 404',
    'refused 404',
    /recusou a pergunta \(erro 404\)\. Se continuar, fale com o suporte\.$/,
  ],
  ['simular erro 429', 'busy 429', /perguntas demais agora \(erro 429\)/],
  ['simular erro 500', 'failing 500', /está com problemas \(erro 500\)/],
  ['simular página', 'gibberish 200', /respondeu outro serviço \(resposta 200\)/],
  ['simular queda', 'unreachable', /Não foi possível falar com o provedor/],
])('%s is said as such and costs nothing', async (question, failure, message) => {
  await expect(ask(question)).rejects.toMatchObject({
    code: 'ASSISTANT_FAILED',
    message: expect.stringMatching(message),
  });
  expect(await lastQuestion()).toMatchObject({ failure, costInMicros: 0 });
});

test.each([
  ['simular corte', 'cut'],
  ['simular falha', 'failed'],
])('%s keeps what came, and what was used is paid for', async (question, ending) => {
  expect(await ask(question)).toMatchObject({ ending, text: 'Esta é uma ' });
  const row = await lastQuestion();
  expect(row).toMatchObject({ failure: ending, outputTokens: 6 });
  expect(row?.inputTokens).toBeGreaterThan(100);
});

test('whoever leaves in the middle pays for what was used', async () => {
  world.system.openaiSimulator.pace(10);
  const left = new AbortController();
  const answer = await one.api.insights.assistant.ask(
    { question: 'Conte tudo' },
    { signal: left.signal },
  );
  await answer.next();
  left.abort();
  await answer.return(undefined);
  await expect.poll(async () => (await lastQuestion())?.answeredAt).not.toBeNull();
  const row = await lastQuestion();
  expect(row).toMatchObject({ failure: '' });
  expect(row?.outputTokens).toBeLessThan(20);
  expect(row?.costInMicros).toBeGreaterThan(0);
  world.system.openaiSimulator.pace(0);
});

test('whoever leaves before anybody is asked pays nothing', async () => {
  const signal = AbortSignal.abort();
  const answer = await one.api.insights.assistant.ask({ question: 'Oi' }, { signal });
  for await (const _ of answer);
  expect(await lastQuestion()).toMatchObject({ failure: '', inputTokens: 0, costInMicros: 0 });
});

test.each([
  ['nobody counted', null],
  ['was counted as too much', { input: 3_000_000_000, output: 3_000_000_000 }],
])('an answer without an end that %s costs no more than was kept for it', async (_what, tokens) => {
  const { salon } = one;
  const provider = await world.system.assistant.provider();
  if (!provider) throw new Error('Somebody is played here');
  const messages = [{ role: 'user', content: 'Oi' }] as const;
  const mostInMicros = mostCostOf(messages, provider);
  const month = askedMonthOf('America/Sao_Paulo', noon);
  const asking = { userId: salon.ownerId, now: noon, month, provider, mostInMicros };
  const text = 'a'.repeat(1_000_000);
  const outcome = { kind: 'answered', ending: 'cut', tokens, text } as const;
  await world.inCompany(salon.companyId, async (scope) => {
    const reserved = await reserveQuestion(scope, asking);
    if (!reserved.accepted) throw new Error('There is room for one more');
    const { id } = reserved.value;
    await settleQuestion(scope, { id, now: noon, provider, messages, outcome });
  });
  const row = await lastQuestion();
  expect(row).toMatchObject({ failure: 'cut', outputTokens: provider.maxTokens });
  expect(row?.costInMicros).toBeLessThanOrEqual(mostInMicros);
  await world.inCompany(salon.companyId, (scope) =>
    scope.delete(assistantQuestions).where(eq(assistantQuestions.id, row?.id ?? '')),
  );
});

test('an answer that is under way when the server ends is settled first', async () => {
  world.system.openaiSimulator.pace(10);
  const answer = await one.api.insights.assistant.ask({ question: 'Conte tudo' });
  await answer.next();
  await world.system.assistant.close();
  expect((await lastQuestion())?.answeredAt).not.toBeNull();
  world.system.openaiSimulator.pace(0);
});

describe('a limit', () => {
  test('is not passed by two questions at once', async () => {
    const { companyId, ownerId: userId } = await world.tell.company('Nova', {
      name: 'Eva',
      email: 'eva@nova.test',
    });
    const provider = await world.system.assistant.provider();
    if (!provider) throw new Error('Somebody is played here');
    const month = askedMonthOf('America/Sao_Paulo', noon);
    const mostInMicros = provider.monthlyLimitInCents * MICROS_PER_CENT;
    const reserve = (scope: CompanyScope) =>
      reserveQuestion(scope, { userId, now: noon, month, provider, mostInMicros });
    const isReserved = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const first = world.inCompany(companyId, async (scope) => {
      const reserved = await reserve(scope);
      isReserved.resolve();
      await goOn.promise;
      return reserved;
    });
    await isReserved.promise;
    const second = world.inCompany(companyId, reserve);
    await Promise.race([second, pause(300)]);
    goOn.resolve();
    expect(await first).toMatchObject({ accepted: true });
    expect(await second).toEqual({ accepted: false, reason: 'limit-reached' });
  });

  test('is said, and what was kept and not used is free again', async () => {
    await save('monthlyLimit', '150');
    await save('priceIn', '16500');
    await save('priceOut', '33000');
    world.system.openaiSimulator.pace(20);
    const { api } = other;
    const answer = await api.insights.assistant.ask({ question: 'Oi' });
    await expect(api.insights.assistant.ask({ question: 'Oi' })).rejects.toMatchObject({
      code: 'ASSISTANT_LIMIT_REACHED',
      message:
        'O que resta do limite de R$ 1,50 deste mês não cobre mais uma pergunta. Dá para perguntar de novo em 01/04/2026.',
    });
    for await (const _ of answer);
    world.system.openaiSimulator.pace(0);
    expect(await ask('Oi', other)).toMatchObject({ ending: 'complete' });
    await save('priceIn', '83');
    await save('priceOut', '330');
  });

  test('of the month before does not count, from its first moment on it does, and zero lets nobody ask', async () => {
    await world.inCompany(other.salon.companyId, (scope) =>
      scope.insert(assistantQuestions).values({
        askedAt: Temporal.Instant.from('2026-03-01T02:59:59Z'),
        model: 'gpt-4',
        costInMicros: 90_000_000,
      }),
    );
    expect(await ask('Oi', other)).toMatchObject({ ending: 'complete' });
    await world.inCompany(other.salon.companyId, async (scope) => {
      const firstMoment = Temporal.Instant.from('2026-03-01T03:00:00Z');
      const own = { askedAt: firstMoment, model: 'gpt-4', costInMicros: 90_000_000 };
      await scope.insert(assistantQuestions).values(own);
    });
    await expect(ask('Oi', other)).rejects.toMatchObject({ code: 'ASSISTANT_LIMIT_REACHED' });
    await world.inCompany(other.salon.companyId, (scope) =>
      scope.delete(assistantQuestions).where(eq(assistantQuestions.costInMicros, 90_000_000)),
    );
    await save('monthlyLimit', '0');
    await save('priceIn', '0');
    await save('priceOut', '0');
    await expect(ask('Oi', other)).rejects.toMatchObject({ code: 'ASSISTANT_LIMIT_REACHED' });
    await save('monthlyLimit', '5000');
    expect(await ask('Oi', other)).toMatchObject({ ending: 'complete' });
  });
});

test('the provider of the settings is asked over the network, with its key', async () => {
  const provider = createOpenaiSimulator();
  provider.pace(0);
  const server = await serve(provider.fetch);
  servers = [server];
  // A server that listens on TCP has an address of this shape.
  await save('baseUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  await save('apiKey', 'sk-simulada');
  expect(await one.api.insights.assistant.read()).toMatchObject({ provider: 'real' });
  expect(await ask('Como foi?')).toMatchObject({ ending: 'complete' });
  expect(provider.heard()).toMatchObject([{ authorization: 'Bearer sk-simulada' }]);
});

test('operators see what each company cost this month, the dearest first', async () => {
  const operator = await world.tell.person({ name: 'Op', email: 'op@plataforma.test' }, 'admin');
  const { settings } = (await world.as(operator)).platform;
  const { items, totals } = await settings.listAssistantCosts({});
  expect(items.map(({ companyName }) => companyName).sort()).toEqual(['Nova', 'Salao', 'Vizinho']);
  expect(items).toEqual(items.toSorted((one, other) => other.costCents - one.costCents));
  expect(items.find(({ companyName }) => companyName === 'Salao')).toMatchObject({
    questions: (await questionsOf()).length,
    failures: 8,
  });
  expect(totals).toMatchObject({ companies: 3 });
  const first = await settings.listAssistantCosts({ limit: 2 });
  const next = await settings.listAssistantCosts({ limit: 1, cursor: first.nextCursor ?? '' });
  expect(next).toMatchObject({
    items: [{ companyName: items[2]?.companyName }],
    nextCursor: null,
    totals: null,
  });
  const { api } = one;
  await expect(api.platform.settings.listAssistantCosts({})).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('who may not see the figures asks nobody', async () => {
  const { salon } = one;
  const rui = await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'receptionist');
  const desk = (await world.as(rui)).insights.assistant;
  await expect(desk.ask({ question: 'Oi' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(desk.read()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(one.api.insights.assistant.ask({ question: '  ' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});
