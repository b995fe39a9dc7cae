import type { Session } from '@app/contract/identity/session.contract';
import {
  type Icon,
  IconBrandWhatsapp,
  IconCalendarEvent,
  IconCash,
  IconChartBar,
  IconChecklist,
  IconCoins,
  IconGift,
  IconGiftCard,
  IconLayoutDashboard,
  IconMessages,
  IconPackage,
  IconScissors,
  IconSend,
  IconSettings,
  IconShoppingBag,
  IconSpeakerphone,
  IconStack2,
  IconStar,
  IconTicket,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { platformName } from '../../../foundation/brand/platform-name.ts';
import { sessionMay } from '../../../foundation/sign-in/session.tsx';

type Module = NonNullable<Session['company']>['openModules'][number];
type Permission = Parameters<typeof sessionMay>[1];

export type NavigationEntry = {
  label: string;
  /** What else people call it who look for it. */
  words?: string;
  to:
    | '/dashboard'
    | '/dashboard/appointments'
    | '/dashboard/services'
    | '/dashboard/clients'
    | '/dashboard/professionals'
    | '/dashboard/stock'
    | '/dashboard/packages'
    | '/dashboard/gift-cards'
    | '/dashboard/orders'
    | '/dashboard/coupons'
    | '/dashboard/loyalty'
    | '/dashboard/points'
    | '/dashboard/reviews'
    | '/dashboard/tasks'
    | '/dashboard/financial'
    | '/dashboard/reports'
    | '/dashboard/whatsapp'
    | '/dashboard/conversas'
    | '/dashboard/messages'
    | '/dashboard/para-enviar'
    | '/dashboard/settings'
    | '/super-admin'
    | '/super-admin/admins'
    | '/super-admin/alerts'
    | '/super-admin/backups'
    | '/super-admin/companies'
    | '/super-admin/mails'
    | '/super-admin/statuses'
    | '/super-admin/subscriptions'
    | '/super-admin/trail'
    | '/super-admin/payments'
    | '/super-admin/plans'
    | '/super-admin/stripe'
    | '/super-admin/webhooks'
    | '/super-admin/whatsapp'
    | '/super-admin/settings';
  icon: Icon;
  /** The part of the plan it belongs to; the entry carries a lock without access to it. */
  module?: Module;
  /** One of them is enough; whoever has none of them does not see the entry. */
  permissions?: readonly Permission[];
  /** The area's own address, under which all its other screens lie. */
  isHome?: true;
  /** A tab of that screen, which stands for it in the menu; the search finds both. */
  tabOf?: NavigationEntry['to'];
  /** In the menu only while something waits there, or it is open. */
  isRare?: true;
};

/** What belongs together stands together, with a line between. */
export type NavigationGroups = readonly (readonly NavigationEntry[])[];

const home: NavigationEntry = {
  label: 'Dashboard',
  words: 'início hoje painel',
  to: '/dashboard',
  icon: IconLayoutDashboard,
  isHome: true,
};
const agenda: NavigationEntry = {
  label: 'Agendamentos',
  words: 'agenda calendário horários confirmar cancelar desmarcar remarcar imprimir',
  to: '/dashboard/appointments',
  icon: IconCalendarEvent,
  module: 'appointments',
  permissions: ['appointments.own'],
};
const clients: NavigationEntry = {
  label: 'Clientes',
  words: 'exportar contatos procurar',
  to: '/dashboard/clients',
  icon: IconUsers,
  module: 'clients',
  permissions: ['clients.view'],
};

const tasks: NavigationEntry = {
  label: 'Tarefas',
  words: 'afazeres pendências lembretes a fazer rotina',
  to: '/dashboard/tasks',
  icon: IconChecklist,
  module: 'tasks',
  permissions: ['tasks.own'],
};

export const settings: NavigationEntry = {
  label: 'Configurações',
  words: 'ajustes preferências',
  to: '/dashboard/settings',
  icon: IconSettings,
  permissions: ['company.view', 'subscription.view', 'members.view'],
};

/** The screens of a company, in the order of the sidebar. A new area adds its line here. */
export const companyGroups: NavigationGroups = [
  [home, agenda, clients, tasks],
  [
    {
      label: 'Serviços',
      words: 'preços procedimentos catálogo duração',
      to: '/dashboard/services',
      icon: IconScissors,
      module: 'services',
      permissions: ['services.view'],
    },
    {
      label: 'Profissionais',
      words: 'equipe funcionários horários jornada escala férias',
      to: '/dashboard/professionals',
      icon: IconUsersGroup,
      module: 'professionals',
      permissions: ['professionals.view'],
    },
    {
      label: 'Estoque',
      words: 'produtos compras fornecedores inventário contagem',
      to: '/dashboard/stock',
      icon: IconPackage,
      module: 'stock',
      permissions: ['stock.view'],
    },
    {
      label: 'Pacotes',
      words: 'sessões combo pré-pago plano',
      to: '/dashboard/packages',
      icon: IconStack2,
      module: 'financial',
      permissions: ['prepaid.view'],
    },
    {
      label: 'Vales-presente',
      words: 'vale presente gift card cartão saldo código',
      to: '/dashboard/gift-cards',
      icon: IconGiftCard,
      module: 'financial',
      permissions: ['prepaid.view'],
      tabOf: '/dashboard/packages',
    },
    {
      label: 'Pedidos',
      words: 'pedido link pix compra online pacote vale',
      to: '/dashboard/orders',
      icon: IconShoppingBag,
      module: 'financial',
      permissions: ['prepaid.view'],
      tabOf: '/dashboard/packages',
    },
    {
      label: 'Cupons',
      words: 'desconto promoção',
      to: '/dashboard/coupons',
      icon: IconTicket,
      module: 'coupons',
      permissions: ['coupons.view'],
    },
    {
      label: 'Fidelidade',
      words: 'recompensa prêmio cartão campanha voltar',
      to: '/dashboard/loyalty',
      icon: IconGift,
      module: 'loyalty',
      permissions: ['loyalty.view'],
    },
    {
      label: 'Pontos',
      words: 'programa trocar recompensa',
      to: '/dashboard/points',
      icon: IconCoins,
      module: 'points',
      permissions: ['loyalty.view'],
    },
    {
      label: 'Avaliações',
      words: 'nota estrelas comentário opinião responder',
      to: '/dashboard/reviews',
      icon: IconStar,
      module: 'reviews',
      permissions: ['reviews.view'],
    },
  ],
  [
    {
      label: 'Conversas',
      words: 'whatsapp responder respostas mensagens chat',
      to: '/dashboard/conversas',
      icon: IconMessages,
      module: 'messages',
      permissions: ['messages.view'],
    },
    {
      label: 'WhatsApp',
      words: 'mensagens modelos automação lembretes número conectar',
      to: '/dashboard/whatsapp',
      icon: IconBrandWhatsapp,
      module: 'messages',
      permissions: ['messages.view'],
    },
    {
      label: 'Mensagens',
      words: 'campanhas marketing promoção público envio em massa',
      to: '/dashboard/messages',
      icon: IconSpeakerphone,
      module: 'messages',
      permissions: ['messages.view'],
    },
    {
      label: 'Para enviar',
      words: 'mensagens prontas avisar clientes wa.me',
      to: '/dashboard/para-enviar',
      icon: IconSend,
      module: 'messages',
      permissions: ['messages.view'],
      isRare: true,
    },
  ],
  [
    {
      label: 'Financeiro',
      words: 'dinheiro receber cobrar pagar pagamentos',
      to: '/dashboard/financial',
      icon: IconCash,
      module: 'financial',
      permissions: ['cash.view', 'transactions.view', 'statement.own'],
    },
    {
      label: 'Relatórios',
      words: 'resultados exportar',
      to: '/dashboard/reports',
      icon: IconChartBar,
      module: 'reports',
      permissions: ['insights.view'],
    },
  ],
  [settings],
];

/** Before there is a company, or when there is none any more: what stands before it. */
export const waitingGroups: NavigationGroups = [[home]];

/** Under the thumb of a phone, on both sides of what is new. */
export const phoneTabs: { before: readonly NavigationEntry[]; after: readonly NavigationEntry[] } =
  {
    before: [home, { ...agenda, label: 'Agenda' }],
    after: [clients],
  };

export const shellLabels = {
  brand: platformName(),
  skip: 'Ir para o conteúdo',
  navigation: 'Principal',
  menu: 'Menu (Ctrl+B)',
  toggleMenu: 'Abrir ou recolher o menu',
  tabs: 'Atalhos',
  create: 'Criar',
  more: 'Mais',
  development: 'Desenvolvimento',
};

/** What waits behind an entry of the menu, by its address: how much, and in words. */
export type NavigationCounts = Partial<
  Record<NavigationEntry['to'], { count: string; words: string }>
>;

/** As the menu lists them: what stands for itself, and what is rare only where it is wanted. */
export function listedIn(
  groups: NavigationGroups,
  { counts, path }: { counts: NavigationCounts; path: string },
): NavigationGroups {
  const isListed = ({ tabOf, isRare, to }: NavigationEntry) =>
    !tabOf && (!isRare || counts[to] !== undefined || isUnder(path, to));
  return groups.map((entries) => entries.filter(isListed));
}

/** Whether one of its tabs is open, which have addresses of their own. */
export function standsFor(entry: NavigationEntry, groups: NavigationGroups, path: string): boolean {
  return groups.flat().some(({ tabOf, to }) => tabOf === entry.to && isUnder(path, to));
}

function isUnder(path: string, address: string): boolean {
  return path === address || path.startsWith(`${address}/`);
}

export function lockedText(label: string): string {
  return `${label} (bloqueado)`;
}

/**
 * Whether the platform offers it and the person's role has something to see there; a plan that closes
 * it is another matter.
 */
export function mayOpen({ permissions, module }: NavigationEntry, session: Session): boolean {
  if (module && session.company?.hiddenModules.includes(module)) return false;
  if (!permissions) return true;
  return permissions.some((permission) => sessionMay(session, permission));
}

/** Whether the plan keeps what is there behind a lock. */
export function isLockedFor({ module }: NavigationEntry, { company }: Session): boolean {
  return Boolean(module && !company?.openModules.includes(module));
}
