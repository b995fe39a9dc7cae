import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import type { MarketingReport } from '@app/contract/messaging/marketing-analytics.contract';
import type { OfficialTemplates } from '@app/contract/messaging/official-templates.contract';
import type { Reengagement } from '@app/contract/messaging/reengagements.contract';
import type { Template } from '@app/contract/messaging/templates.contract';
import { SEGMENTS } from '@app/domain/messaging/segment';
import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import MarketingPanel from './marketing-panel.tsx';

const { campaigns, reengagements, analytics, templates } = fakeServer.messaging;
const template: Template = {
  id: '01990000-0000-7000-8000-0000000000aa',
  name: 'Promoção',
  type: 'custom',
  text: 'Oi {client_name}',
  active: true,
  version: 1,
  createdAt: '2026-03-10T15:00:00Z',
};
const miss: Reengagement = {
  id: '01990000-0000-7000-8000-0000000000bb',
  name: 'Saudade',
  description: '',
  daysInactive: 45,
  templateId: template.id,
  templateName: 'Promoção',
  saysUsual: false,
  approved: null,
  isWithoutWords: false,
  enabled: true,
  frequency: 'weekly',
  maxAttempts: 2,
  excludeIfScheduled: true,
  lastRunOn: null,
  nextRunOn: '2026-03-10',
  waitingCount: 3,
  sentCount: 7,
  version: 1,
  createdAt: template.createdAt,
};
const report: MarketingReport = {
  from: '2026-02-09',
  to: '2026-03-10',
  sent: 9,
  delivered: null,
  read: null,
  clicked: null,
  converted: 2,
  failed: 1,
  reached: 8,
  campaigns: [],
  slots: ([9, 12, 15, 18, 21] as const).map((hour) => ({ hour, sent: 1, read: 0 })),
  clients: { total: 50, vip: 5, inactive: 20 },
};
/** A phone needs nobody's approval. */
const byPhone: OfficialTemplates = { isNeeded: false, uses: [], templates: [] };
const unknown = { value: null, change: null };

afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-03-10T15:00:00Z'));
});

function open(
  handlers: { [area: string]: FakeRouter } = {},
  known: Template[] = [template],
  approval: OfficialTemplates = byPhone,
) {
  const counts = SEGMENTS.map((segment, place) => ({
    segment,
    clients: place * 10,
    recipients: 1,
  }));
  const totals = { campaigns: 0, pending: 0, completed: 0, recipients: 0 };
  renderWithApi(<MarketingPanel />, {
    messaging: {
      campaigns: {
        list: campaigns.list.handler(() => ({ items: [], nextCursor: null, totals })),
        number: campaigns.number.handler(() => ({ number: 'ready' as const })),
        segments: campaigns.segments.handler(() => counts),
        audience: campaigns.audience.handler(() => ({ recipients: 5, leftOut: {} })),
        ...handlers.campaigns,
      },
      officialTemplates: {
        list: fakeServer.messaging.officialTemplates.list.handler(() => approval),
      },
      reengagements: {
        list: reengagements.list.handler(() => [miss]),
        ...handlers.reengagements,
      },
      analytics: {
        figures: analytics.figures.handler(() => ({
          firstDay: '2026-03-01',
          comparedUntil: '2026-02-18',
          sent: { value: 1200, change: 0.5 },
          deliveryRate: unknown,
          reached: { value: 300, change: null },
          conversionRate: { value: 0.125, change: -0.1 },
        })),
        report: analytics.report.handler(() => report),
      },
      templates: {
        list: templates.list.handler(() => known),
        sample: templates.sample.handler(() => null),
      },
    },
  });
  return userEvent.setup();
}

const figureOf = async (name: string) =>
  (await screen.findByText(name)).closest('div')?.textContent;

test('the month is compared with the same days of the one before, and what is not known says so', async () => {
  open();
  await screen.findByText('1.200');
  expect(await figureOf('Mensagens enviadas')).toContain(
    '+50% em relação ao mês passado até o dia 18',
  );
  expect(await figureOf('Taxa de entrega')).toContain('indisponível');
  expect(await figureOf('Taxa de conversão')).toMatch(/12,5%.*−10% em relação ao mês passado/);
});

