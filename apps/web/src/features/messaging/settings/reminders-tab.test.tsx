import type { MessagingSettings } from '@app/contract/messaging/messaging-settings.contract';
import { DEFAULT_AUTOMATIONS } from '@app/domain/messaging/automation';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import RemindersTab from './reminders-tab.tsx';

const { automations, templates, settings: fake } = fakeServer.messaging;
const usual: MessagingSettings = {
  quietFrom: '21:00',
  quietUntil: '08:00',
  noticeChannels: ['whatsapp', 'email', 'link'],
  reminderChannels: ['whatsapp', 'email', 'link'],
  mailsBooked: true,
  mailsMoved: true,
  mailsCancelled: true,
  mailsReminder24h: false,
  mailsReminder1h: false,
  mailReminder24hText: '',
  mailReminder1hText: '',
  version: 4,
};

beforeEach(() => localStorage.clear());

function serving() {
  const saved = vi.fn<(input: unknown) => void>();
  let known = usual;
  const api = {
    messaging: {
      automations: {
        get: automations.get.handler(() => DEFAULT_AUTOMATIONS),
        told: automations.told.handler(() => ({ canSend: true, created: false })),
      },
      templates: {
        list: templates.list.handler(() => []),
        sample: templates.sample.handler(() => null),
      },
      settings: {
        get: fake.get.handler(() => known),
        save: fake.save.handler(({ input, errors }) => {
          saved(input);
          if (input.version !== known.version) throw errors.MESSAGING_SETTINGS_CHANGED();
          known = { ...input, version: input.version + 1 };
          return known;
        }),
      },
    },
  };
  const change = (changes: Partial<MessagingSettings>) => {
    known = { ...known, ...changes, version: known.version + 1 };
  };
  return { api, saved, change };
}

test('shows both reminders of WhatsApp, and none of the other automations', async () => {
  renderWithApi(<RemindersTab />, serving().api);
  expect(await screen.findByRole('region', { name: 'Lembrete de 24 horas' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Lembrete de 1 hora' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Agendamento criado' })).toBeNull();
});

test('keeps a reminder by mail with its words, the silence and the ways', async () => {
  const { api, saved } = serving();
  renderWithApi(<RemindersTab />, api);
  await userEvent.click(
    await screen.findByRole('switch', { name: 'Lembrete de 24 horas por e-mail' }),
  );
  await fill(
    screen.getByRole('textbox', { name: /Texto do lembrete de 24 horas/ }),
    'Oi {NOME}, até {HORARIO} no {EMPRESA}',
  );
  await fill(screen.getByRole('textbox', { name: 'Das' }), '22:00');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lembretes' }), 'Só e-mail');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações de mensagens salvas.')).toBeTruthy();
  expect(saved).toHaveBeenCalledWith({
    ...usual,
    mailsReminder24h: true,
    mailReminder24hText: 'Oi {NOME}, até {HORARIO} no {EMPRESA}',
    quietFrom: '22:00',
    reminderChannels: ['email'],
  });
});

test('shows what a reminder by mail says while nothing is written, and what stands below', async () => {
  renderWithApi(<RemindersTab />, serving().api);
  await userEvent.click(
    await screen.findByRole('switch', { name: 'Lembrete de 1 hora por e-mail' }),
  );
  const mails = screen.getByRole('region', { name: 'E-mails aos clientes' });
  expect(await within(mails).findByText(/^Olá, .+ espera por você\.$/s)).toBeTruthy();
  expect(within(mails).queryByText(/Seu horário é hoje/)).toBeNull();
  expect(within(mails).getByText(/o botão para ver, remarcar ou cancelar/)).toBeTruthy();
});

test('what somebody else saved meanwhile joins what was typed', async () => {
  const { api, saved, change } = serving();
  renderWithApi(<RemindersTab />, api);
  const mails = await screen.findByRole('region', { name: 'E-mails aos clientes' });
  await userEvent.click(within(mails).getByRole('switch', { name: 'Horário mudou' }));
  change({ quietFrom: '19:00' });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByDisplayValue('19:00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações de mensagens salvas.')).toBeTruthy();
  expect(saved.mock.lastCall?.[0]).toMatchObject({ mailsMoved: false, quietFrom: '19:00' });
});

test('what was typed is thrown away, and the notice about what somebody else saved', async () => {
  const { api, change } = serving();
  renderWithApi(<RemindersTab />, api);
  const mails = await screen.findByRole('region', { name: 'E-mails aos clientes' });
  await userEvent.click(within(mails).getByRole('switch', { name: 'Horário mudou' }));
  change({ quietFrom: '19:00' });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByDisplayValue('19:00')).toBeTruthy();
  expect(screen.queryByText('Outra pessoa salvou antes de você')).toBeNull();
});
