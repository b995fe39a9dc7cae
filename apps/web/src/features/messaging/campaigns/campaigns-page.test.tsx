import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import type {
  OfficialTemplateShown,
  OfficialTemplates,
} from '@app/contract/messaging/official-templates.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { CampaignsPage } from './campaigns-page.tsx';

const fake = fakeServer.messaging.campaigns;
const official = fakeServer.messaging.officialTemplates;
/** A phone needs nobody's approval. */
const byPhone: OfficialTemplates = { isNeeded: false, uses: [], templates: [] };

const autumn: Campaign = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Outono',
  description: '',
  text: 'Oi {client_name}',
  approvedName: null,
  segments: ['recent'],
  state: 'sending',
  scheduledAt: null,
  respectBusinessHours: false,
  excludeRecentContacts: false,
  totalRecipients: 40,
  leftOut: { 'no-consent': 2, 'no-phone': 1 },
  progress: { queued: 27, sending: 1, sent: 4, delivered: 3, read: 3, failed: 1, skipped: 1 },
  sentCount: 10,
  startedAt: '2026-03-10T15:00:00Z',
  pausedAt: null,
  pausedBecause: null,
  stoppedAt: null,
  finishedAt: null,
  version: 2,
  createdAt: '2026-03-10T15:00:00Z',
};
const winter: Campaign = {
  ...autumn,
  id: autumn.id.replace(/a$/, 'b'),
  name: 'Inverno',
  state: 'pending',
  scheduledAt: '2026-03-12T13:00:00Z',
  startedAt: null,
  progress: {
    ...autumn.progress,
    queued: 0,
    sending: 0,
    sent: 0,
    delivered: 0,
    read: 0,
    failed: 0,
  },
  sentCount: 0,
};
const totals = { campaigns: 2, pending: 1, completed: 0, recipients: 80 };
const audience = { recipients: 12, leftOut: { blocked: 1 } };

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-03-10T15:00:00Z'));
});

function serving(
  items: Campaign[],
  handlers: FakeRouter = {},
  number = 'ready' as const,
  listed = byPhone,
) {
  return {
    messaging: {
      campaigns: {
        list: fake.list.handler(() => ({ items, nextCursor: null, totals })),
        number: fake.number.handler(() => ({ number })),
        audience: fake.audience.handler(() => audience),
        ...handlers,
      },
      officialTemplates: { list: official.list.handler(() => listed) },
      templates: { sample: fakeServer.messaging.templates.sample.handler(() => null) },
    },
  };
}

const cardOf = (name: string) => screen.findByRole('article', { name });

