import type { SentMessage } from '@app/contract/messaging/sending.contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fill } from '../../../../tests/fill.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import TestingPanel from './testing-panel.tsx';

const fake = fakeServer.messaging.sending;
const id = '01990000-0000-7000-8000-00000000000a';
const delivered: SentMessage = {
  id,
  occasion: 'test',
  campaignName: '',
  channel: 'whatsapp',
  state: 'delivered',
  reason: null,
  error: '',
  attempts: 1,
  clientId: null,
  clientName: '',
  appointmentId: null,
  conversationId: null,
  recipient: '5511987654321',
  text: 'Oi',
  plannedAt: '2026-03-10T12:00:00Z',
  waitUntil: null,
  sentAt: '2026-03-10T12:00:01Z',
  deliveredAt: '2026-03-10T12:00:02Z',
  readAt: null,
};
const rateLimitInfo = { hourlyLimit: 100, remainingMessages: 99, resetTime: null };

test('a type brings its words, and what became of the test is told', async () => {
  const asked = vi.fn<(input: unknown) => void>();
  renderWithApi(<TestingPanel />, {
    messaging: {
      sending: {
        test: fake.test.handler(({ input }) => {
          asked(input);
          return { messageId: id, rateLimitInfo };
        }),
        get: fake.get.handler(() => delivered),
      },
    },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Aniversário');
  await fill(screen.getByRole('textbox', { name: 'Telefone' }), '11987654321');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar teste' }));
  expect(await screen.findByText('Teste Enviado!')).toBeTruthy();
  expect(screen.getByText('Mensagem de teste enviada para 11987654321...')).toBeTruthy();
  expect(await screen.findByText(/Último teste: entregue/)).toBeTruthy();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    type: 'birthday',
    phone: '11987654321',
    message: expect.stringContaining('Feliz aniversário'),
  });
});

test('one that failed says why in words', async () => {
  const failed = { ...delivered, state: 'failed', error: 'number-invalid' } as const;
  renderWithApi(<TestingPanel />, {
    messaging: {
      sending: {
        test: fake.test.handler(() => ({ messageId: id, rateLimitInfo })),
        get: fake.get.handler(() => failed),
      },
    },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Aniversário');
  await fill(screen.getByRole('textbox', { name: 'Telefone' }), '11987654321');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar teste' }));
  expect(await screen.findByText(/falhou\. Este número não tem WhatsApp/)).toBeTruthy();
});

test('a phone that is none is told by a title and a sentence', async () => {
  renderWithApi(<TestingPanel />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Aniversário');
  await fill(screen.getByRole('textbox', { name: 'Telefone' }), '5511987654321');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar teste' }));
  expect(await screen.findByText('Telefone Inválido')).toBeTruthy();
  expect(screen.getByText('Digite apenas números (10-11 dígitos)')).toBeTruthy();
});

test('what is missing is said in one sentence', async () => {
  renderWithApi(<TestingPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar teste' }));
  expect(
    await screen.findByText('Selecione o tipo, digite o telefone e a mensagem de teste'),
  ).toBeTruthy();
});

test.each([
  ['Erro', 'Company ID não encontrado', 'NO_COMPANY'],
  ['Erro no Teste', 'O WhatsApp não está conectado', 'WHATSAPP_NOT_CONNECTED'],
] as const)('"%s" stands above "%s"', async (title, sentence, code) => {
  renderWithApi(<TestingPanel />, {
    messaging: {
      sending: {
        test: fake.test.handler(({ errors }) => {
          throw errors[code]();
        }),
      },
    },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Aniversário');
  await fill(screen.getByRole('textbox', { name: 'Telefone' }), '11987654321');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar teste' }));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(new RegExp(sentence))).toBeTruthy();
});

test('a full hour says when to try again', async () => {
  renderWithApi(<TestingPanel />, {
    messaging: {
      sending: {
        test: fake.test.handler(({ errors }) => {
          const details = { resetTime: '2026-11-16T13:30:00Z' };
          const rateLimitInfo = { remainingMessages: 0 } as const;
          throw errors.MESSAGE_LIMIT_REACHED({
            data: { error: 'Rate limit exceeded', details, rateLimitInfo },
          });
        }),
      },
    },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Aniversário');
  await fill(screen.getByRole('textbox', { name: 'Telefone' }), '11987654321');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar teste' }));
  const sentence = 'Limite de mensagens excedido. Tente novamente em 10:30';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a failure without a reason has a sentence of its own', async () => {
  renderWithApi(<TestingPanel />, {
    messaging: {
      sending: {
        test: fake.test.handler(() => {
          throw new Error('The line is gone');
        }),
      },
    },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Aniversário');
  await fill(screen.getByRole('textbox', { name: 'Telefone' }), '11987654321');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar teste' }));
  expect(await screen.findByText('Erro no Teste')).toBeTruthy();
  expect(
    screen.getByText('Erro ao enviar mensagem de teste. Verifique sua conexão WhatsApp.'),
  ).toBeTruthy();
});

test('before anything is written, no empty message is shown', async () => {
  renderWithApi(<TestingPanel />);
  const preview = screen.getByRole('figure', { name: 'Como vai chegar' });
  expect(preview.textContent).toContain('A mensagem aparece aqui enquanto você escreve.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Aniversário');
  expect(preview.textContent).toContain('Feliz aniversário');
  expect(preview.textContent).not.toContain('aparece aqui');
});
