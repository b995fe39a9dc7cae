import type { Automations } from '@app/contract/messaging/automations.contract';
import type { Template } from '@app/contract/messaging/templates.contract';
import { DEFAULT_AUTOMATIONS } from '@app/domain/messaging/automation';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import AutomationsPanel from './automations-panel.tsx';

const { automations: fake, templates } = fakeServer.messaging;
const own: Template = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Nosso lembrete',
  type: 'appointment_reminder_24h',
  text: 'Até amanhã, {client_name}!',
  active: true,
  version: 3,
  createdAt: '2026-03-10T12:00:00Z',
};

function serving(settings: Automations = DEFAULT_AUTOMATIONS, canSend = true) {
  const saved = vi.fn<(input: unknown) => void>();
  let known = settings;
  const api = {
    messaging: {
      automations: {
        get: fake.get.handler(() => known),
        told: fake.told.handler(() => ({ canSend, created: false })),
        save: fake.save.handler(({ input }) => {
          saved(input);
          known = { ...known, ...(input as Partial<Automations>) };
          return known;
        }),
      },
      templates: {
        list: templates.list.handler(() => [own]),
        sample: templates.sample.handler(() => ({
          clientName: 'Mariana',
          isPast: true,
          values: { client_name: 'Mariana' },
        })),
      },
    },
  };
  return { api, saved };
}

const card = (name: string) => screen.findByRole('region', { name });

test('a switch is stored at once, and shows the words the client reads', async () => {
  const { api, saved } = serving();
  renderWithApi(<AutomationsPanel />, api);
  const reminder = await card('Lembrete de 24 horas');
  expect(within(reminder).queryByRole('combobox')).toBeNull();
  await userEvent.click(within(reminder).getByRole('switch'));
  expect(saved).toHaveBeenCalledWith({
    appointment_reminder_24h: { enabled: true, templateId: null },
  });
  expect(await within(reminder).findByText(/Olá Mariana! Lembrando/)).toBeTruthy();
  expect(await screen.findByText('Lembrete de 24 horas: ligado')).toBeTruthy();

  await userEvent.selectOptions(
    within(reminder).getByRole('combobox', { name: 'Mensagem' }),
    'Nosso lembrete',
  );
  await waitFor(() =>
    expect(saved).toHaveBeenLastCalledWith({
      appointment_reminder_24h: { enabled: true, templateId: own.id },
    }),
  );
  expect(await within(reminder).findByText('Até amanhã, Mariana!')).toBeTruthy();
  expect(await screen.findByText('Lembrete de 24 horas: mensagem trocada')).toBeTruthy();
});

test('a template of another type is not offered', async () => {
  const on = { enabled: true, templateId: null };
  const { api } = serving({ ...DEFAULT_AUTOMATIONS, appointment_reminder_1h: on });
  renderWithApi(<AutomationsPanel />, api);
  const hour = await card('Lembrete de 1 hora');
  const offered = within(hour).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Mensagem padrão']);
});

test('either switch of auto-confirm says the same', async () => {
  const { api, saved } = serving();
  renderWithApi(<AutomationsPanel />, api);
  const confirmed = await card('Agendamento confirmado');
  const name = /^Confirmar o agendamento sozinho/;
  await userEvent.click(within(confirmed).getByRole('switch', { name }));
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    appointment_created: { autoConfirm: true },
    appointment_confirmation: { autoConfirm: true },
  });
  const created = await card('Agendamento criado');
  await waitFor(() =>
    expect(within(created).getByRole<HTMLInputElement>('switch', { name }).checked).toBe(true),
  );
  const delay = within(created).getByRole('textbox', { name: 'Depois de quantos segundos' });
  await userEvent.clear(delay);
  await userEvent.type(delay, '90');
  await userEvent.tab();
  await waitFor(() =>
    expect(saved.mock.lastCall?.[0]).toMatchObject({
      appointment_created: { autoConfirmDelaySeconds: 90 },
    }),
  );
  expect(await screen.findByText('Confirmação automática ligada, depois de 30 s')).toBeTruthy();
  expect(await screen.findByText('Confirmação automática ligada, depois de 90 s')).toBeTruthy();
});

test('how long after a visit its client is asked is said once it is stored', async () => {
  const { api, saved } = serving({
    ...DEFAULT_AUTOMATIONS,
    review_request: { ...DEFAULT_AUTOMATIONS.review_request, enabled: true },
  });
  renderWithApi(<AutomationsPanel />, api);
  const hours = await screen.findByLabelText('Quantas horas depois do atendimento');
  await userEvent.clear(hours);
  await userEvent.type(hours, '5');
  await userEvent.tab();
  expect(
    await screen.findByText('O pedido de avaliação sai 5 h depois do atendimento'),
  ).toBeTruthy();
  expect(saved.mock.lastCall?.[0]).toMatchObject({ review_request: { delayHours: 5 } });
});

test('whoever has no number learns who sends instead', async () => {
  const { api } = serving(DEFAULT_AUTOMATIONS, false);
  renderWithApi(<AutomationsPanel />, api);
  expect(await screen.findByText(/Nenhum número está enviando agora/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ver Para enviar' });
  expect(link.getAttribute('href')).toBe('/dashboard/para-enviar');
});

test('what cannot be loaded is named', async () => {
  const get = fake.get.handler(() => {
    throw new Error('broken');
  });
  renderWithApi(<AutomationsPanel />, { messaging: { automations: { get } } });
  expect(await screen.findByText(/Erro ao carregar configurações de automação\./)).toBeTruthy();
});

test('the desk changes nothing', async () => {
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'receptionist' as const },
  };
  renderWithApi(<AutomationsPanel />, serving().api, { session });
  const reminder = await card('Lembrete de 24 horas');
  expect(within(reminder).getByRole<HTMLInputElement>('switch').disabled).toBe(true);
});

test('a number of the official API asks for an approved text, and gives the own one to copy', async () => {
  const chosen = vi.fn<(input: unknown) => void>();
  const official = fakeServer.messaging.officialTemplates;
  const listed = {
    isNeeded: true,
    uses: [{ automation: 'appointment_reminder_24h' as const, text: 'Até {{1}}!', chosen: null }],
    templates: [
      {
        name: 'lembrete',
        language: 'pt_BR',
        text: 'Até logo, {{1}}!',
        header: '',
        buttons: [],
        isOfWords: true,
      },
    ],
  };
  const { api } = serving({
    ...DEFAULT_AUTOMATIONS,
    appointment_reminder_24h: { enabled: true, templateId: null },
  });
  const officialTemplates = {
    list: official.list.handler(() => listed),
    choose: official.choose.handler(({ input }) => {
      chosen(input);
      return listed;
    }),
  };
  renderWithApi(<AutomationsPanel />, { messaging: { ...api.messaging, officialTemplates } });
  const reminder = await card('Lembrete de 24 horas');
  const select = await within(reminder).findByLabelText('Modelo aprovado na Meta');
  await userEvent.selectOptions(select, 'lembrete (pt_BR): Até logo, {{1}}!');
  await waitFor(() =>
    expect(chosen).toHaveBeenCalledWith({
      automation: 'appointment_reminder_24h',
      chosen: { name: 'lembrete', language: 'pt_BR' },
    }),
  );
  expect(await screen.findByText('Modelo escolhido: lembrete')).toBeTruthy();
  expect(within(reminder).getByRole('button', { name: 'Copiar texto para a Meta' })).toBeTruthy();
});
