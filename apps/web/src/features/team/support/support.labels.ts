import type { SupportChange } from '@app/contract/team/support-visits.contract';

export const supportLabels = {
  /** To whoever may end the visit. */
  region: 'Visita do suporte',
  seen: (reason: string, until: string) =>
    `Suporte da plataforma está vendo sua empresa: ${reason}, até ${until}`,
  changed: (reason: string, until: string) =>
    `Suporte da plataforma pode alterar sua empresa: ${reason}, até ${until}`,
  allow: 'Permitir alterações',
  allowed: 'O suporte pode fazer alterações até o fim da visita.',
  failedToAllow: 'Não foi possível permitir alterações',
  end: 'Encerrar',
  ended: 'A visita do suporte foi encerrada.',
  failedToEnd: 'Não foi possível encerrar a visita',

  /** To the operator. */
  inside: (company: string) => `Você está em ${company} como suporte`,
  onlyLooks: 'só para ver',
  mayChange: 'com permissão para alterar',
  left: (minutes: number) => (minutes <= 1 ? 'resta 1 minuto' : `restam ${minutes} minutos`),
  leave: 'Sair',
  failedToLeave: 'Não foi possível sair da empresa',
};

export const supportTabLabels = {
  title: 'Visitas do suporte',
  explanation:
    'Quem cuida da plataforma só entra na sua empresa com um motivo e por no máximo uma hora. Nada muda sem a sua permissão, e você encerra a visita quando quiser.',
  list: 'Visitas do suporte',
  none: 'O suporte nunca entrou na sua empresa.',
  openNow: 'Em andamento',
  mayChange: 'Com permissão para alterar',
  onlyLooked: 'Só para ver',
  changes: 'O que foi alterado',
  noChanges: 'Nada foi alterado nesta visita.',
};

const actions: Record<SupportChange['action'], string> = {
  insert: 'criado',
  update: 'alterado',
  delete: 'excluído',
};

/** What support can change, in the words of the menu. */
const things: Record<string, string> = {
  appointments: 'Agendamento',
  appointment_troubles: 'Agendamento sem solução',
  assistant_settings: 'Assistente',
  automations: 'Automação',
  campaigns: 'Campanha',
  cash_sessions: 'Caixa',
  client_notes: 'Anotação de cliente',
  client_packages: 'Pacote de cliente',
  clients: 'Cliente',
  closing_days: 'Fechamento',
  commission_rates: 'Comissão',
  companies: 'Dados da empresa',
  coupons: 'Cupom',
  financial_categories: 'Categoria financeira',
  gift_cards: 'Vale-presente',
  loyalty_campaigns: 'Campanha de fidelidade',
  message_automations: 'Automação de mensagens',
  message_templates: 'Modelo de mensagem',
  messaging_settings: 'Configuração de mensagens',
  packages: 'Pacote',
  payment_method_fees: 'Taxa de cartão',
  payment_methods: 'Forma de pagamento',
  points_campaigns: 'Campanha de pontos',
  prepaid_orders: 'Pedido pelo link',
  prepaid_shops: 'Venda pelo link',
  products: 'Produto',
  professional_services: 'Serviço de profissional',
  professionals: 'Profissional',
  reengagements: 'Reengajamento',
  reviews: 'Avaliação',
  schedule_exceptions: 'Folga ou horário especial',
  schedule_periods: 'Horário de trabalho',
  service_imports: 'Importação de serviços',
  services: 'Serviço',
  tasks: 'Tarefa',
  transactions: 'Lançamento',
};

/** 'Serviço “Corte”: alterado'. */
export function changeText({ thing, name, action }: SupportChange): string {
  const what = things[thing] ?? 'Registro';
  return `${what}${name ? ` “${name}”` : ''}: ${actions[action]}`;
}
