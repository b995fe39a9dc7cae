import type { Session } from '@app/contract/identity/session.contract';
import {
  type Icon,
  IconCalendarPlus,
  IconLock,
  IconLogout,
  IconScissors,
  IconTicket,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import { type Module, sessionMay, sessionOpens } from '../../../foundation/sign-in/session.tsx';

type QuickAction = {
  label: string;
  /** In the search, where a verb tells it from the screen of the same name. */
  sentence: string;
  address: string;
  icon: Icon;
  module: Module;
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

/** Nothing new, so it stands in the search alone. */
const blockTime: QuickAction = {
  label: 'bloqueio fechar agenda folga almoço pausa',
  sentence: 'Bloquear horário',
  address: '/dashboard/appointments?block=true',
  icon: IconLock,
  module: 'appointments',
  permission: 'appointments.manage',
};

export const signOutAction = {
  label: 'Sair da conta',
  words: 'logout desconectar encerrar sessão trocar de usuário',
  address: '/sair',
  icon: IconLogout,
};

/** What can be made from anywhere, by whoever may. */
export function quickActionsOf(session: Session): readonly QuickAction[] {
  return actions.filter((action) => mayDo(action, session));
}

/** The same in the search, by the words people type, and what is done there alone. */
export function searchActionsOf(session: Session) {
  const made = quickActionsOf(session).map(({ label, sentence, address, icon }) => ({
    label: sentence,
    words: `novo nova adicionar marcar ${label}`,
    address,
    icon,
  }));
  const { sentence, label, address, icon } = blockTime;
  const block = { label: sentence, words: label, address, icon };
  return mayDo(blockTime, session) ? [...made, block] : made;
}

function mayDo({ module, permission }: QuickAction, session: Session): boolean {
  return sessionOpens(session, module) && sessionMay(session, permission);
}
