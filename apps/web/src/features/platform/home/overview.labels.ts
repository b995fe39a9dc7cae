import type { PaymentEnvironment } from '@app/domain/billing/payment-environment';
import type { Concern } from '@app/domain/platform/concern';
import { formatCount } from '../../../foundation/format.ts';

export const overviewLabels = {
  concerns: 'O que precisa de atenção',
  allWell: 'Tudo em ordem: nada precisa de você agora.',
  solve: 'Resolver',
  quick: 'Ações rápidas',
  newCompany: 'Nova Empresa',
  manageCompanies: 'Gerenciar Empresas',
  newAlert: 'Criar Alerta',
  recent: 'Empresas Recentes',
  noCompanies: 'Nenhuma empresa cadastrada.',
  system: 'Resumo do Sistema',
  status: 'Sistema',
  online: 'Online',
  offline: 'Sem resposta',
  version: 'Versão',
  database: 'Banco de dados',
  connected: 'Conectado',
  disconnected: 'Sem conexão',
  admins: 'Administradores',
  unknown: '—',
};

export const jobsLabels = {
  title: 'Trabalhos que falharam',
  explanation:
    'O sistema tenta sozinho algumas vezes. O que desistiu espera aqui: resolva a causa e tente de novo.',
  failed: { one: 'desistiu', many: 'desistiram' },
  retrying: { one: 'tentando de novo', many: 'tentando de novo' },
  retry: 'Tentar de novo',
  retryNamed: (name: string) => `Tentar ${name} de novo`,
  retried: (count: number) =>
    count === 1 ? '1 trabalho volta à fila' : `${count} trabalhos voltam à fila`,
  failedToRetry: 'Não foi possível tentar de novo',
  none: 'Nenhum trabalho está falhando.',
};

type Said = { one: string; many: string };

const saidOf: Record<Concern, Said> = {
  'payments-failed': { one: 'pagamento recusado', many: 'pagamentos recusados' },
  'jobs-failed': { one: 'trabalho que desistiu', many: 'trabalhos que desistiram' },
  'jobs-retrying': { one: 'trabalho tentando de novo', many: 'trabalhos tentando de novo' },
  'events-failed': { one: 'evento do Stripe com falha', many: 'eventos do Stripe com falha' },
  'events-unmatched': {
    one: 'evento do Stripe sem empresa',
    many: 'eventos do Stripe sem empresa',
  },
  'backup-untested': { one: 'backup sem teste recente', many: 'backups sem teste recente' },
  'mails-failed': { one: 'e-mail que não saiu', many: 'e-mails que não saíram' },
  'numbers-lost': { one: 'número desconectado', many: 'números desconectados' },
  'trials-ending': {
    one: 'teste grátis termina em até 3 dias',
    many: 'testes grátis terminam em até 3 dias',
  },
  'mails-kept': {
    one: 'e-mail guardado, sem servidor de envio',
    many: 'e-mails guardados, sem servidor de envio',
  },
};

export function concernText(kind: Concern, count: number): string {
  return formatCount(count, saidOf[kind]);
}

/** What to do about it, where the count alone does not say. */
export const concernHelp: Partial<Record<Concern, string>> = {
  'backup-untested': 'A restauração de teste da noite não aconteceu, falhou ou não conferiu.',
  'numbers-lost': 'A empresa precisa ler o código de novo.',
  'mails-kept':
    'Com um servidor de envio salvo, os próximos saem. Os guardados não são enviados depois: leia-os em E-mails.',
  'events-unmatched': 'Chegaram para um cliente do Stripe que nenhuma empresa tem.',
};

/** One company in the list of all of them. */
export function companyAddress(name: string): string {
  return `/super-admin/companies?search=${encodeURIComponent(name)}`;
}

/** Where it is solved; what was counted in one environment is listed of that one. */
export function concernAddress(kind: Concern, environment: PaymentEnvironment | null): string {
  const address = addresses[kind];
  const isOfOne = environment !== null && countedInOne.includes(kind);
  return isOfOne ? `${address}&environment=${environment}` : address;
}

const countedInOne: readonly Concern[] = ['payments-failed', 'events-failed', 'events-unmatched'];

const addresses: Record<Concern, string | 'jobs'> = {
  'payments-failed': '/super-admin/payments?status=failed',
  'jobs-failed': 'jobs',
  'jobs-retrying': 'jobs',
  'events-failed': '/super-admin/webhooks?tab=history&status=failed',
  'events-unmatched': '/super-admin/webhooks?tab=history&status=unmatched',
  'backup-untested': '/super-admin/backups',
  'mails-failed': '/super-admin/mails',
  'numbers-lost': '/super-admin/companies?concern=numbers-lost',
  'trials-ending': '/super-admin/companies?concern=trials-ending',
  'mails-kept': '/super-admin/settings?tab=smtp',
};
