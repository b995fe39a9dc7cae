import type { Outside } from '@app/domain/scheduling/outside-hours';
import { formatDuration } from '@app/domain/shared/duration';
import { timeOfMinutes } from '@app/domain/shared/local-time';
import { cents, formatMoney } from '@app/domain/shared/money';
import { shortDayTitle } from '../agenda/agenda.labels.ts';

export const quickLabels = {
  title: 'Agendamento rápido',
  professional: 'Profissional',
  anybody: 'Qualquer profissional',
  services: 'Serviços',
  filter: 'Filtrar serviços',
  noServices: 'Nenhum serviço para este profissional.',
  date: 'Data',
  time: 'Horário',
  missingTime: 'Informe o horário.',
  missingDate: 'Informe a data.',
  missingServices: 'Escolha ao menos um serviço.',
  next: 'Escolha o serviço: o próximo horário livre aparece aqui.',
  noneFree: 'Sem horário livre neste dia. Veja outro dia ou digite um horário.',
  unknownTimes: 'Não foi possível ver os horários livres. Digite um horário ou tente de novo.',
  past: 'Este horário já passou.',
  notes: 'Observações (opcional)',
  overbook: 'Encaixe',
  overbookHelp: 'Agenda mesmo assim, por cima do que já está marcado.',
  free: 'Horários livres',
  noAgenda: () => 'A agenda do dia não veio. Sua conexão pode ter caído.',
  noPeople: () => 'A lista de profissionais não veio. O que você digitou continua aqui.',
  noOffer: () => 'A lista de serviços não veio. O que você digitou continua aqui.',
  more: 'Mais opções',
  book: 'Agendar',
  booked: 'Agendamento criado com sucesso!',
  taken: 'Este horário acabou de ser ocupado. Escolha outro ou marque Encaixe.',
  unanswered: 'Sem resposta. Nada se perdeu: tente de novo, não será agendado duas vezes.',
  dropped: 'Agendamento descartado',
  gone: 'Este profissional não atende mais. Escolha outra pessoa: o resto continua como está.',
};

/** 'Ocupado das 14:00 às 14:45: Maria Lima.' */
export function takenText(from: string, until: string, who: string): string {
  return `Ocupado das ${from} às ${until}${who ? `: ${who}` : ''}.`;
}

/** 'Passa do horário de Ana: pausa das 12:00 às 13:00.' */
export function outsideText({ name, outside }: { name: string; outside: Outside }): string {
  if (outside.kind === 'off') return `${name} não atende neste dia.`;
  return `Passa do horário de ${name}: ${limitText(outside)}.`;
}

function limitText(outside: Exclude<Outside, { kind: 'off' }>): string {
  if (outside.kind === 'before') return `começa às ${timeOfMinutes(outside.from)}`;
  if (outside.kind === 'after') return `atende até as ${timeOfMinutes(outside.until)}`;
  return `pausa das ${timeOfMinutes(outside.from)} às ${timeOfMinutes(outside.until)}`;
}

/** 'Ver ter., 17 de nov.' */
export function nextDayText(date: string): string {
  return `Ver ${shortDayTitle(date)}`;
}

/** 'Livre às 12:30' */
export function freeText(time: string): string {
  return `Livre às ${time}`;
}

/** 'Não realiza Escova, Corte.' */
export function notOfferedText(names: readonly string[]): string {
  return `Não realiza ${names.join(', ')}.`;
}

/** 'a partir de R$ 90,00 · 45min · até 15:15' */
export function sumsText(sums: {
  priceCents: number;
  priceVaries: boolean;
  durationMinutes: number;
  until: string | null;
}): string {
  const price = formatMoney(cents(sums.priceCents));
  return [
    sums.priceVaries ? `a partir de ${price}` : price,
    formatDuration(sums.durationMinutes),
    sums.until && `até ${sums.until}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
