import { SAMPLE_COUPON } from '@app/domain/company/sample-company';
import type { NotFreeReason } from '@app/domain/scheduling/not-free';
import type { BookingMode, BookingStep } from './booking-gate.ts';
import type { PartOfDay } from './company-time.ts';

export const stepLabels: Record<Exclude<BookingStep, 'confirmation'>, string> = {
  client_identification: 'Identificação',
  professional: 'Profissional',
  services: 'Serviços',
  datetime: 'Data & Hora',
  contact: 'Finalizar',
};

export const wizardLabels = {
  subtitle: 'Agendamento Online',
  steps: 'Etapas do agendamento',
  stepOf: (number: number, count: number) => `Etapa ${number} de ${count}`,
  back: 'Voltar',
  cancel: 'Cancelar',
  next: 'Continuar',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar. Confira sua conexão e tente de novo.',
  again: 'Tentar novamente',
  close: 'Fechar aviso',
  linkedCoupon: (code: string, terms: string) =>
    `Seu cupom ${code} vai junto: antes de confirmar, você vê se ele vale e quanto desconta.${terms && ` ${terms}`}`,
  refusedCoupon: (code: string, why: string) => `Cupom ${code}: ${why}.`,
  rating: (average: number, count: number) =>
    `${average.toLocaleString('pt-BR', { minimumFractionDigits: 1 })} · ${count.toLocaleString('pt-BR')} avaliações`,
};

export const pageLabels = {
  title: (company: string) => `${company} · Agendamento Online`,
  invalidLink: { title: 'Link inválido', text: 'Este link de agendamento não é válido.' },
  notFound: {
    title: 'Empresa não encontrada',
    text: 'Esta empresa não está disponível para agendamentos online.',
  },
  closed: {
    title: 'Agendamento online encerrado',
    text: 'Esta empresa parou de receber agendamentos por aqui, e nada foi agendado.',
  },
  unreachable: {
    title: 'Não foi possível abrir o agendamento.',
    text: 'Confira sua conexão e tente novamente.',
  },
  start: 'Voltar ao início',
  shop: 'Comprar pacote ou vale-presente',
  privacy: (company: string) =>
    `Seus dados são usados por ${company} para cuidar do seu agendamento.`,
  privacyContact: 'Dúvidas sobre seus dados:',
  policy: 'Política de Privacidade',
};

export const phoneLabels = {
  call: (phone: string) => `Ligar para ${phone}`,
  whatsapp: 'Chamar no WhatsApp',
};

export const sampleLabels = {
  start: `Demonstração: agende à vontade. Nada é enviado, e os agendamentos são apagados todos os dias. Experimente o cupom ${SAMPLE_COUPON}.`,
  booked:
    'Foi só uma demonstração: nada foi enviado, e este agendamento será apagado até amanhã. É assim que os seus clientes vão agendar com você.',
  signUp: 'Começar Grátis Agora',
  privacy: 'O que você digita serve só para esta demonstração e é apagado todos os dias.',
};

export const clientLabels = {
  title: {
    public: 'Vamos começar pelo seu telefone',
    internal: 'Quem é o cliente?',
  } satisfies Record<BookingMode, string>,
  phone: 'Telefone com DDD',
  phoneHelp: 'É por ele que a empresa encontra seu agendamento. Depois dele vem o nome.',
  name: 'Seu nome',
  email: 'E-mail (opcional)',
  emailInvalid: 'Email inválido',
  searching: 'Buscando…',
  remembered: 'Preenchemos com o que você usou neste aparelho. Confira e continue.',
  unknown: 'Diga seu nome para continuar.',
};

export const clientNotices = {
  phoneInvalid: {
    title: 'Telefone inválido',
    text: 'Digite um número de telefone válido com pelo menos 10 dígitos.',
  },
  required: { title: 'Dados obrigatórios', text: 'Telefone e nome são obrigatórios.' },
  searchFailed: {
    title: 'Erro na busca',
    text: 'Não foi possível buscar o cliente. Tente novamente.',
  },
  saveFailed: {
    title: 'Erro ao salvar cliente',
    text: 'Não foi possível salvar seus dados. Tente novamente.',
  },
};