const made: Campaign = {
  id: template.id,
  name: 'X',
  description: '',
  text: 'Oi',
  approvedName: null,
  segments: ['vip'],
  state: 'sending',
  scheduledAt: null,
  respectBusinessHours: true,
  excludeRecentContacts: true,
  totalRecipients: 5,
  leftOut: {},
  sentCount: 0,
  progress: { queued: 5, sending: 0, sent: 0, delivered: 0, read: 0, failed: 0, skipped: 0 },
  startedAt: null,
  pausedAt: null,
  pausedBecause: null,
  stoppedAt: null,
  finishedAt: null,
  version: 1,
  createdAt: template.createdAt,
};

async function fillMass(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('tab', { name: 'Envio em Massa' }));
  await fill(await screen.findByRole('textbox', { name: 'Nome da campanha' }), 'Volta');
  await user.click(screen.getByRole('combobox', { name: 'Modelo' }));
  await user.click(await screen.findByRole('option', { name: 'Promoção' }));
  await user.click(screen.getByText('VIP'));
}

test('a mass campaign that waits for its moment says when', async () => {
  const scheduled: Campaign = { ...made, state: 'pending', scheduledAt: '2026-03-12T13:00:00Z' };
  const user = open({ campaigns: { createMass: campaigns.createMass.handler(() => scheduled) } });
  await fillMass(user);
  await user.click(await screen.findByRole('button', { name: 'Enviar para 5 clientes' }));
  expect(await screen.findByText('Campanha Criada')).toBeTruthy();
  expect(screen.getByText('Agendada para 12/03/2026 10:00')).toBeTruthy();
});

test('a mass campaign that could not be made says why', async () => {
  const createMass = campaigns.createMass.handler(({ errors }) => {
    throw errors.CAMPAIGN_NUMBER_OUT();
  });
  const user = open({ campaigns: { createMass } });
  await fillMass(user);
  await user.click(await screen.findByRole('button', { name: 'Enviar para 5 clientes' }));
  expect(await screen.findByText('Erro na Criação')).toBeTruthy();
  expect(screen.getByText(/^Seu WhatsApp está desconectado/)).toBeTruthy();
});

test('a mass campaign goes to those who are chosen, once each', async () => {
  const createMass = vi.fn((_input: unknown) => made);
  const user = open({
    campaigns: { createMass: campaigns.createMass.handler(({ input }) => createMass(input)) },
  });
  await user.click(screen.getByRole('tab', { name: 'Envio em Massa' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Nome é obrigatório')).toBeTruthy();
  expect(screen.getByText('Escolha um modelo')).toBeTruthy();
  expect(screen.getByText('Escolha pelo menos um público')).toBeTruthy();

  await fill(screen.getByRole('textbox', { name: 'Nome da campanha' }), 'Volta');
  await user.click(screen.getByRole('combobox', { name: 'Modelo' }));
  await user.click(await screen.findByRole('option', { name: 'Promoção' }));
  await user.click(screen.getByText('VIP'));
  await user.click(screen.getByText('Hora de voltar'));
  await user.click(await screen.findByRole('button', { name: 'Enviar para 5 clientes' }));
  expect(await screen.findByText('Campanha Criada')).toBeTruthy();
  expect(screen.getByText('Iniciado o envio para 5 clientes')).toBeTruthy();
  expect(createMass).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'Volta',
      templateId: template.id,
      segments: ['vip', 'due_return'],
      scheduleType: 'now',
      estimatedCount: 5,
    }),
  );
});

test('without a template of her own she is led to make one', async () => {
  const user = open({}, []);
  await user.click(screen.getByRole('tab', { name: 'Envio em Massa' }));
  expect(await screen.findByText(/Ainda não há nenhum modelo do tipo Personalizado/)).toBeTruthy();
});

