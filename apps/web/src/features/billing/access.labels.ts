import type { Module } from '@app/domain/billing/access';
import type { Access } from './access.api.ts';

export const lockLabels = {
  title: 'Recurso Premium',
  closed: 'Este recurso está disponível apenas para planos pagos',
  none: 'É necessária uma assinatura ativa. Assine o Plano Total para continuar.',
  upgrade: 'Fazer Upgrade',
  askOwner: 'Fale com o proprietário da empresa para liberar o acesso.',
  tiles: {
    advanced: 'Recursos Avançados',
    support: 'Suporte Prioritário',
    unlimited: 'Sem Limitações',
  },
};

export const moduleText: Record<Module, string> = {
  dashboard: 'Dashboard',
  appointments: 'Agendamentos',
  services: 'Serviços',
  professionals: 'Profissionais',
  clients: 'Clientes',
  reviews: 'Avaliações',
  tasks: 'Tarefas',
  loyalty: 'Fidelidade',
  points: 'Pontos',
  stock: 'Estoque',
  messages: 'Mensagens',
  coupons: 'Cupons',
  financial: 'Financeiro',
  reports: 'Relatórios',
  settings: 'Configurações',
};

export type Closed = Exclude<Access, 'open'>;

/** Why something is locked: nothing is paid for, the plan leaves it out, or the server says so. */
export function lockText(access: Closed, module: Module): string {
  if (access !== 'left-out') return lockLabels[access];
  return `O plano da sua empresa não inclui ${moduleText[module]}.`;
}
