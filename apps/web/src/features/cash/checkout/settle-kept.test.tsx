import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { detail } from '../../../../tests/sample-appointments.ts';
import { openSession } from '../../../../tests/sample-cash.ts';
import { settlement } from '../../../../tests/sample-settlement.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import SettleDialog from './settle-dialog.tsx';

const { sessions, settlements } = fakeServer.cash;
const done = { ...detail, status: 'completed' as const };
const id = (last: string) => `01990000-0000-7000-8000-0000000001${last}`;
const choices: CashChoices = {
  usualPaymentMethodId: null,
  paymentMethods: [
    { id: id('01'), name: 'Dinheiro', kind: 'cash' },
    { id: id('03'), name: 'Cartão de Crédito', kind: 'card' },
  ],
  incomeCategories: [],
  expenseCategories: [],
  pix: null,
};
const RESTORED = 'Recuperamos o que você digitou.';

type Settle = Parameters<typeof settlements.settle.handler>[0];
type Opening = {
  settle?: Settle;
  appointment?: typeof done;
  usual?: string;
  isPaid?: () => boolean;
};

async function open(opening: Opening = {}) {
  const { settle = () => paidNow, appointment = done, usual, isPaid } = opening;
  const { isPaid: wasPaid } = appointment;
  const offered = { ...choices, usualPaymentMethodId: usual ?? null };
  const { get } = fakeServer.scheduling.appointments;
  const rendered = renderWithApi(<SettleDialog appointmentId={done.id} onClose={() => {}} />, {
    scheduling: {
      appointments: { get: get.handler(() => ({ ...appointment, isPaid: isPaid?.() ?? wasPaid })) },
    },
    cash: {
      sessions: {
        current: sessions.current.handler(() => openSession),
        choices: sessions.choices.handler(() => offered),
      },
      settlements: { settle: settlements.settle.handler(settle) },
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  return { ...rendered, dialog, user: userEvent.setup() };
}
const paidNow = { ...settlement, withoutCommission: [] };
type Opened = Awaited<ReturnType<typeof open>>;

/** A tip of five reais and the card, for what costs ninety. */
async function fill({ dialog, user }: Opened): Promise<void> {
  await user.click(await dialog.findByRole('radio', { name: 'Cartão de Crédito' }));
  await user.click(dialog.getByRole('button', { name: /^Desconto/ }));
  await user.type(dialog.getByLabelText('Gorjeta', { selector: 'input' }), '5');
  await dialog.findByRole('button', { name: 'Receber R$ 95,00' });
}

async function expectFilled({ dialog }: Opened): Promise<void> {
  await dialog.findByText(RESTORED);
  expect(await dialog.findByRole('button', { name: 'Receber R$ 95,00' })).toBeTruthy();
  expect(dialog.getByRole('radio', { name: 'Cartão de Crédito' })).toHaveProperty('checked', true);
  expect(dialog.getByLabelText('Gorjeta', { selector: 'input' })).toHaveProperty('value', '5,00');
}

beforeEach(() => sessionStorage.clear());

test('tip and way of paying are there again after a reload, and can be thrown away', async () => {
  const before = await open();
  await fill(before);
  before.unmount();
  const again = await open({ usual: id('01') });
  await expectFilled(again);
  await again.user.click(again.dialog.getByRole('button', { name: 'Descartar' }));
  expect(again.dialog.getByRole('button', { name: 'Receber R$ 90,00' })).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('what was paid is not there again', async () => {
  const before = await open();
  await fill(before);
  await before.user.click(before.dialog.getByRole('button', { name: 'Receber R$ 95,00' }));
  await waitFor(() => expect(before.dialog.queryByRole('radio')).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});

test('what was paid without an answer is forgotten with its key', async () => {
  const before = await open();
  await fill(before);
  before.unmount();
  const again = await open({ appointment: { ...done, isPaid: true } });
  await again.dialog.findByRole('button', { name: 'Fechar' });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a payment that nobody answered is sent again under the same key', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lost = () => {
    throw new Error('no line');
  };
  const keyOf = () => /requestKey\\":\\"([^\\]+)/.exec(JSON.stringify({ ...sessionStorage }))?.[1];
  const before = await open({ settle: lost });
  await fill(before);
  const key = keyOf();
  expect(key).toBeTruthy();
  await before.user.click(before.dialog.getByRole('button', { name: 'Receber R$ 95,00' }));
  await before.dialog.findByRole('alert');
  before.unmount();
  const again = await open();
  await expectFilled(again);
  expect(keyOf()).toBe(key);
});

test('a payment whose answer was lost stays in sight when it is seen to be paid, and ends once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const keys: unknown[] = [];
  const settle: Settle = ({ context }) => {
    keys.push(Reflect.get(context, 'requestKey'));
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return paidNow;
  };
  const opened = await open({ settle, isPaid: () => keys.length > 0 });
  const { dialog, user, queryClient } = opened;
  await fill(opened);
  await user.click(dialog.getByRole('button', { name: 'Receber R$ 95,00' }));
  await dialog.findByRole('alert');
  await queryClient.invalidateQueries();
  expect(dialog.queryByText(/^Já existe um pagamento/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Receber R$ 95,00' }));
  expect(await screen.findByRole('dialog', { name: 'Pagamento registrado' })).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});
