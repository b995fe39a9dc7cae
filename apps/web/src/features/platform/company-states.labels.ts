import type { CompanyBadge, ListedSubscription } from '@app/domain/company/listed-company';

/** How a company is, in one word, wherever operators read it. */
export const companyStateText: Record<CompanyBadge, string> = {
  active: 'Ativa',
  trial: 'Trial',
  overdue: 'Em Atraso',
  inactive: 'Inativa',
  unknown: 'Indefinido',
  deleting: 'Excluindo…',
};

/** How its subscription is. */
export const subscriptionStateText: Record<ListedSubscription, string> = {
  active: 'Ativo',
  trial: 'Em Teste',
  past_due: companyStateText.overdue,
  canceled: 'Cancelado',
  inactive: 'Inativo',
  suspended: 'Suspenso',
  unknown: 'Desconhecido',
};
