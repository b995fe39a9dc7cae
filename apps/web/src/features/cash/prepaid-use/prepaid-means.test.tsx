import { cents } from '@app/domain/shared/money';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { PrepaidMeans } from './prepaid-means.tsx';
import { NOTHING_PREPAID, type OfferedCard, paymentUse, sessionOffers } from './prepaid-use.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const cut = { id: id('d1'), name: 'Corte', priceCents: 50_00 };
const bought = {
  id: id('a1'),
  name: 'Três cortes',
  priceCents: 100_00,
  validUntil: null,
  standing: 'usable' as const,
  services: [{ serviceId: cut.id, serviceName: 'Corte', sessions: 3, left: 2 }],
  createdAt: '2026-03-10T15:00:00Z',
};
const account = { balanceCents: 0, limitCents: 80_00, ownLimitCents: null, entries: [] };
const card = {
  id: id('b1'),
  code: 'ACDEF-GHJKM',
  amountCents: 80_00,
  balanceCents: 30_00,
  clientId: null,
  clientName: null,
  recipientName: '',
  message: '',
  validUntil: null,
  standing: 'usable' as const,
  createdAt: '2026-03-10T15:00:00Z',
};

const bill = {
  services: [cut],
  takenOff: cents(0),
  lines: [],
  discount: { amount: cents(0) },
};

type BenchProps = { cards: readonly OfferedCard[]; limitCents?: number };

function Bench({ cards, limitCents = account.limitCents }: BenchProps) {
  const known = { ...account, limitCents };
  const [draft, setDraft] = useState({
    ...NOTHING_PREPAID,
    sessions: [] as readonly string[] | null,
  });
  const use = paymentUse(bill, draft, { packages: [bought], account: known });
  const offers = sessionOffers([cut], [bought]);
  return (
    <>
      <PrepaidMeans
        offers={offers}
        cards={cards}
        account={known}
        draft={draft}
        use={use}
        payer={{ id: id('c1'), name: 'Maria' }}
        onChange={setDraft}
      />
      <output>{use.due}</output>
    </>
  );
}

function open(standing: 'usable' | 'expired' = 'usable', cards: OfferedCard[] = []) {
  const find = fakeServer.prepaid.giftCards.find.handler(() => ({ ...card, standing }));
  renderWithApi(<Bench cards={cards} />, { prepaid: { giftCards: { find } } });
}

test('a session of her package is one tap away', async () => {
  open();
  expect(screen.getByText('Três cortes · restam 2 sessões')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Usar sessão de Corte' }));
  expect(screen.getByRole('status').textContent).toBe('0');
});

test('a card of hers is offered by name, without its code', async () => {
  open('usable', [
    {
      code: 'ACDEF-GHJKM',
      hasWholeCode: true,
      balanceCents: 30_00,
      recipientName: 'Maria',
      validUntil: null,
    },
  ]);
  expect(screen.getByText('Para Maria · ACDEF-GHJKM')).toBeTruthy();
  const box = screen.getByRole('checkbox', { name: 'Usar vale-presente de R$ 30,00' });
  await userEvent.click(box);
  expect(screen.getByRole('status').textContent).toBe('2000');
  await userEvent.click(box);
  expect(screen.getByRole('status').textContent).toBe('5000');
});

test('a card that only bears her name pays once its code is typed', async () => {
  const named = { balanceCents: 30_00, recipientName: 'Maria Luz', validUntil: null };
  open('usable', [{ ...named, code: '•••••-•HJKM', hasWholeCode: false }]);
  const sentence = 'Há um vale-presente de R$ 30,00 para Maria Luz (final HJKM). Peça o código.';
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /vale-presente/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Usar vale-presente' }));
  await userEvent.type(screen.getByRole('searchbox'), 'acdef ghjkm{Enter}');
  expect(await screen.findByText('ACDEF-GHJKM · R$ 30,00')).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('2000');
});

test('what is left stays on her account, as far as she may', async () => {
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fiado (pagar depois)' }));
  expect(screen.getByRole('status').textContent).toBe('0');
  expect(screen.getByText('Na conta do cliente')).toBeTruthy();
});

test('who may owe nothing yet is let by whoever sets limits', async () => {
  renderWithApi(<Bench cards={[]} limitCents={0} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Fiado (pagar depois)' }));
  expect(screen.getByText('Este cliente ainda não tem limite de fiado.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Definir limite' }));
  expect(await screen.findByRole('dialog', { name: 'Limite de fiado de Maria' })).toBeTruthy();
});

test('whoever sets no limits reads whom to ask', async () => {
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'receptionist' as const },
  };
  renderWithApi(<Bench cards={[]} limitCents={0} />, {}, { session });
  await userEvent.click(screen.getByRole('button', { name: 'Fiado (pagar depois)' }));
  expect(screen.getByText(/Peça a quem administra a empresa para definir um\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Definir limite' })).toBeNull();
});

test('a gift card pays what is on it, and one that is over says so', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Usar vale-presente' }));
  await userEvent.type(screen.getByRole('searchbox'), 'acdef ghjkm{Enter}');
  expect(await screen.findByText('ACDEF-GHJKM · R$ 30,00')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2000');
});

test('a gift card that is over pays nothing', async () => {
  open('expired');
  await userEvent.click(screen.getByRole('button', { name: 'Usar vale-presente' }));
  await userEvent.type(screen.getByRole('searchbox'), 'acdef ghjkm{Enter}');
  expect(await screen.findByText('Este vale-presente venceu.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('5000');
});
