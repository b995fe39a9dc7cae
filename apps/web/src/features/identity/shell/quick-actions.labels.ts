import type { Session } from '@app/contract/identity/session.contract';
import {
  type Icon,
  IconCalendarPlus,
  IconChecklist,
  IconLock,
  IconLogout,
  IconPackage,
  IconScissors,
  IconShoppingBag,
  IconTicket,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import { type Module, sessionMay, sessionOpens } from '../../../foundation/sign-in/session.tsx';

type QuickAction = {
  label: string;
  /** What else people call doing it. */
  words: string;
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
    words: 'marcar reservar encaixar encaixe horário agenda',
    sentence: 'Agendar um horário',
    address: '/dashboard/appointments?quick=next',
    icon: IconCalendarPlus,
    module: 'appointments',
    permission: 'appointments.manage',
  },
  {
    label: 'Venda',
    words: 'vender produto balcão caixa receber pdv',
    sentence: 'Registrar venda',
    address: '/dashboard/financial?new=true',
    icon: IconShoppingBag,
    module: 'financial',
    permission: 'cash.operate',
  },
  {
    label: 'Cliente',
    words: 'registrar criar contato',
    sentence: 'Cadastrar cliente',
    address: '/dashboard/clients?new=true',
    icon: IconUserPlus,
    module: 'clients',
    permission: 'clients.manage',
  },
  {
    label: 'Serviço',
    words: 'cadastrar procedimento',
    sentence: 'Criar serviço',
    address: '/dashboard/services?new=true',
    icon: IconScissors,
    module: 'services',
    permission: 'services.manage',
  },
  {
    label: 'Profissional',
    words: 'criar contratar funcionário equipe',
    sentence: 'Cadastrar profissional',
    address: '/dashboard/professionals?new=true',
    icon: IconUsersGroup,
    module: 'professionals',
    permission: 'professionals.manage',
  },
  {
    label: 'Produto',
    words: 'cadastrar estoque mercadoria',
    sentence: 'Criar produto',
    address: '/dashboard/stock?new=true',
    icon: IconPackage,
    module: 'stock',
    permission: 'stock.manage',
  },
  {
    label: 'Tarefa',
    words: 'anotar lembrar pendência afazer',
    sentence: 'Criar tarefa',
    address: '/dashboard/tasks?new=true',
    icon: IconChecklist,
    module: 'tasks',
    permission: 'tasks.manage',
  },
  {
    label: 'Cupom',
    words: 'cadastrar desconto promoção',
    sentence: 'Criar cupom',
    address: '/dashboard/coupons?new=true',
    icon: IconTicket,
    module: 'coupons',
    permission: 'coupons.manage',
  },
];

/** Nothing new, so it stands in the search alone. */
const blockTime: QuickAction = {
  label: 'Bloqueio',
  words: 'fechar trancar agenda folga almoço pausa ausência férias',
  sentence: 'Bloquear horário',
  address: '/dashboard/appointments?block=true',
  icon: IconLock,
  module: 'appointments',
  permission: 'appointments.manage',
};

export const signOutAction = {
  label: 'Sair da conta',
  words: 'logout logoff deslogar desconectar encerrar sessão trocar de usuário',
  address: '/sair',
  icon: IconLogout,
};

/** What can be made from anywhere, by whoever may. */
export function quickActionsOf(session: Session): readonly QuickAction[] {
  return actions.filter((action) => mayDo(action, session));
}

/** The same in the search, by the words people type, and what is done there alone. */
export function searchActionsOf(session: Session) {
  const made = quickActionsOf(session).map((action) => ({
    ...searched(action),
    words: `novo nova adicionar incluir ${action.label} ${action.words}`,
  }));
  return mayDo(blockTime, session) ? [...made, searched(blockTime)] : made;
}

function searched({ label, words, sentence, address, icon }: QuickAction) {
  return { label: sentence, words: `${label} ${words}`, address, icon };
}

function mayDo({ module, permission }: QuickAction, session: Session): boolean {
  return sessionOpens(session, module) && sessionMay(session, permission);
}