describe('the list', () => {
  test('tells what campaigns add up to, and how far each has come', async () => {
    renderWithApi(<CampaignsPage />, serving([autumn, winter]));
    const card = within(await cardOf('Outono'));
    expect(card.getByText('Enviando')).toBeTruthy();
    expect(
      card.getByText(/12 de 40 clientes · 10 enviadas · 6 entregues · 3 lidas · 1 não enviada/),
    ).toBeTruthy();
    expect(card.getByRole('link', { name: '1 com falha' }).getAttribute('href')).toBe(
      `/dashboard/mensagens-enviadas?campaignId=${autumn.id}&state=failed`,
    );
    expect(
      card.getByText('Ficam de fora: 2 não aceitaram receber promoções, 1 sem telefone.'),
    ).toBeTruthy();
    expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
    const figureOf = (name: string) => screen.getByText(name).closest('div')?.textContent;
    expect(figureOf('Total de Campanhas')).toContain('2');
    expect(figureOf('Pendentes')).toContain('1');
    expect(figureOf('Enviadas')).toContain('0');
    expect(figureOf('Total de Clientes')).toContain('80');
  });

  test('says why nothing would leave', async () => {
    renderWithApi(<CampaignsPage />, serving([], {}, 'missing' as never));
    expect(await screen.findByText(/Nenhum número conectado/)).toBeTruthy();
  });

  test('says why one stands still that nobody paused', async () => {
    const pausedBecause = 'number-out' as const;
    const paused = { ...autumn, pausedAt: autumn.createdAt, pausedBecause };
    renderWithApi(<CampaignsPage />, serving([paused]));
    const card = within(await cardOf('Outono'));
    expect(card.getByText(/^Pausada: o número saiu do ar/)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Continuar' })).toBeTruthy();
  });

  test('says that one will begin paused whose words were taken back', async () => {
    const waiting = { ...winter, pausedBecause: 'words-taken-back' as const };
    renderWithApi(<CampaignsPage />, serving([waiting]));
    const card = within(await cardOf('Inverno'));
    expect(card.getByText(/retirou a aprovação deste texto.*começa pausada/)).toBeTruthy();
    expect(card.getByText('Pendente')).toBeTruthy();
  });

  test('is closed to whoever may not see messages', async () => {
    const company = { ...sampleSession.company, role: 'professional' } as never;
    renderWithApi(<CampaignsPage />, {}, { session: { ...sampleSession, company } });
    expect(await screen.findByText('Você não tem permissão para ver as mensagens.')).toBeTruthy();
  });

  test('lets the desk look on', async () => {
    const company = { ...sampleSession.company, role: 'receptionist' } as never;
    renderWithApi(<CampaignsPage />, serving([autumn]), { session: { ...sampleSession, company } });
    const card = within(await cardOf('Outono'));
    expect(card.queryByRole('button', { name: 'Pausar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nova Campanha' })).toBeNull();
  });
});

describe('what can be done', () => {
  test('one that waits is sent after a question that says to how many', async () => {
    const start = vi.fn((_input: unknown) => ({
      ...winter,
      state: 'sending' as const,
      totalRecipients: 12,
    }));
    renderWithApi(
      <CampaignsPage />,
      serving([winter], { start: fake.start.handler(({ input }) => start(input)) }),
    );
    const user = userEvent.setup();
    const card = within(await cardOf('Inverno'));
    await user.click(card.getByRole('button', { name: 'Enviar Agora' }));
    expect(await screen.findByText('Vai para 12 clientes.')).toBeTruthy();
    expect(start).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Enviar para 12 clientes' }));
    expect(await screen.findByText('Iniciado o envio para 12 clientes')).toBeTruthy();
    expect(start).toHaveBeenCalledWith({ id: winter.id });
  });

  test('one that is sent pauses, and is stopped after a question', async () => {
    const pause = vi.fn((_input: unknown) => ({ ...autumn, pausedAt: autumn.createdAt }));
    const stop = vi.fn((_input: unknown) => ({ ...autumn, stoppedAt: autumn.createdAt }));
    renderWithApi(
      <CampaignsPage />,
      serving([autumn], {
        pause: fake.pause.handler(({ input }) => pause(input)),
        stop: fake.stop.handler(({ input }) => stop(input)),
      }),
    );
    const user = userEvent.setup();
    const card = within(await cardOf('Outono'));
    expect(card.queryByRole('button', { name: 'Enviar Agora' })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Pausar' }));
    await vi.waitFor(() => expect(pause).toHaveBeenCalledWith({ id: autumn.id }));
    await user.click(card.getByRole('button', { name: 'Interromper' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/27 clientes que ainda esperam/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Interromper' }));
    await vi.waitFor(() => expect(stop).toHaveBeenCalledWith({ id: autumn.id }));
  });
});

const sale: OfficialTemplateShown = {
  name: 'promocao',
  language: 'pt_BR',
  header: 'Só em {{1}}',
  text: 'Oi {{1}}, venha!',
  buttons: [{ place: 0, url: 'https://salao.test/{{1}}' }],
  isOfWords: true,
};

describe('the form', () => {
  async function open(handlers: FakeRouter = {}, listed = byPhone) {
    renderWithApi(<CampaignsPage />, serving([autumn], handlers, 'ready', listed));
    const user = userEvent.setup();
    await cardOf('Outono');
    await user.click(screen.getByRole('button', { name: 'Nova Campanha' }));
    return {
      user,
      dialog: within(await screen.findByRole('dialog', undefined, { timeout: 8000 })),
    };
  }

  test('names what is missing', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Nome é obrigatório')).toBeTruthy();
    expect(dialog.getByText('Mensagem é obrigatória')).toBeTruthy();
    expect(dialog.getByText('Público é obrigatório')).toBeTruthy();
  });

  test('by the official number asks for each field of an approved text, and for nothing else', async () => {
    const create = vi.fn((_input: unknown) => ({ ...autumn, totalRecipients: 12 }));
    const picture = { ...sale, name: 'com_foto', isOfWords: false };
    const { user, dialog } = await open(
      { create: fake.create.handler(({ input }) => create(input)) },
      { isNeeded: true, uses: [], templates: [sale, picture] },
    );
    await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'Março');
    await user.click(dialog.getByRole('combobox', { name: 'Público' }));
    await user.click(await screen.findByRole('option', { name: 'Todos os clientes' }));
    await user.click(await dialog.findByRole('combobox', { name: /Texto aprovado/ }));
    expect(await screen.findByRole('option', { name: /com_foto .*não sai por aqui/ })).toBeTruthy();
    await user.click(screen.getByRole('option', { name: 'promocao' }));
    expect(dialog.queryByRole('textbox', { name: 'Mensagem' })).toBeNull();
    await fill(dialog.getByRole('textbox', { name: 'Campo do título' }), 'março');
    await user.click(dialog.getByRole('textbox', { name: 'Campo 1 do texto' }));
    expect(dialog.getByText(/colocá-la em “Campo 1 do texto”/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Nome do cliente' }));
    await user.click(dialog.getByRole('button', { name: /^Enviar para/ }));
    expect(await dialog.findByText('Preencha todos os campos do texto aprovado')).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
    const end = dialog.getByRole('textbox', { name: 'Final do endereço do botão' });
    await fill(end, 'marco');
    await user.click(dialog.getByRole('button', { name: /^Enviar para/ }));
    await vi.waitFor(() => expect(create).toHaveBeenCalled());
    const { isOfWords: _fits, ...shown } = sale;
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      name: 'Março',
      approved: {
        ...shown,
        fields: [
          { part: 'header', place: 0, name: '1', value: 'março' },
          { part: 'body', place: 0, name: '1', value: '{client_name}' },
          { part: 'button', place: 0, name: '1', value: 'marco' },
        ],
      },
    });
    expect(await screen.findByText('Campanha Criada')).toBeTruthy();
  }, 30_000);

  test('says to how many it goes on the button that sends it', async () => {
    const create = vi.fn((_input: unknown) => ({ ...autumn, totalRecipients: 12 }));
    const { user, dialog } = await open({
      create: fake.create.handler(({ input }) => create(input)),
    });
    await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'Volta às aulas');
    await fill(dialog.getByRole('textbox', { name: 'Mensagem' }), 'Oi');
    await user.click(dialog.getByRole('combobox', { name: 'Público' }));
    await user.click(await screen.findByRole('option', { name: /Inativos/ }));
    await user.click(await dialog.findByRole('button', { name: 'Enviar para 12 clientes' }));
    expect(await screen.findByText('Iniciado o envio para 12 clientes')).toBeTruthy();
    expect(create).toHaveBeenCalledWith({
      name: 'Volta às aulas',
      text: 'Oi',
      audience: 'inactive',
      scheduledAt: null,
    });
  });

  test('says why one could not be made, under its title', async () => {
    const { user, dialog } = await open({
      create: fake.create.handler(({ errors }) => {
        throw errors.CAMPAIGN_NUMBER_OUT();
      }),
    });
    await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'Volta às aulas');
    await fill(dialog.getByRole('textbox', { name: 'Mensagem' }), 'Oi');
    await user.click(dialog.getByRole('combobox', { name: 'Público' }));
    await user.click(await screen.findByRole('option', { name: /Inativos/ }));
    await user.click(await dialog.findByRole('button', { name: 'Enviar para 12 clientes' }));
    expect(await screen.findByText('Erro ao criar campanha')).toBeTruthy();
    expect(screen.getByText(/^Seu WhatsApp está desconectado/)).toBeTruthy();
  });

  test('says that one could not be changed', async () => {
    const update = fake.update.handler(({ errors }) => {
      throw errors.CAMPAIGN_BEGUN();
    });
    renderWithApi(<CampaignsPage />, serving([winter], { update }));
    const user = userEvent.setup();
    await cardOf('Inverno');
    await user.click(screen.getByRole('button', { name: 'Ações de Inverno' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'Outro');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Erro ao atualizar campanha')).toBeTruthy();
    expect(screen.getByText('Esta campanha já começou ou já terminou.')).toBeTruthy();
  });

  test('asks for day and time of one that is to leave later', async () => {
    const create = vi.fn((_input: unknown) => ({ ...winter, name: 'Depois' }));
    const { user, dialog } = await open({
      create: fake.create.handler(({ input }) => create(input)),
    });
    await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'Depois');
    await fill(dialog.getByRole('textbox', { name: 'Mensagem' }), 'Oi');
    await user.click(dialog.getByRole('combobox', { name: 'Público' }));
    await user.click(await screen.findByRole('option', { name: 'Todos os clientes' }));
    await user.click(dialog.getByRole('radio', { name: 'Agendar' }));
    await user.click(await dialog.findByRole('button', { name: 'Agendar campanha' }));
    expect(
      (await dialog.findAllByText('Para campanhas agendadas, defina data e horário')).length,
    ).toBeGreaterThan(0);
    expect(create).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: 'Data' }), '12/03/2026');
    await user.type(dialog.getByRole('textbox', { name: 'Horário' }), '10:00');
    await user.click(dialog.getByRole('button', { name: 'Agendar campanha' }));
    expect(await screen.findByText('Agendada para 12/03/2026 10:00')).toBeTruthy();
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({ audience: 'all', scheduledAt: '2026-03-12T13:00:00Z' }),
    );
  });
});
