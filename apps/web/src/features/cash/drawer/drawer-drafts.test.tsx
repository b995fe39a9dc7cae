import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSession, pix, withdrawal } from '../../../../tests/sample-cash.ts';
import { ana, nails, pending, team } from '../../../../tests/sample-commissions.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import AdvanceDialog from '../commissions/advance-dialog.tsx';
import CommissionPayDialog from '../commissions/commission-pay-dialog.tsx';
import ClosingDialog from './closing-dialog.tsx';
import MovementDialog from './movement-dialog.tsx';

const { sessions } = fakeServer.cash;
const RESTORED = 'Recuperamos o que você digitou.';
const nothing = () => {};
const choices: CashChoices = {
  usualPaymentMethodId: null,
  paymentMethods: [{ ...pix, kind: 'pix' }],
  incomeCategories: [],
  expenseCategories: [],
  pix: null,
};

type Move = Parameters<typeof sessions.move.handler>[0];

async function open(dialog: ReactElement, move: Move = () => withdrawal) {
  const rendered = renderWithApi(dialog, {
    cash: {
      sessions: {
        current: sessions.current.handler(() => openSession),
        choices: sessions.choices.handler(() => choices),
        move: sessions.move.handler(move),
      },
    },
    team: { professionals: { list: fakeServer.team.professionals.list.handler(() => team) } },
  });
  return { ...rendered, shown: within(await screen.findByRole('dialog')), user: userEvent.setup() };
}

const keyOf = () => /requestKey\\":\\"([^\\]+)/.exec(JSON.stringify({ ...sessionStorage }))?.[1];

beforeEach(() => sessionStorage.clear());

test.each([['supply'], ['withdrawal']] as const)(
  'a %s that nobody answered is there again after a reload, under its key',
  async (kind) => {
    vi.spyOn(console, 'warn').mockImplementation(nothing);
    const lost = () => {
      throw new Error('no line');
    };
    const before = await open(<MovementDialog kind={kind} onClose={nothing} />, lost);
    await before.user.type(before.shown.getByLabelText(/^Valor/), '35');
    await before.user.type(before.shown.getByLabelText(/^Motivo/), 'Troco{Tab}');
    const key = keyOf();
    expect(key).toBeTruthy();
    await before.user.click(before.shown.getAllByRole('button').at(-1) ?? document.body);
    await before.shown.findByRole('alert');
    before.unmount();

    const again = await open(<MovementDialog kind={kind} onClose={nothing} />);
    await again.shown.findByText(RESTORED);
    expect(again.shown.getByLabelText(/^Valor/)).toHaveProperty('value', '35,00');
    expect(again.shown.getByLabelText(/^Motivo/)).toHaveProperty('value', 'Troco');
    expect(keyOf()).toBe(key);
    await again.user.click(again.shown.getAllByRole('button').at(-1) ?? document.body);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
);

test('a vale that was begun is there again after a reload', async () => {
  const before = await open(<AdvanceDialog onClose={nothing} />);
  await before.user.type(await before.shown.findByLabelText(/^Valor/), '30');
  await before.user.type(before.shown.getByLabelText('Motivo'), 'Passagem');
  before.unmount();
  const again = await open(<AdvanceDialog onClose={nothing} />);
  await again.shown.findByText(RESTORED);
  expect(again.shown.getByLabelText(/^Valor/)).toHaveProperty('value', '30,00');
  expect(again.shown.getByLabelText('Motivo')).toHaveProperty('value', 'Passagem');
});

test('what is taken off a payout is there again for the same selection, and for no other', async () => {
  const paying = (items: typeof pending.items) => (
    <CommissionPayDialog
      items={items}
      professionals={pending.professionals}
      onPaid={nothing}
      onClose={nothing}
    />
  );
  const hers = pending.items.filter(({ professionalId }) => professionalId === ana.id);
  const before = await open(paying(hers));
  const field = await before.shown.findByLabelText(`Descontar do vale de ${ana.name}`);
  await before.user.clear(field);
  await before.user.type(field, '10');
  before.unmount();
  const other = await open(paying([nails]));
  await other.shown.findByLabelText('Descontar do vale de Bia');
  expect(other.shown.queryByText(RESTORED)).toBeNull();
  other.unmount();
  const again = await open(paying(hers));
  await again.shown.findByText(RESTORED);
  const restored = again.shown.getByLabelText(`Descontar do vale de ${ana.name}`);
  expect(restored).toHaveProperty('value', '10,00');
});

test('a count that was begun is there again after a reload', async () => {
  const closing = <ClosingDialog session={openSession} onClose={nothing} />;
  const before = await open(closing);
  const [first] = before.shown.getAllByRole('textbox');
  await before.user.type(first ?? document.body, '120');
  await before.user.type(before.shown.getByLabelText(/^Observações/), 'Faltou troco');
  before.unmount();
  const again = await open(closing);
  await again.shown.findByText(RESTORED);
  expect(again.shown.getAllByRole('textbox')[0]).toHaveProperty('value', '120,00');
  expect(again.shown.getByLabelText(/^Observações/)).toHaveProperty('value', 'Faltou troco');
});
