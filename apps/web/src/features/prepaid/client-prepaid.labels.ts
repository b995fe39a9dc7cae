import type { ClientPackage } from '@app/contract/prepaid/client-prepaid.contract';
import type { AccountKind } from '@app/domain/prepaid/ledgers';
import type { PackageStanding } from '@app/domain/prepaid/package';
import { cents, formatMoney } from '@app/domain/shared/money';
import { dayText, formatCount } from '../../foundation/format.ts';

export const clientPackagesLabels = {
  tab: 'Pacotes',
  list: 'Pacotes do cliente',
  empty:
    'Nenhum pacote comprado ainda. As sessões que este cliente comprar aparecem aqui, com o que falta usar.',
  forEver: 'Não vence',
};

export const standingLabels: Record<PackageStanding, string> = {
  usable: 'Em uso',
  expired: 'Vencido',
  'used-up': 'Sessões usadas',
  'taken-back': 'Estornado',
};

/** What of a package no longer works, in one sentence. */
export function lapseText({ standing, validUntil }: ClientPackage): string | null {
  if (standing === 'expired' && validUntil) return `Venceu em ${dayText(validUntil)}.`;
  if (standing === 'used-up') return 'Todas as sessões foram usadas.';
  if (standing === 'taken-back') return 'O pagamento foi estornado.';
  return null;
}

/** '3 de 5' */
export function leftText({ left, sessions }: { left: number; sessions: number }): string {
  return `${left} de ${sessions}`;
}

export function validUntilText(validUntil: string | null): string {
  return validUntil === null ? clientPackagesLabels.forEver : `Vale até ${dayText(validUntil)}`;
}

type Left = { left: number; serviceName: string; validUntil: string | null };

/** 'Tem 3 sessões de Corte até 12/03/2027' */
export function hasSessionsText({ left, serviceName, validUntil }: Left): string {
  const sessions = formatCount(left, { one: 'sessão', many: 'sessões' });
  const until = validUntil === null ? '' : ` até ${dayText(validUntil)}`;
  return `Tem ${sessions} de ${serviceName}${until}`;
}

export const clientAccountLabels = {
  tab: 'Conta',
  figures: 'Conta do cliente',
  balance: 'Saldo',
  limit: 'Limite de fiado',
  changeLimit: 'Alterar limite',
  history: 'Movimentos da conta',
  empty:
    'Nada foi deixado na conta nem pago antes. O que este cliente pagar antes ou deixar para depois aparece aqui.',
  receipt: 'Ver recibo',
  asEverybody: 'O limite é o de todos os clientes.',
};

export const accountKindLabels: Record<AccountKind, string> = {
  paid_in: 'Pagou na conta',
  used: 'Ficou na conta',
  paid_in_back: 'Pagamento estornado',
  used_back: 'Devolvido à conta',
};

/** What she has, or owes, in words: never by a sign alone. */
export function balanceText(balanceCents: number): string {
  if (balanceCents === 0) return 'Sem saldo';
  const amount = formatMoney(cents(Math.abs(balanceCents)));
  return balanceCents < 0 ? `Deve ${amount}` : `${amount} de crédito`;
}

export const limitLabels = {
  title: (name: string) => `Limite de fiado de ${name}`,
  explanation: 'Até quanto este cliente pode deixar para pagar depois.',
  own: 'Limite só deste cliente',
  ownHelp: 'Em branco, vale o limite de todos os clientes.',
  saved: 'Limite alterado com sucesso!',
};

export const owingLabels = {
  title: 'Fiado',
  explanation: 'Quem deixou para pagar depois, do maior valor para o menor.',
  notAllowed: 'Você não tem permissão para ver as contas dos clientes.',
  empty:
    'Ninguém deve nada. O que um cliente deixar para pagar depois aparece aqui, com um lembrete pronto.',
  toClients: 'Ver clientes',
  list: 'Clientes que devem',
  figures: 'Resumo do fiado',
  total: 'Total a receber',
  count: 'Clientes',
  exportCsv: 'Exportar CSV',
  failedToExport: 'Erro ao exportar o fiado',
  back: 'Voltar',
  whatsapp: 'WhatsApp',
};

/** What nobody can be asked for. */
export function anonymizedText(owedCents: number): string {
  return `Além disso, ${formatMoney(cents(owedCents))} de clientes anonimizados, que não podem mais ser cobrados.`;
}

export function lastUseText(date: string): string {
  return `Última vez em ${dayText(date)}`;
}

/** A friendly reminder, ready to be sent. */
export function reminderText(clientName: string, owedCents: number): string {
  const [firstName = ''] = clientName.split(' ');
  return `Oi, ${firstName}! Passando para lembrar: ficou ${formatMoney(cents(owedCents))} na sua conta. Quando puder, é só acertar com a gente. Obrigado!`;
}
