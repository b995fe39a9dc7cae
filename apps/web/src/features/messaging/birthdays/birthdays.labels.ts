import type { BirthdayLogLine } from '@app/contract/messaging/birthdays.contract';
import type { BirthdayLeftOut } from '@app/domain/messaging/birthday';
import { formatCount } from '../../../foundation/format.ts';

const message = { one: 'mensagem', many: 'mensagens' };
const client = { one: 'cliente', many: 'clientes' };

export const birthdayLabels = {
  explanation: 'No dia do aniversário, cada cliente recebe uma mensagem, uma vez por ano.',
  enabled: 'Enviar mensagens de aniversário',
  enabledHelp:
    'Para clientes ativos com telefone e data de nascimento, menos quem pediu para não receber.',
  sendTime: 'Horário de envio',
  tolerance: 'Tolerância, em minutos',
  toleranceHelp: 'Se o sistema estiver parado nesse horário, até quando ainda vale enviar: 1 a 60.',
  timezoneAware: 'Usar o fuso horário da empresa',
  timezoneHelp: 'Desligado, o horário é o de Brasília.',
  message: 'Mensagem',
  messageHelp: 'Em branco, vai o modelo escolhido em Automação ou, sem ele, a mensagem padrão.',
  saved: 'Configurações salvas!',
  savedWithWarning: 'Configurações salvas com aviso',
  notPlanned: 'O envio automático não foi agendado. Tente salvar de novo.',
  failedToSave: 'Erro ao salvar',
  test: 'Testar',
  testHelp: 'Mostra quem receberia hoje e envia um exemplo só para o seu próprio número.',
  testFailed: 'Erro no teste',
  testTitle: 'Resultado do teste',
  testText: 'O exemplo',
  runs: 'Execuções',
  next: 'Próxima execução',
  last: 'Última execução',
  none: '—',
  log: 'Últimos 30 dias',
  emptyLog: 'Nenhuma mensagem de aniversário nos últimos 30 dias.',
};

/** Where all of them failed it was in no part a success. */
export function dayStatus({ status, sent, waiting }: BirthdayLogLine) {
  return STATUS[sent + waiting === 0 ? 'none' : status];
}

const STATUS = {
  success: { tone: 'positive', text: 'Sucesso' },
  partial: { tone: 'warning', text: 'Parcial' },
  waiting: { tone: 'informative', text: 'Na fila' },
  none: { tone: 'warning', text: 'Nenhuma enviada' },
} as const satisfies Record<BirthdayLogLine['status'], { tone: string; text: string }>;

/** What somebody else changed, by the names on the screen. */
export const fieldNames = {
  enabled: birthdayLabels.enabled,
  sendTime: birthdayLabels.sendTime,
  toleranceMinutes: birthdayLabels.tolerance,
  customMessage: birthdayLabels.message,
  timezoneAware: birthdayLabels.timezoneAware,
};

const LEFT_OUT: Record<BirthdayLeftOut, string> = {
  inactive: 'inativos',
  blocked: 'bloqueados',
  'no-phone': 'sem telefone',
  refused: 'pediram para não receber',
};

export function leftOutText({ reason, count }: { reason: BirthdayLeftOut; count: number }): string {
  return `${formatCount(count, client)} de fora: ${LEFT_OUT[reason]}`;
}

export function logText({ total, sent, failed, waiting, skipped }: BirthdayLogLine): string {
  const parts = [
    { count: sent, one: 'enviada', many: 'enviadas' },
    { count: failed, one: 'falhou', many: 'falharam' },
    { count: waiting, one: 'na fila', many: 'na fila' },
    { count: skipped, one: 'não enviada', many: 'não enviadas' },
  ];
  const told = parts
    .filter(({ count }) => count > 0)
    .map(({ count, ...words }) => formatCount(count, words));
  return `${formatCount(total, message)}: ${told.join(', ')}`;
}
