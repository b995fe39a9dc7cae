import { formatCount } from '../../../foundation/format.ts';

export const tellLabels = {
  one: 'Avisar cliente',
  all: 'Avisar todos',
  told: 'Avisado',
  title: 'Avisar que não haverá atendimento',
  explanation:
    'Cada cliente recebe a mensagem uma vez, com o próprio horário. O agendamento continua na lista até você resolver.',
  send: 'Enviar aviso',
  failed: 'Não foi possível avisar.',
  beforeHelp: 'Cada um recebe a mensagem uma vez, com o próprio horário, assim que você salvar.',
  empty: 'Escreva o aviso',
  nobody: 'Ninguém a avisar: já foram avisados, ou não têm telefone nem e-mail.',
};

export function queuedText(queued: number, leftOut: number): string {
  const sent = `${formatCount(queued, { one: 'aviso a caminho', many: 'avisos a caminho' })}.`;
  if (leftOut === 0) return sent;
  const others = formatCount(leftOut, { one: 'cliente ficou', many: 'clientes ficaram' });
  return `${sent} ${others} de fora: sem telefone nem e-mail, ou já avisado.`;
}

export function beforeText(count: number): string {
  return count === 1
    ? 'Avisar o cliente que ficaria sem atendimento'
    : `Avisar os ${count} clientes que ficariam sem atendimento`;
}
