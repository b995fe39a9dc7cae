import type { Module } from '@app/domain/billing/access';
import type { Permission } from '@app/domain/team/permissions';
import { linkOptions } from '@tanstack/react-router';
import { sessionMay, useSession } from '../../../foundation/sign-in/session.tsx';
import { useAccessTo } from '../../billing/access.api.ts';
import type { Range } from '../period-view.ts';
import { appointmentsOf, soldOf } from '../rows-behind.ts';

export type ReportLead =
  | 'appointments'
  | 'transactions'
  | 'paidServices'
  | 'insights'
  | 'health'
  | 'receivables'
  | 'commissions'
  | 'statement';

type Screen = {
  lead: ReportLead;
  module: Extract<Module, 'appointments' | 'financial'>;
  /** What the screen itself asks for. */
  permission: Permission;
};

/** In the order of the list. */
const screens: readonly Screen[] = [
  { lead: 'appointments', module: 'appointments', permission: 'appointments.own' },
  { lead: 'transactions', module: 'financial', permission: 'transactions.view' },
  { lead: 'paidServices', module: 'financial', permission: 'insights.view' },
  { lead: 'insights', module: 'financial', permission: 'insights.view' },
  { lead: 'health', module: 'financial', permission: 'insights.view' },
  { lead: 'receivables', module: 'financial', permission: 'transactions.view' },
  { lead: 'commissions', module: 'financial', permission: 'commissions.pay' },
  { lead: 'statement', module: 'financial', permission: 'statement.own' },
];

/** Those that both her role and the plan open. */
export function useReportLeads(): ReportLead[] {
  const session = useSession();
  const access = {
    appointments: useAccessTo('appointments'),
    financial: useAccessTo('financial'),
  };
  return screens
    .filter(({ module }) => access[module] === 'open')
    .filter(({ permission }) => sessionMay(session, permission))
    .map(({ lead }) => lead);
}

/** Where they lead; what is owed or still to come and health are of today, whatever was chosen. */
export function leadLinksOf(range: Range) {
  const { fromDate, toDate } = range;
  const financial = '/dashboard/financial';
  return {
    appointments: linkOptions({ to: '/dashboard/appointments', search: appointmentsOf(range) }),
    transactions: linkOptions({ to: `${financial}/transactions`, search: { fromDate, toDate } }),
    paidServices: linkOptions({
      to: `${financial}/paid-services`,
      search: soldOf(range, 'services'),
    }),
    insights: linkOptions({ to: financial, search: { tab: 'insights', fromDate, toDate } }),
    health: linkOptions({ to: financial, search: { tab: 'health' } }),
    receivables: linkOptions({ to: `${financial}/receivables` }),
    commissions: linkOptions({ to: financial, search: { tab: 'commissions' } }),
    statement: linkOptions({
      to: `${financial}/statement`,
      search: { from: fromDate, to: toDate },
    }),
  };
}