export const professionalLabels = {
  title: {
    public: 'Com quem você quer agendar?',
    internal: 'Com qual profissional?',
  } satisfies Record<BookingMode, string>,
  anybody: 'Qualquer profissional',
  anybodyHelp: 'Mais opções de horário',
  none: 'Nenhum profissional disponível no momento.',
  doesNot: (services: string) => `Não faz ${services}`,
};

export const servicesLabels = {
  title: { public: 'O que você quer fazer?', internal: 'Quais serviços?' } satisfies Record<
    BookingMode,
    string
  >,
  onlyOne: 'Escolha um serviço por agendamento.',
  from: 'a partir de',
  none: 'Nenhum serviço disponível no momento.',
  notTogether: 'Ninguém faz junto',
  gone: (names: string) => `${names}: não está mais disponível. Escolha outro serviço.`,
  nothingChosen: {
    title: 'Selecione pelo menos um serviço',
    text: 'É necessário selecionar ao menos um serviço para continuar.',
  },
};

export const timeLabels = {
  title: { public: 'Quando fica melhor para você?', internal: 'Quando?' } satisfies Record<
    BookingMode,
    string
  >,
  calendar: 'Dias',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  today: 'hoje',
  noRoom: 'sem horários',
  past: 'já passou',
  tooFar: 'ainda não abriu para agendamento',
  reasons: {
    closed: 'fechado',
    off: 'não atende neste dia',
    short: 'sem tempo suficiente para o que você escolheu',
    over: 'encerrado por hoje',
    full: 'lotado',
  } satisfies Record<NotFreeReason, string>,
  legend: 'Riscado = lotado',
  whyNot: (date: string, reason: string) => `${date}: ${reason}.`,
  timesOf: (date: string) => `Horários de ${date}`,
  freeTimes: (count: number) => (count === 1 ? '1 horário livre' : `${count} horários livres`),
  failed: 'Erro ao carregar horários.',
  nobodyDoesAll:
    'Nenhum profissional faz todos estes serviços juntos. Volte e escolha outra combinação.',
  again: 'Tentar novamente',
  noneToday: 'Não há mais horários disponíveis para hoje',
  noneThatDay: 'Nenhum horário disponível para esta data... Escolha outra data.',
  noneAtAll: 'Não há horários livres nos próximos dias.',
  callUs: (phone: string) => `Ligue para ${phone}.`,
  parts: { morning: 'Manhã', afternoon: 'Tarde', night: 'Noite' } satisfies Record<
    PartOfDay,
    string
  >,
};

export const weekdayLabels = [
  { short: 'D', long: 'domingo' },
  { short: 'S', long: 'segunda-feira' },
  { short: 'T', long: 'terça-feira' },
  { short: 'Q', long: 'quarta-feira' },
  { short: 'Q', long: 'quinta-feira' },
  { short: 'S', long: 'sexta-feira' },
  { short: 'S', long: 'sábado' },
];

export const otherTimeLabels = {
  title: 'Outro horário',
  help: 'Qualquer dia e hora, também fora do expediente ou no passado.',
  date: 'Data',
  time: 'Hora',
  use: 'Usar este horário',
  incomplete: 'Informe a data e a hora.',
  tooLongAgo: 'Esta data é de mais de um ano atrás. Confira o ano.',
  overbook: 'Encaixe',
  overbookHelp: 'Permite agendar por cima de outro atendimento.',
};

export const wishedTimeLabels = {
  book: (time: string) => `Agendar em ${time}`,
  change: (time: string) => `Manter ${time}`,
};

export const holdLabels = {
  holding: 'Reservando horário…',
  held: (left: string) => `Horário reservado por ${left}`,
  ended: 'A reserva do horário terminou. Confirme agora ou reserve de novo.',
  again: 'Reservar de novo',
  lost: 'Sua reserva terminou e outra pessoa ficou com o horário. Selecione outro horário.',
};

