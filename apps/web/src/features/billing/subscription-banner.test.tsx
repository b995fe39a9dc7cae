import type { Session } from '@app/contract/identity/session.contract';
import type { Role } from '@app/domain/team/permissions';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { SubscriptionBanner } from './subscription-banner.tsx';

type Subscription = NonNullable<Session['company']>['subscription'];

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const nothing: Subscription = { status: 'inactive', trialEndsAt: null, currentPeriodEnd: null };

beforeEach(() => {
  vi.useFakeTimers({ now: now.epochMilliseconds });
});
afterEach(() => {
  vi.useRealTimers();
});

function inHours(hours: number): string {
  return now.add({ hours }).toString();
}

function renderBanner(change: Partial<Subscription>, role: Role = 'owner') {
  const { company } = sampleSession;
  const subscription = { ...nothing, ...change };
  const session = { ...sampleSession, company: company && { ...company, role, subscription } };
  renderWithApi(<SubscriptionBanner />, {}, { session });
  return screen.queryByRole('region', { name: 'Situação da assinatura' });
}

function isUrgent(banner: HTMLElement | null): boolean {
  return banner?.dataset.urgent === 'true';
}

test.each([
  ['a trial with time left', { trialEndsAt: inHours(7 * 24) }, '7 dias restantes', false],
  ['a trial near its end', { trialEndsAt: inHours(2 * 24 + 1) }, '3 dias restantes', true],
  ['the last day of a trial', { trialEndsAt: inHours(1) }, '1 dia restante', true],
  [
    'a renewal within a week',
    { status: 'active', currentPeriodEnd: inHours(5 * 24) },
    'Renova em 5 dias',
    true,
  ],
  ['an overdue payment', { status: 'past_due' }, 'Pagamento em Atraso', true],
  [
    'a canceled plan that is still paid',
    { status: 'canceled', currentPeriodEnd: '2026-04-01T02:00:00Z' },
    'Plano Cancelado',
    false,
  ],
  ['nothing at all', {}, 'Sem Plano Ativo', true],
] as const)('%s', (_case, change, badge, urgent) => {
  const banner = renderBanner(change);

  expect(banner?.textContent).toContain(badge);
  expect(banner?.querySelector('svg')).toBeTruthy();
  expect(isUrgent(banner)).toBe(urgent);
  expect(screen.getByRole('link', { name: 'Ver assinatura' }).getAttribute('href')).toBe(
    '/dashboard/settings?tab=subscription',
  );
});

test('a canceled plan says until when there is access, on the company’s calendar', () => {
  const banner = renderBanner({ status: 'canceled', currentPeriodEnd: '2026-04-01T02:00:00Z' });
  expect(banner?.textContent).toContain('Você tem acesso até 31/03/2026.');
});

test('while all is well nothing is said', () => {
  expect(renderBanner({ status: 'active', currentPeriodEnd: inHours(20 * 24) })).toBeNull();
});

test('whoever may not see the subscription reads whom to ask', () => {
  const banner = renderBanner({}, 'professional');

  expect(banner?.textContent).toContain('Fale com o proprietário');
  expect(screen.queryByRole('link')).toBeNull();
});

test('it follows the clock without anybody asking', () => {
  const banner = renderBanner({ trialEndsAt: inHours(3 * 24 + 1) });
  expect(isUrgent(banner)).toBe(false);

  act(() => vi.advanceTimersByTime(61 * 60_000));

  expect(isUrgent(banner)).toBe(true);
});

test.each([
  ['at risk', inHours(24), 'para não perder o acesso'],
  ['gone', null, 'O acesso terminou.'],
])('with a payment late, access is %s', (_case, currentPeriodEnd, words) => {
  const banner = renderBanner({ status: 'past_due', currentPeriodEnd });
  expect(banner?.textContent).toContain(words);
});
