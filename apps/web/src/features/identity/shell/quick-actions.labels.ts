import type { Session } from '@app/contract/identity/session.contract';
import {
  type Icon,
  IconCalendarPlus,
  IconScissors,
  IconTicket,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import { sessionMay } from '../../../foundation/sign-in/session.tsx';

type QuickAction = {
  label: string;
  /** In the search, where a verb tells it from the screen of the same name. */
  sentence: string;
  address: string;
  icon: Icon;
  module: NonNullable<Session['company']>['openModules'][number];
  permission: Parameters<typeof sessionMay>[1];
};

const actions: readonly QuickAction[] = [
  {
    label: 'Agendamento',
    sentence: 'Agendar um horário',
    address: '/dashboard/appointments?quick=next',
    icon: IconCalendarPlus,
    module: 'appointments',
    permission: 'appointments.manage',
  },
  {
    label: 'Cliente',
    sentence: 'Cadastrar cliente',
    address: '/dashboard/clients?new=true',
    icon: IconUserPlus,
    module: 'clients',
    permission: 'clients.manage',
  },
  {
    label: 'Serviço',
    sentence: 'Criar serviço',
    address: '/dashboard/services?new=true',
    icon: IconScissors,
    module: 'services',
    permission: 'services.manage',
  },
  {
    label: 'Profissional',
    sentence: 'Cadastrar profissional',
    address: '/dashboard/professionals?new=true',
    icon: IconUsersGroup,
    module: 'professionals',
    permission: 'professionals.manage',
  },
  {
    label: 'Cupom',
    sentence: 'Criar cupom',
    address: '/dashboard/coupons?new=true',
    icon: IconTicket,
    module: 'coupons',
    permission: 'coupons.manage',
  },
];

/** What people type who look for it. */
export function newText(label: string): string {
  return `novo nova adicionar ${label}`;
}

/** What can be made from anywhere, by whoever may. */
export function quickActionsOf(session: Session): readonly QuickAction[] {
  return actions.filter(
    ({ module, permission }) =>
      session.company?.openModules.includes(module) && sessionMay(session, permission),
  );
}
