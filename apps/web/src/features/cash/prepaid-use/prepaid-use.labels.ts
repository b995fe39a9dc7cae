import { cents, formatMoney } from '@app/domain/shared/money';
import { dayText, formatCount } from '../../../foundation/format.ts';

export const prepaidUseLabels = {
  title: 'Pagar com pacote, vale-presente ou fiado',
  session: (serviceName: string) => `Usar sessão de ${serviceName}`,
  card: 'Código do vale-presente',
  useCard: 'Usar',
  addCard: 'Usar vale-presente',
  addAnother: 'Usar outro vale-presente',
  removeCard: 'Tirar',
  removeCardOf: (code: string) => `Tirar o vale-presente ${code}`,
  sessionsLine: 'Sessões de pacote',
  cardLine: 'Vale-presente',
  accountLine: 'Na conta do cliente',
  credit: (amount: number) => `Usar crédito de ${formatMoney(cents(amount))}`,
  leave: 'Fiado (pagar depois)',
  noLimit: 'Este cliente ainda não tem limite de fiado.',
  limitUsed: 'O limite de fiado deste cliente já foi todo usado.',
  askForLimit: 'Peça a quem administra a empresa para definir um.',
  setLimit: 'Definir limite',
  wrongCard: 'Vale-presente não encontrado. Confira o código.',
  unusable: {
    expired: 'Este vale-presente venceu.',
    'used-up': 'Este vale-presente já foi todo usado.',
    'taken-back': 'A venda deste vale-presente foi estornada.',
  },
};

/** 'Três cortes · restam 2 sessões' */
export function packageText(packageName: string, left: number): string {
  const sessions = formatCount(left, { one: 'sessão', many: 'sessões' });
  return `${packageName} · ${left === 1 ? 'resta' : 'restam'} ${sessions}`;
}

/** How far she may still owe. */
export function leaveText(available: number): string {
  return `Pode ficar até ${formatMoney(cents(available))} para depois`;
}

/** 'Usar vale-presente de R$ 80,00' */
export function offeredCardText(balanceCents: number): string {
  return `Usar vale-presente de ${formatMoney(cents(balanceCents))}`;
}

type NamedCard = { balanceCents: number; recipientName: string; end: string };

/** 'Há um vale-presente de R$ 80,00 para Lia Prado (final HJKM). Peça o código.' */
export function namedCardText({ balanceCents, recipientName, end }: NamedCard): string {
  const amount = formatMoney(cents(balanceCents));
  return `Há um vale-presente de ${amount} para ${recipientName} (final ${end}). Peça o código.`;
}

type Card = { code: string; recipientName: string; validUntil: string | null };

/** 'Para Maria · ACDEF-GHJKM · vale até 10/03/2026' */
export function cardText({ code, recipientName, validUntil }: Card): string {
  return [
    recipientName && `Para ${recipientName}`,
    code,
    validUntil && `vale até ${dayText(validUntil)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
