import type { Coupon } from '@app/contract/promotions/coupons.contract';
import type { DiscountType } from '@app/domain/promotions/coupon';
import { ruleWords } from '@app/domain/promotions/coupon-rules';
import { formatDate, parseDate } from '@app/domain/shared/local-time';
import { cents, formatMoney } from '@app/domain/shared/money';
import { formatCount, formatNumber } from '../../foundation/format.ts';
import { valueText } from '../../ui/dialogs/merged-notice.labels.ts';
import { thingLabels } from '../../ui/kept-things/things.labels.ts';

export const couponLabels = {
  ...thingLabels({ one: 'cupom', many: 'cupons', gender: 'masculine' }),
  title: 'Cupons de Desconto',
  explanation: 'Códigos que seus clientes usam ao agendar para pagar menos.',
  notAllowed: 'Você não tem permissão para ver os cupons.',
  back: 'Voltar',
  create: 'Novo Cupom',
  edit: 'Editar Cupom',
  createFirst: 'Criar Primeiro Cupom',
  emptyTitle: 'Nenhum cupom encontrado',
  empty: 'Crie um código que dá desconto a quem agenda e mande o link.',
  emptyForReaders: 'Os cupons da empresa aparecem aqui.',
  failedToCreate: 'Erro ao criar cupom. Tente novamente.',
  failedToUpdate: 'Erro ao atualizar cupom. Tente novamente.',
};

export const couponFieldLabels = {
  name: 'Nome',
  code: 'Código',
  codePlaceholder: 'VERAO10',
  newCodeHelp: 'Em branco, criamos um código para você.',
  codeHelp: 'Em branco, o código continua o mesmo.',
  description: 'Descrição',
  discountType: 'Tipo de desconto',
  discountValue: 'Valor do desconto',
  minimumAmount: 'Valor mínimo',
  minimumAmountHelp: 'Do agendamento, para o cupom valer.',
  maximumDiscount: 'Desconto máximo',
  maximumDiscountHelp: 'O percentual não passa deste valor.',
  usageLimit: 'Limite de usos',
  usageLimitHelp: 'Em branco, não se esgota.',
  usageLimitPerClient: 'Limite por cliente',
  usageLimitPerClientHelp: 'Quantas vezes cada cliente pode usar.',
  validUntil: 'Válido até',
  validUntilHelp: 'Vale até o fim desse dia. Em branco, não vence.',
  dateInvalid: 'Data inválida',
  rules: 'Regras',
  firstVisitOnly: 'Só na primeira visita',
  firstVisitOnlyHelp: 'Para quem ainda não teve nenhuma visita concluída ou paga aqui.',
  birthdayMonthOnly: 'Só no mês do aniversário',
  birthdayMonthOnlyHelp:
    'Conta o mês da visita. Quem não tem data de nascimento no cadastro não pode usar.',
  weekdays: 'Dias da semana',
  weekdaysHelp:
    'Conta o dia da visita, não o dia em que se agenda. Sem marcar, vale em qualquer dia.',
  validFrom: 'Para visitas a partir de',
  validFromHelp: 'Conta o dia da visita. Em branco, vale desde já.',
  serviceIds: 'Serviços',
  serviceIdsHelp: 'O desconto é só neles. Em branco, vale em todos.',
  allServices: 'Todos os serviços',
  noLimit: 'Sem limite',
  active: 'Ativo',
  activeHelp: 'Cupons inativos não são aceitos.',
};

export const couponFilterLabels = {
  status: 'Situação',
  anyStatus: 'Todas',
  discountType: couponFieldLabels.discountType,
  anyDiscountType: 'Todos',
};

/** As a sentence names them. */
export const couponFieldNames = {
  ...couponFieldLabels,
  minimumAmountCents: couponFieldLabels.minimumAmount,
  maximumDiscountCents: couponFieldLabels.maximumDiscount,
};

/** Where two changed it: a discount is kept in hundredths, of a percent or of a real. */
export function couponValueText(value: unknown, field: string): string {
  if (field === 'discountValue' && typeof value === 'number') return formatNumber(value / 100);
  if (field === 'serviceIds' && Array.isArray(value))
    return formatCount(value.length, { one: 'serviço', many: 'serviços' });
  if (field === 'weekdays' && Array.isArray(value))
    return valueText(
      value.map((day) => shortWeekdays[day]),
      field,
    );
  return valueText(value, field);
}

/** From Sunday on. */
export const shortWeekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