test('a reengagement pauses and goes on', async () => {
  const pause = vi.fn((_input: unknown) => ({ ...miss, enabled: false }));
  const user = open({
    reengagements: { pause: reengagements.pause.handler(({ input }) => pause(input)) },
  });
  await user.click(screen.getByRole('tab', { name: 'Reengajamento' }));
  const card = within(await screen.findByRole('article', { name: 'Saudade' }));
  expect(card.getByText(/45 dias sem vir · toda semana · até 2 mensagens/)).toBeTruthy();
  expect(card.getByText('7 enviadas · 3 na fila · próxima busca em 10/03/2026')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Pausar' }));
  await vi.waitFor(() => expect(pause).toHaveBeenCalledWith({ id: miss.id }));
});

test('a reengagement without any template of her own leads to where one is made', async () => {
  const user = open({ reengagements: { list: reengagements.list.handler(() => []) } }, []);
  await user.click(screen.getByRole('tab', { name: 'Reengajamento' }));
  expect(await screen.findByText(/é preciso um modelo do tipo Personalizado/)).toBeTruthy();
});

test('a reengagement that could not be made says why, and stays open as it is', async () => {
  const create = reengagements.create.handler(({ errors }) => {
    throw errors.REENGAGEMENT_LIMIT();
  });
  const user = open({ reengagements: { create } });
  await user.click(screen.getByRole('tab', { name: 'Reengajamento' }));
  await user.click(await screen.findByRole('button', { name: 'Novo reengajamento' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'Volte');
  await user.click(dialog.getByRole('combobox', { name: 'Modelo' }));
  await user.click(await screen.findByRole('option', { name: 'Promoção' }));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro')).toBeTruthy();
  expect(screen.getByText(/^Cada empresa guarda até 50 reengajamentos/)).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveProperty('value', 'Volte');
});

test('by the official number a reengagement asks for an approved text and its fields', async () => {
  const text = { header: '', text: 'Oi {{1}}, volte!', buttons: [], isOfWords: true };
  const listed = { ...byPhone, isNeeded: true };
  const templates = [{ ...text, name: 'saudade', language: 'pt_BR' }];
  const create = vi.fn((_input: unknown) => miss);
  const user = open(
    { reengagements: { create: reengagements.create.handler(({ input }) => create(input)) } },
    [],
    { ...listed, templates },
  );
  await user.click(screen.getByRole('tab', { name: 'Reengajamento' }));
  await user.click(await screen.findByRole('button', { name: 'Novo reengajamento' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(screen.queryByText(/é preciso um modelo do tipo Personalizado/)).toBeNull();
  await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'Volte');
  await user.click(await dialog.findByRole('combobox', { name: 'Texto aprovado pela Meta' }));
  await user.click(await screen.findByRole('option', { name: 'saudade' }));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Preencha todos os campos do texto aprovado')).toBeTruthy();
  await fill(dialog.getByRole('textbox', { name: 'Campo 1 do texto' }), 'amiga');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Campanha Criada')).toBeTruthy();
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    approved: { name: 'saudade', fields: [{ part: 'body', name: '1', value: 'amiga' }] },
  });
  expect(create.mock.calls[0]?.[0]).not.toHaveProperty('templateId');
});

test('a reengagement whose words were taken back says that it calls nobody', async () => {
  const without = { ...miss, isWithoutWords: true };
  const user = open({ reengagements: { list: reengagements.list.handler(() => [without]) } });
  await user.click(screen.getByRole('tab', { name: 'Reengajamento' }));
  expect(
    await screen.findByText(/retirou a aprovação deste texto. Ninguém é chamado/),
  ).toBeTruthy();
});

test('the analytics say what is not known instead of guessing', async () => {
  const user = open();
  await user.click(screen.getByRole('tab', { name: 'Analytics' }));
  const course = within(await screen.findByRole('list', { name: 'Da mensagem ao agendamento' }));
  const said = course.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringContaining('9'),
    expect.stringContaining('indisponível'),
    expect.stringContaining('indisponível'),
    expect.stringContaining('indisponível'),
    expect.stringContaining('2'),
    expect.stringContaining('1'),
  ]);
  expect(screen.getByText('9h às 12h')).toBeTruthy();
  expect(await figureOf('VIP (5 agendamentos ou mais)')).toContain('5');
});
