import type { Statistics } from './statistics.api.ts';

export const platformHomeLabels = {
  title: 'Dashboard Administrativo',
  fullAccess: 'Super Admin - acesso completo',
  refresh: 'Atualizar',
  cards: {
    totalCompanies: 'Total de Empresas',
    activeCompanies: 'Empresas Ativas',
    totalPlans: 'Planos Ativos',
    estimatedRevenueCents: 'Receita Estimada',
  },
  hints: {
    totalCompanies: 'Todas as cadastradas',
    activeCompanies: 'Abertas para uso',
    totalPlans: 'Oferecidos hoje',
    estimatedRevenueCents: 'Por mês, das assinaturas ativas',
  },
  simulatedRegion: 'Partes simuladas',
  standIns: 'Os números abaixo não são os da plataforma.',
};

export const simulatedText: Record<Statistics['simulated'][number], string> = {
  payments: 'Pagamentos simulados',
  mail: 'E-mails não saem',
};
