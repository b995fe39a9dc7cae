import { formatTime } from '@app/domain/shared/local-time';
import { formatCount, moneyText } from '../../../foundation/format.ts';
import { monthRuns, monthText } from '../figures.labels.ts';

export const homeLabels = {
  title: 'Dashboard',
  explanation: 'Visão geral do seu negócio',
  figures: 'Números do negócio',
  actions: 'Ações rápidas',
  book: 'Novo Agendamento',
  addClient: 'Cadastrar Cliente',
  whatsapp: 'WhatsApp',
  money: 'Ver Financeiro',
  sendLink: 'Enviar link no WhatsApp',
  today: 'Agendamentos de Hoje',
  agenda: 'Ver agenda',
  nothingToday: 'Nenhum agendamento para hoje. Os próximos atendimentos do dia aparecem aqui.',
};

export const cardLabels = {
  appointments: 'Agendamentos Hoje',
  clients: 'Clientes Ativos',
  revenue: 'Receita Mensal',
  growth: 'Crescimento',
};

export const cardHelp = {
  appointments:
    'Agendamentos que começam hoje, sem os cancelados. A lista mostra também os cancelados.',
  ownAppointments:
    'Seus agendamentos que começam hoje, sem os cancelados. A lista mostra também os cancelados.',
  clients:
    'Clientes com cadastro ativo hoje, sem os bloqueados. Novos são todos os cadastrados neste mês.',
};

export function revenueHelp(today: string): string {
  return `Pagamentos de clientes e outras receitas de ${monthText(today)}, menos estornos. Gorjetas, suprimentos e descontos de vale não entram. A receita de serviços, em “BI e Relatórios”, é só o que foi pago por eles.`;
}

export function growthHelp(today: string): string {
  const before = Temporal.PlainDate.from(today).subtract({ months: 1 }).toString();
  return `Receita de ${monthText(today)} até hoje comparada com a dos mesmos dias de ${monthText(before)}. ${monthRuns}`;
}

export function lastSevenDaysText(count: number): string {
  return `${formatCount(count, { one: 'agendamento', many: 'agendamentos' })} nos últimos 7 dias`;
}

export function newClientsText(count: number): string {
  return `${formatCount(count, { one: 'novo', many: 'novos' })} neste mês`;
}

export function lastMonthText(amountCents: number): string {
  return `${moneyText(amountCents)} em todo o mês passado. Com outras receitas, além dos serviços.`;
}

export const comparedWithLastMonth = `em relação aos mesmos dias do mês passado. ${monthRuns}`;
export const nothingToCompare = 'Sem receita nos mesmos dias do mês passado para comparar.';

export const homeDayLabels = {
  now: 'Agora',
  next: 'A seguir',
  toPay: 'Falta receber',
  nobodyNext: 'Ninguém mais marcado para hoje.',
  expected: 'Previsto hoje',
  received: 'recebido',
};

export function toConfirmText(count: number): string {
  return `${count} a confirmar`;
}

export function unpaidText(count: number): string {
  return `${count} sem pagamento`;
}

export function commissionsText(amountCents: number): string {
  return `${moneyText(amountCents)} de comissões a pagar`;
}

export function arrivedText(arrivedAt: string, zone: string): string {
  return `Chegou às ${timeText(arrivedAt, zone)}`;
}

export function startedText(startedAt: string, zone: string): string {
  return `Em atendimento desde ${timeText(startedAt, zone)}`;
}

/** She may sit in the chair already: all that is known is that nobody said so. */
export function missedText(minutes: number): string {
  if (minutes === 0) return 'É agora';
  const rest = minutes % 60;
  const hours = minutes < 60 ? '' : `${Math.floor(minutes / 60)} h`;
  const time = [hours, rest ? `${rest} min` : ''].filter(Boolean).join(' ');
  return `Sem chegada registrada há ${time}`;
}

export function othersNowText(count: number): string {
  return `Mais ${count} agora na agenda`;
}

function timeText(instant: string, zone: string): string {
  return formatTime(Temporal.Instant.from(instant), zone);
}

export const checklistLabels = {
  title: 'Primeiros passos',
  putAway: 'Dispensar',
  next: 'Próximo passo:',
  all: 'Ver todos os passos',
  done: 'Feito',
  failed: 'Não foi possível dispensar a lista.',
};

/** Each leads to where it is done. */
export const stepLinks = [
  {
    step: 'services',
    text: 'Diga o que você oferece',
    to: '/dashboard/primeiros-passos',
    search: { passo: 'servicos' },
  },
  {
    step: 'team',
    text: 'Diga quem atende e quando',
    to: '/dashboard/primeiros-passos',
    search: { passo: 'equipe' },
  },
  {
    step: 'link',
    text: 'Ligue o link de agendamento e mande para seus clientes',
    to: '/dashboard/primeiros-passos',
    search: { passo: 'link' },
  },
  {
    step: 'booking',
    text: 'Marque o primeiro horário',
    to: '/dashboard/appointments',
    search: { quick: 'next' },
  },
] as const;
