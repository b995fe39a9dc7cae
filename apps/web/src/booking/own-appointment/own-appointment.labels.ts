import { cents, formatMoney } from '@app/domain/shared/money';
import type { OwnAppointment } from './own-appointment-gate.ts';

export const ownPageLabels = {
  title: (company: string) => `Seu agendamento · ${company}`,
  subtitle: 'Seu agendamento',
  notFound: {
    title: 'Link não encontrado',
    text: 'Este link não é válido ou não existe mais. Confira se ele foi copiado por inteiro.',
  },
  unreachable: {
    title: 'Não foi possível abrir seu agendamento.',
    text: 'Confira sua conexão e tente novamente.',
  },
};

export const ownLabels = {
  hello: (firstName: string) => (firstName ? `Olá, ${firstName}` : 'Olá'),
  with: (professional: string) => `com ${professional}`,
  when: (date: string, from: string, until: string) => `${date}, das ${from} às ${until}`,
  confirm: 'Confirmar presença',
  move: 'Remarcar',
  cancel: 'Cancelar',
  addToCalendar: 'Adicionar ao calendário',
  directions: 'Como chegar',
  bookAgain: 'Agendar novamente',
  stop: 'Não receber mensagens',
  stopped: 'Você não recebe mensagens sobre este agendamento.',
  resume: 'Voltar a receber mensagens',
  changeUntil: (when: string) => `Você pode remarcar ou cancelar por aqui até ${when}.`,
  tooLate: (company: string) =>
    `O prazo para remarcar ou cancelar pela internet terminou. Fale com ${company}.`,
  needsApproval: (company: string) =>
    `${company} ainda vai conferir o horário e confirmar com você.`,
  /** 'Você tem 3 sessões de Corte até 12/03/2027: uma pode pagar esta visita.' */
  sessions: (service: string, left: number, validUntil: string | null) => {
    const until = validUntil === null ? '' : ` até ${validUntil.split('-').reverse().join('/')}`;
    return `Você tem ${left === 1 ? '1 sessão' : `${left} sessões`} de ${service}${until}: uma pode pagar esta visita.`;
  },
};

export const doneLabels = {
  confirmed: 'Presença confirmada. Até lá!',
  cancelled: 'Agendamento cancelado.',
  moved: 'Horário alterado.',
  stopped: 'Pronto. Você não vai receber mensagens sobre este agendamento.',
  resumed: 'Pronto. Você volta a receber mensagens sobre este agendamento.',
};

export const questionLabels = {
  cancel: {
    title: 'Cancelar este agendamento?',
    text: 'O horário fica livre para outra pessoa e não dá para voltar atrás por aqui.',
    yes: 'Sim, cancelar',
    no: 'Manter agendamento',
  },
  stop: {
    title: 'Não receber mensagens deste agendamento?',
    text: 'Vale só para este agendamento, que continua marcado.',
    yes: 'Não receber mensagens',
    no: 'Continuar recebendo',
  },
};

export const moveLabels = {
  title: 'Escolha o novo horário',
  kept: (when: string) => `Seu horário de ${when} só é liberado quando o novo estiver garantido.`,
  back: 'Voltar sem mudar',
  whom: 'Com quem',
  question: (when: string, name?: string) => `Mudar para ${when}${name ? `, com ${name}` : ''}?`,
  outcome: (until: string, price: string) => `Termina às ${until}.${price && ` ${price}`}`,
  noneWith: (name: string) => `${name} não tem horários livres nos próximos dias.`,
  timesWith: (name: string) => `Ver horários de ${name}`,
  yes: 'Confirmar novo horário',
  no: 'Escolher outro',
};

type Priced = Pick<OwnAppointment, 'priceCents'>;

/** What becomes of the price; empty where nothing was promised and nothing is asked. */
export function priceText(own: Priced, other: Priced = own): string {
  const [before, after] = [moneyOf(own), moneyOf(other)];
  if (before !== after) return `O preço passa de ${before} para ${after}.`;
  return own.priceCents > 0 ? `O preço continua ${before}.` : '';
}

/** 'Bia', or 'Bia (R$ 70,00)' where it is another price. */
export function otherText(other: Priced & { name: string }, own: Priced): string {
  return other.priceCents === own.priceCents ? other.name : `${other.name} (${moneyOf(other)})`;
}

function moneyOf({ priceCents }: Priced): string {
  return formatMoney(cents(priceCents));
}

export const ownFailures = {
  title: 'Não foi possível salvar',
  unanswered: 'Confira sua conexão e tente novamente.',
};

/** What the page says first; colour and icon only repeat it. */
export function statusOf(own: OwnAppointment, now: number): { text: string; tone: StatusTone } {
  const { status, cancelledBy, needsApproval, endTime } = own;
  if (status === 'cancelled') {
    const text = cancelledBy === 'client' ? 'Você cancelou este agendamento' : 'Cancelado';
    return { text, tone: 'bad' };
  }
  if (status === 'completed') return { text: 'Atendimento concluído', tone: 'good' };
  if (status === 'no_show' || Date.parse(endTime) <= now) {
    return { text: 'Este horário já passou', tone: 'plain' };
  }
  if (needsApproval) return { text: 'Aguardando aprovação', tone: 'warn' };
  if (status === 'confirmed') return { text: 'Confirmado', tone: 'good' };
  return { text: 'Agendado', tone: 'plain' };
}

export type StatusTone = 'good' | 'warn' | 'bad' | 'plain';