export const contactLabels = {
  title: { public: 'Confira e confirme', internal: 'Confira e confirme' } satisfies Record<
    BookingMode,
    string
  >,
  client: { public: 'Seus dados', internal: 'Cliente' } satisfies Record<BookingMode, string>,
  notes: 'Observações (opcional)',
  notesLeft: (used: number, most: number) => `${used} de ${most} caracteres`,
  coupon: 'Cupom de desconto (opcional)',
  couponChecking: 'Conferindo cupom…',
  couponApplied: (discount: string, note: string) =>
    `Cupom aplicado: você economiza ${discount}${note && `. ${note}`}`,
  couponShort: 'Digite pelo menos 3 caracteres',
  couponFailed: 'Erro ao buscar cupom',
  couponUseFailed: 'Erro ao verificar uso do cupom',
  otherTime: 'Escolher outro horário',
  confirm: 'Confirmar Agendamento',
  change: 'Salvar alterações',
  booking: 'Agendando…',
  checking: 'Conferindo…',
};

export const summaryLabels = {
  title: 'Resumo do Agendamento',
  empty: 'Suas escolhas aparecem aqui.',
  client: 'Cliente',
  professional: 'Profissional',
  services: 'Serviços',
  when: 'Data e hora',
  duration: 'Duração',
  longer: 'A duração é a de quem atende neste horário.',
  subtotal: 'Subtotal',
  discount: (code: string) => `Cupom ${code}`,
  total: 'Total',
  points: (points: number) =>
    points === 1 ? 'Você ganhará 1 ponto' : `Você ganhará ${points.toLocaleString('pt-BR')} pontos`,
  at: (date: string, time: string) => `${date}, às ${time}`,
};

export const failureTexts = {
  title: { public: 'Erro ao agendar', internal: 'Erro' } satisfies Record<BookingMode, string>,
  unsaid: 'Falha ao criar agendamento',
  notSaved: 'Erro ao salvar agendamento. Tente novamente.',
  other: 'Erro ao criar agendamento. Tente novamente.',
  unanswered: 'Sem conexão. Verifique sua internet e tente novamente.',
  taken: 'Este horário acabou de ser ocupado. Selecione outro horário.',
  noCompany: 'Empresa não encontrada. Entre em contato com o administrador.',
};

export const confirmationLabels = {
  title: { public: 'Agendamento Confirmado!', internal: 'Agendamento Criado!' } satisfies Record<
    BookingMode,
    string
  >,
  /** Booked online where somebody of the team looks at it first: nothing is confirmed yet. */
  askedTitle: 'Pedido enviado',
  changedTitle: 'Agendamento Alterado!',
  created: 'Agendamento criado com sucesso!',
  changed: 'Agendamento atualizado com sucesso!',
  needsApproval: (company: string) =>
    `O horário ficou reservado e aguarda a confirmação de ${company}.`,
  reserved: (company: string) =>
    `Seu horário está reservado. ${company} ainda pode falar com você para confirmar a presença.`,
  byWhatsapp: 'Você vai receber a confirmação pelo WhatsApp.',
  when: (date: string, from: string, until: string) => `${date}, das ${from} às ${until}`,
  rule: (hours: number) =>
    hours === 0
      ? 'Você pode remarcar ou cancelar pelo link até a hora marcada.'
      : `Você pode remarcar ou cancelar pelo link até ${hours === 1 ? '1 hora' : `${hours} horas`} antes.`,
  keepLink: 'Guarde o link abaixo: com ele você cuida do seu agendamento.',
  link: 'Link do seu agendamento',
  copy: 'Copiar',
  copied: 'Copiado',
  share: 'Compartilhar',
  directions: 'Como chegar',
  manage: 'Ver, remarcar ou cancelar',
  calendar: 'Adicionar à agenda do celular',
  again: 'Fazer Novo Agendamento',
  close: 'Fechar',
};
