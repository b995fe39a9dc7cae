import { cents } from '@app/domain/shared/money';
import { expect, test } from 'vitest';
import type { GiftCardView } from './gift-card-list.queries.ts';
import { linesOf } from './gift-cards.presenter.ts';

test('a file tells of a code no more than the list does', () => {
  const card: GiftCardView = {
    companyId: 'salon',
    id: 'card',
    code: 'ACDEFGHJKM',
    clientId: null,
    clientName: null,
    amount: cents(80_00),
    balance: cents(50_00),
    recipientName: 'Lia',
    message: '',
    validUntil: null,
    takenBackAt: null,
    standing: 'usable',
    createdAt: Temporal.Instant.from('2026-03-10T15:00:00Z'),
  };
  const codeIn = (sight: 'whole' | 'end') => linesOf([card], sight, 'America/Sao_Paulo')[0]?.[0];
  expect(codeIn('whole')).toBe('ACDEF-GHJKM');
  expect(codeIn('end')).toBe('•••••-•HJKM');
});
