import type { Administrative } from '@app/contract/messaging/administrative.contract';
import type { Template } from '@app/contract/messaging/templates.contract';
import { DEFAULT_ADMINISTRATIVE } from '@app/domain/messaging/administrative';
import { DEFAULT_AUTOMATIONS } from '@app/domain/messaging/automation';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import AdministrativePanel from './administrative-panel.tsx';
import { AdministrativeWhatsapp } from './administrative-whatsapp.tsx';

const { administrative: fake, automations, templates } = fakeServer.messaging;
const sender = { companyName: 'Plataforma', isOwn: true, isConnected: true };
const usual: Administrative = { ...DEFAULT_ADMINISTRATIVE, sender };
const goodbye: Template = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Até logo',
  type: 'custom',
  text: 'Até logo, {owner_name} da {company_name}',
  active: true,
  version: 1,
  createdAt: '2026-03-10T12:00:00Z',
};

function serving(stored: Administrative = usual) {
  const saved = vi.fn<(input: unknown) => void>();
  let known = stored;
  const api = {
    messaging: {
      administrative: {
        get: fake.get.handler(() => known),
        save: fake.save.handler(({ input }) => {
          saved(input);
          known = { ...known, ...(input as Administrative) };
          return known;
        }),
      },
      automations: { get: automations.get.handler(() => DEFAULT_AUTOMATIONS) },
      templates: {
        list: templates.list.handler(() => [goodbye]),
        sample: templates.sample.handler(() => null),
      },
    },
  };
  return { api, saved };
}

const card = (name: string) => screen.findByRole('region', { name });
/** Numbers stand there already. */
async function refill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await fill(field, text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what is set is saved as a whole, and said so', async () => {
  const { api, saved } = serving();
  renderWithApi(<AdministrativePanel />, api);
  const cancelled = await card('Assinatura cancelada');
  await userEvent.click(within(cancelled).getByRole('switch', { name: /^Assinatura cancelada/ }));
  await userEvent.click(within(cancelled).getByRole('switch', { name: /^Enviar na hora/ }));
  await userEvent.selectOptions(
    within(cancelled).getByRole('combobox', { name: 'Mensagem' }),
    'Até logo',
  );
  expect(within(cancelled).getByText('Até logo, beatriz da Salão da Beatriz')).toBeTruthy();
  await press('Salvar');
  expect(await screen.findByText('Configurações Administrativas Salvas')).toBeTruthy();
  expect(saved).toHaveBeenCalledWith({
    ...DEFAULT_ADMINISTRATIVE,
    company_subscription_cancelled: {
      enabled: true,
      templateId: goodbye.id,
      sendImmediately: false,
    },
  });
});

test('a number out of its range is told beside the field, and nothing is sent', async () => {
  const { api, saved } = serving();
  renderWithApi(<AdministrativePanel />, api);
  const welcome = await card('Boas-vindas');
  await userEvent.click(within(welcome).getByRole('switch'));
  await refill(within(welcome).getByRole('textbox', { name: 'Depois de quantas horas' }), '73');
  await press('Salvar');
  expect(await within(welcome).findByText('Informe de 0 a 72 horas')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
});

test('the trial has its day and its hour', async () => {
  const { api, saved } = serving();
  renderWithApi(<AdministrativePanel />, api);
  const trial = await card('Teste grátis terminando');
  await userEvent.click(within(trial).getByRole('switch'));
  await refill(within(trial).getByRole('textbox', { name: 'Dias antes do fim' }), '7');
  await refill(within(trial).getByRole('textbox', { name: 'Horário do envio' }), '18:30');
  await press('Salvar');
  await waitFor(() =>
    expect(saved.mock.lastCall?.[0]).toMatchObject({
      company_trial_expiring: { enabled: true, daysBeforeExpiry: 7, sendTime: '18:30' },
    }),
  );
});

test('what cannot be saved is named', async () => {
  const { api } = serving();
  const save = fake.save.handler(() => {
    throw new Error('broken');
  });
  const { messaging } = api;
  renderWithApi(<AdministrativePanel />, {
    messaging: { ...messaging, administrative: { ...messaging.administrative, save } },
  });
  await userEvent.click(within(await card('Assinatura renovada')).getByRole('switch'));
  await press('Salvar');
  expect(await screen.findByText('Erro')).toBeTruthy();
  expect(
    screen.getByText('Erro ao salvar configurações administrativas. Tente novamente.'),
  ).toBeTruthy();
});

test.each([
  [null, /Ninguém escreve às empresas agora/],
  [{ ...sender, isConnected: false }, /Nenhum número da plataforma está conectado/],
  [
    { companyName: 'Outra Ltda.', isOwn: false, isConnected: true },
    /Quem escreve às empresas é Outra Ltda\./,
  ],
])('says who writes, or why nobody does: %j', async (who, sentence) => {
  renderWithApi(<AdministrativePanel />, serving({ ...usual, sender: who }).api);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('an administrator without a company is led to its setup', async () => {
  const session = { ...sampleSession, platformRole: 'admin' as const, company: null };
  renderWithApi(<AdministrativeWhatsapp opened={undefined} onOpen={() => {}} />, {}, { session });
  const link = await screen.findByRole('link', { name: 'Cadastrar empresa' });
  expect(link.getAttribute('href')).toBe('/super-admin/company-setup');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('an administrator with a company has the six tabs of every company', async () => {
  const session = { ...sampleSession, platformRole: 'admin' as const };
  const opened = <AdministrativeWhatsapp opened="automations" onOpen={() => {}} />;
  renderWithApi(opened, serving().api, { session });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Conectar',
    'Modelos',
    'Automação',
    'Aniversários',
    'Marketing',
    'Testes',
  ]);
  expect(await card('Boas-vindas')).toBeTruthy();
  expect(await card('Lembrete de 24 horas')).toBeTruthy();
});
