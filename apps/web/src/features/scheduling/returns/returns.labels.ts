import type { CallStanding } from '@app/domain/scheduling/return-call';
import { formatDate } from '@app/domain/shared/local-time';

export const returnsLabels = {
  title: 'Retornos',
  explanation: 'Quem já deveria voltar, ou volta nos próximos dias, e ainda não agendou.',
  notAllowed: 'Seu perfil não vê os retornos dos clientes.',
  empty:
    'Ninguém está na hora de voltar. Diga nos serviços depois de quantos dias se costuma voltar, e quem chega a essa data aparece aqui.',
  toServices: 'Ir para Serviços',
  list: 'Clientes para chamar',
  now: 'Desta semana e dos próximos dias',
  late: 'Atrasados',
  called: 'Já contatados',
  book: 'Agendar',
  whatsapp: 'WhatsApp',
  exportCsv: 'Exportar CSV',
  failedToExport: 'Erro ao exportar retornos',
  send: 'Enviar WhatsApp',
  sent: 'Mensagem a caminho, pelo número da empresa.',
  note: 'Chamei',
  noted: 'Contato anotado.',
  failed: 'Não foi possível chamar',
  noNews: 'Não autorizou novidades',
};

/** 'Corte · última visita 04/03/2026 · volta a cada 30 dias' */
export function returnText(due: { service: { name: string }; lastDate: string; days: number }) {
  const last = formatDate(Temporal.PlainDate.from(due.lastDate));
  const often = due.days === 1 ? 'todo dia' : `a cada ${due.days} dias`;
  return `${due.service.name} · última visita ${last} · volta ${often}`;
}

export function dueText(dueDate: string, today: Temporal.PlainDate): string {
  const { days } = today.until(Temporal.PlainDate.from(dueDate), { largestUnit: 'day' });
  if (days === 0) return 'É hoje';
  if (days > 0) return days === 1 ? 'Falta 1 dia' : `Faltam ${days} dias`;
  return days === -1 ? 'Passou 1 dia' : `Passaram ${-days} dias`;
}

/** 'Contato feito hoje por Ana' or 'Mensagem a caminho, enviada por Ana' */
export function callText(call: Called, today: Temporal.PlainDate): string {
  const day = Temporal.PlainDate.from(call.day);
  const when = day.equals(today) ? 'hoje' : `em ${formatDate(day)}`;
  const by = call.byName ? ` por ${call.byName}` : '';
  if (call.standing === 'lost') return `A mensagem enviada ${when}${by} não saiu`;
  return call.standing === 'waiting'
    ? `Mensagem a caminho, enviada ${when}${by}`
    : `Contato feito ${when}${by}`;
}

type Called = { day: string; standing: CallStanding; byName: string | null };
