import type { Module } from './access.ts';

/** What people call the modules of a plan. */
export const MODULE_WORDS: Readonly<Record<Module, string>> = {
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
