import type { SupportChange } from '@app/contract/team/support-visits.contract';

type Announced = { userName: string; reason: string; until: string };

function whoOf({ userName }: Announced): string {
  return `${userName}, do suporte da plataforma,`;
}

/** The reason goes on as a sentence does, whether it was ended with a full stop or not. */
function whyOf({ reason, until }: Announced): string {
  return `${reason.replace(/[.\s]+$/, '')}, até ${until}`;
}

export const supportLabels = {
  /** To whoever may end the visit. */
  region: 'Visita do suporte',
  seen: (visit: Announced) => `${whoOf(visit)} está vendo sua empresa: ${whyOf(visit)}`,
  changed: (visit: Announced) => `${whoOf(visit)} pode alterar sua empresa: ${whyOf(visit)}`,
  allow: 'Permitir alterações',
  allowTitle: 'Permitir que o suporte altere sua empresa?',
  allowWhom: ({ userName, until }: Announced) =>
    `${userName}, do suporte da plataforma, poderá alterar sua empresa até ${until}, ou até você encerrar a visita.`,
  allowWhat:
    'Poderá criar e editar agendamentos, clientes, serviços, caixa e configurações. O que mudar fica listado na aba Suporte das configurações.',
  allowNever:
    'Continua sem poder excluir ou exportar dados, nem mudar quem tem acesso, a assinatura, o número do WhatsApp e a chave Pix.',
  allowed: 'O suporte pode fazer alterações até o fim da visita.',
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
  changesOf: (when: string) => `O que foi alterado na visita de ${when}`,
  noChanges: 'Nada foi alterado nesta visita.',
};

const actions: Record<SupportChange['action'], string> = {
  insert: 'Criou',
  update: 'Alterou',
  delete: 'Excluiu',
};

/** What support can change, in the words of the menu. */
const things: Record<string, string> = {
  appointments: 'agendamento',
  appointment_troubles: 'agendamento sem solução',
  assistant_settings: 'assistente',
  campaigns: 'campanha',
  cash_sessions: 'caixa',
  client_notes: 'anotação de cliente',
  client_packages: 'pacote de cliente',
  clients: 'cliente',
  closing_days: 'fechamento',
  commission_rates: 'comissão',
  companies: 'dados da empresa',
  coupons: 'cupom',
  financial_categories: 'categoria financeira',
  gift_cards: 'vale-presente',
  loyalty_campaigns: 'campanha de fidelidade',
  message_automations: 'automação de mensagens',
  message_templates: 'modelo de mensagem',
  messaging_settings: 'configuração de mensagens',
  packages: 'pacote',
  payment_method_fees: 'taxa de cartão',
  payment_methods: 'forma de pagamento',
  points_campaigns: 'campanha de pontos',
  prepaid_orders: 'pedido pelo link',
  prepaid_shops: 'venda pelo link',
  products: 'produto',
  professional_services: 'serviço de profissional',
  professionals: 'profissional',
  reengagements: 'reengajamento',
  reviews: 'avaliação',
  schedule_exceptions: 'folga ou horário especial',
  schedule_periods: 'horário de trabalho',
  service_imports: 'importação de serviços',
  services: 'serviço',
  tasks: 'tarefa',
  transactions: 'lançamento',
};

/** 'Alterou serviço “Corte”'. */
export function changeText({ thing, name, action }: SupportChange): string {
  const what = things[thing] ?? 'um registro';
  return `${actions[action]} ${what}${name ? ` “${name}”` : ''}`;
}
