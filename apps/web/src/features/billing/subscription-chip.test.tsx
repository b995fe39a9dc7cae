import type { Session } from '@app/contract/identity/session.contract';
import type { Role } from '@app/domain/team/permissions';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { SubscriptionChip } from './subscription-chip.tsx';

type Subscription = NonNullable<Session['company']>['subscription'];

function renderChip(status: Subscription['status'], role: Role = 'owner') {
  const { company } = sampleSession;
  const subscription = { status, trialEndsAt: null, currentPeriodEnd: null };
  const session = { ...sampleSession, company: company && { ...company, role, subscription } };
  return renderWithApi(<SubscriptionChip />, {}, { session });
}

test('what the subscription needs is said in short and leads there', () => {
  renderChip('past_due');
  const chip = screen.getByRole('link', { name: 'Pagamento em Atraso' });
  expect(chip.getAttribute('href')).toBe('/dashboard/settings?tab=subscription');
  expect(chip.dataset.urgent).toBe('true');
});

test('whoever may not see the subscription only reads it', () => {
  renderChip('past_due', 'professional');
  expect(screen.getByText('Pagamento em Atraso')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('while all is well there is no chip', () => {
  renderChip('active');
  expect(screen.queryByRole('link')).toBeNull();
});
