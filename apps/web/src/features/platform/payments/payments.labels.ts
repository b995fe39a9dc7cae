import type { PaymentStatus } from '@app/domain/billing/payment';

export const paymentsLabels = {
  title: 'Histórico de Pagamentos',
  explanation: 'As faturas das assinaturas de todas as empresas.',
  search: 'Buscar por empresa',
  status: 'Status',
  environment: 'Ambiente',
  any: 'Todos',
  exportCsv: 'Exportar CSV',
  failedToExport: 'Erro ao exportar pagamentos',
  empty:
    'Nenhum pagamento registrado ainda. O que as empresas pagarem pela assinatura aparece aqui.',
  toSubscriptions: 'Ver assinaturas',
  nothingFound: 'Nenhum pagamento encontrado com essa busca.',
  columns: { company: 'Empresa', plan: 'Plano', amount: 'Valor', status: 'Status', at: 'Data' },
  none: '—',
};

export const payingCompanyLabels = {
  details: 'Assinatura',
  email: 'E-mail',
  phone: 'Telefone',
  document: 'Documento',
  plan: 'Plano',
  noPlan: 'Sem plano',
  status: 'Status',
  trialEndsAt: 'Teste até',
  currentPeriodEnd: 'Pago até',
  payments: 'Últimas faturas',
  noPayments: 'Nenhuma fatura ainda.',
  openInvoice: 'Abrir fatura',
  changePlan: 'Trocar plano',
  planSubscribed: 'Este plano vem da assinatura no Stripe. Troque o plano lá e depois sincronize.',
  sync: 'Sincronizar',
  synced: 'Sincronização concluída',
  syncFailed: 'Erro na sincronização',
  syncFailedDetails: 'Não foi possível sincronizar com o Stripe. Tente novamente.',
  none: '—',
};

export const paymentStatusText: Record<PaymentStatus, string> = { paid: 'Pago', failed: 'Falhou' };