/** 'Primeira visita · terça e quarta'; empty where it asks for nothing. */
export function rulesText({ services, validFrom, ...rules }: Ruled): string {
  const names = services.map(({ name }) => name);
  const from = validFrom === null ? null : parseDate(validFrom);
  const text = ruleWords({ ...rules, validFrom: from }, names).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Ruled = Pick<
  Coupon,
  'firstVisitOnly' | 'birthdayMonthOnly' | 'weekdays' | 'validFrom' | 'services'
>;

export const shareLabels = {
  copy: 'Copiar link',
  copied: 'Link copiado! Quem abrir já encontra o cupom no agendamento.',
  copyFailed: 'Não foi possível copiar o link',
  whatsApp: 'Enviar no WhatsApp',
  closed: 'O agendamento online está desligado',
  closedHelp:
    'Quem abrir o link não consegue agendar. Ligue-o em Configurações, Agendamento online.',
};

/** What is written to somebody who gets the link. */
export function invitationText(coupon: Coupon, link: string): string {
  return `Use o cupom ${coupon.code} e ganhe ${discountText(coupon)}. Agende aqui: ${link}`;
}

export const discountTypeLabels: Record<DiscountType, string> = {
  percentage: 'Percentual (%)',
  fixed_amount: 'Valor fixo (R$)',
};

/** '12,5% de desconto', 'R$ 15,00 de desconto'. */
export function discountText(coupon: Coupon): string {
  return `${offText(coupon)} de desconto`;
}

/** '12,5%', 'R$ 15,00'. */
export function offText({ discountType, discountValue }: Coupon): string {
  if (discountType === 'percentage') return `${formatNumber(discountValue / 100)}%`;
  return formatMoney(cents(discountValue));
}

type Lapse = 'running' | 'expired';

/** The colour of a coupon that is over says the same. */
export function validityText({ validUntil }: Coupon, lapse: Lapse): string {
  const date = validUntil === null ? null : parseDate(validUntil);
  if (date === null) return 'Não vence';
  return lapse === 'expired' ? `${formatDate(date)} (vencido)` : formatDate(date);
}

/** '3 / 100', '3 / sem limite'. */
export function usageText({ usageCount, usageLimit }: Coupon): string {
  const limit = usageLimit === 0 ? 'sem limite' : formatNumber(usageLimit);
  return `${formatNumber(usageCount)} / ${limit}`;
}

/** Where there is no heading: '3 de 100 usos', '1 uso, sem limite'. */
export function usesText({ usageCount, usageLimit }: Coupon): string {
  const use = { one: 'uso', many: 'usos' };
  if (usageLimit === 0) return `${formatCount(usageCount, use)}, sem limite`;
  return `${formatNumber(usageCount)} de ${formatCount(usageLimit, use)}`;
}

/** Of all uses, those by the coupon's link: '2 pelo link'; nothing while there are none. */
export function linkUsesText({ linkUsageCount }: Coupon): string {
  return linkUsageCount === 0 ? '' : `${formatNumber(linkUsageCount)} pelo link`;
}

/** Above its form: '3 de 100 usos · 2 pelo link · criado em 10/03/2026'. */
export function usedText(coupon: Coupon, createdOn: string): string {
  const parts = [usesText(coupon), linkUsesText(coupon), createdText(createdOn)];
  return parts.filter(Boolean).join(' · ');
}

/** Below its name in a table: rules, limits and description in one line. */
export function termsText(coupon: Coupon): string {
  return sentenceOf([rulesText(coupon), ...limitsOf(coupon), coupon.description]);
}

/** Below its rules on a phone: '2 usos por cliente · criado em 10/03/2026'. */
export function limitsText(coupon: Coupon, createdOn: string): string {
  return sentenceOf([...limitsOf(coupon), createdText(createdOn), coupon.description]);
}

export function createdText(createdOn: string): string {
  return `criado em ${createdOn}`;
}

function limitsOf(coupon: Coupon): string[] {
  const minimum = amountText(coupon.minimumAmountCents);
  const maximum = amountText(coupon.maximumDiscountCents);
  return [
    minimum && `mínimo de ${minimum}`,
    maximum && `desconto de até ${maximum}`,
    `${perClientText(coupon)} por cliente`,
  ];
}

function sentenceOf(parts: readonly string[]): string {
  const text = parts.filter(Boolean).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Nothing of an amount that is not there. */
export function amountText(value: number | null): string {
  return value === null ? '' : formatMoney(cents(value));
}

export function perClientText({ usageLimitPerClient }: Coupon): string {
  return formatCount(usageLimitPerClient, { one: 'uso', many: 'usos' });
}

export const couponColumnLabels = {
  name: 'Nome',
  code: 'Código',
  discount: 'Desconto',
  validUntil: 'Válido até',
  usage: 'Usos',
  status: 'Situação',
};

export const couponFactLabels = {
  validUntil: 'Válido até',
  usage: 'Usos',
  perClient: 'Por cliente',
  minimumAmount: 'Valor mínimo',
  maximumDiscount: 'Desconto máximo',
  createdAt: 'Criado em',
};
