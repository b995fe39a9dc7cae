import type { Permission } from '@app/domain/team/permissions';
import { defaultParseSearch } from '@tanstack/react-router';
import { sessionMay, useSession } from '../../../foundation/sign-in/session.tsx';
import { backText } from './receipt.labels.ts';
import type { ReceiptView } from './receipt-view.ts';

type Place = { path: RegExp; permission: Permission; text: string };

/** The screens that lead to a receipt. Nothing else in an address is followed. */
const places: readonly Place[] = [
  {
    path: /^\/dashboard\/appointments$/,
    permission: 'appointments.own',
    text: backText.appointments,
  },
  { path: /^\/dashboard\/clients\/[\da-f-]+$/, permission: 'clients.view', text: backText.client },
  {
    path: /^\/dashboard\/financial\/transactions$/,
    permission: 'transactions.view',
    text: backText.transactions,
  },
  {
    path: /^\/dashboard\/financial\/paid-services$/,
    permission: 'insights.view',
    text: backText.paidServices,
  },
  {
    path: /^\/dashboard\/financial\/statement$/,
    permission: 'statement.own',
    text: backText.statement,
  },
  { path: /^\/dashboard\/financial$/, permission: 'cash.view', text: backText.financial },
];

/** Where nothing is said, or where it leads is closed to this person. */
const usual = ['/dashboard/financial', '/dashboard/appointments'];

export type WayBack = { to: string; search: Record<string, unknown>; text: string };

export function useWayBack({ from }: ReceiptView): WayBack {
  const session = useSession();
  const ways = [...(from === undefined ? [] : [from]), ...usual].flatMap(wayTo);
  const open = ways.find(({ permission }) => sessionMay(session, permission));
  return open ?? { to: '/dashboard', search: {}, text: backText.home };
}

function wayTo(address: string): (WayBack & Pick<Place, 'permission'>)[] {
  const url = URL.parse(address, location.origin);
  if (url?.origin !== location.origin) return [];
  const to = url.pathname.replace(/\/$/, '');
  const place = places.find(({ path }) => path.test(to));
  if (!place) return [];
  const { permission, text } = place;
  return [{ to, search: defaultParseSearch(url.search), permission, text }];
}
