import type { FeeRuleForm } from '@app/contract/company/card-fees.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import { formatCount, percentText } from '../../../foundation/format.ts';
import { type DraftRule, rulesIn } from './fee-rule-draft.ts';

export const cardFeesLabels = {
  open: 'Taxas e prazos',
  none: 'Sem taxas cadastradas',
  explanation:
    'O que a maquininha desconta e quando ela paga. Vale para os próximos pagamentos; os já registrados não mudam.',
  rate: 'Taxa',
  days: 'Recebe em (dias)',
  daysHelp: 'Se cair em fim de semana ou feriado, conta o próximo dia útil.',
  fromInstalments: 'A partir de (parcelas)',
  daysBetween: 'Dias entre parcelas',
  daysBetweenHelp: '0: a maquininha paga tudo de uma vez.',
  fixed: 'Mais um valor fixo',
  brand: 'Bandeira',
  allBrands: 'Todas',
  add: 'Adicionar taxa',
  examples: 'Começar por um exemplo:',
  debitExample: 'Exemplo de débito',
  creditExample: 'Exemplo de crédito',
  exampleNote: 'Isto é só um exemplo. Troque pelos números do seu contrato com a maquininha.',
  saved: 'Taxas salvas com sucesso!',
  failed: 'Erro ao salvar taxas',
};

/** What a person calls the parts of the form where two changed them. */
export const cardFeesNames = { rules: 'Taxas' };

export const feeCommissionLabels = {
  title: 'Maquininha e comissões',
  explanation:
    'Sem esta opção, a comissão é sobre o que o cliente pagou e a taxa fica com o salão. A taxa da gorjeta fica sempre com o salão.',
  label: 'Comissão sobre o valor já sem a taxa',
  failed: 'Erro ao salvar',
};

export function feeCommissionText(isAfter: boolean): string {
  return isAfter
    ? 'Comissão agora sobre o valor já sem a taxa'
    : 'Comissão agora sobre o que o cliente pagou';
}

/** Brands that people choose from; any other may be typed. */
export const USUAL_BRANDS = ['Visa', 'Mastercard', 'Elo', 'American Express', 'Hipercard'];

export function feesTitle(methodName: string): string {
  return `Taxas e prazos: ${methodName}`;
}

export function ruleLabel(place: number): string {
  return `Taxa ${place}`;
}

export function removeRuleLabel(place: number): string {
  return `Remover taxa ${place}`;
}

/** '1,39% em 1 dia', 'Elo: 3,50% + R$ 0,10 em 30 dias'; of several the first and how many more. */
export function feesText(rules: readonly FeeRuleForm[]): string {
  const [first, ...others] = rules;
  if (!first) return cardFeesLabels.none;
  const rest = others.length === 0 ? '' : ` e mais ${others.length}`;
  return `${ruleText(first)}${rest}`;
}

/** All of them as they are typed, where two changed them: '3,49% em 30 dias; 2x ou mais: 4,29% …' */
export function allRulesText(rules: readonly DraftRule[]): string {
  return rulesIn(rules).map(typedRuleText).join('; ') || cardFeesLabels.none;
}

function typedRuleText({ fromInstalments, daysBetween, fixedCents, ...rule }: DraftRule): string {
  const from = fromInstalments === 1 ? '' : `${orUnknown(fromInstalments)}x ou mais: `;
  const between = daysBetween === 0 ? '' : `, parcelas a cada ${daysText(daysBetween)}`;
  return `${from}${ruleText({ ...rule, fixedCents: fixedCents ?? 0 })}${between}`;
}

type SaidRule = Pick<FeeRuleForm, 'brand' | 'fixedCents'> & Pick<DraftRule, 'basisPoints' | 'days'>;

function ruleText({ brand, basisPoints, fixedCents, days }: SaidRule): string {
  const rate = basisPoints === '' ? '?' : percentText(basisPoints);
  const fixed = fixedCents === 0 ? '' : ` + ${formatMoney(cents(fixedCents))}`;
  const when = days === 0 ? 'na hora' : `em ${daysText(days)}`;
  const of = brand === '' ? '' : `${brand}: `;
  return `${of}${rate}${fixed} ${when}`;
}

/** '1 dia', '30 dias', and '? dias' where nobody typed how many. */
function daysText(days: number | ''): string {
  return days === '' ? '? dias' : formatCount(days, { one: 'dia', many: 'dias' });
}

function orUnknown(typed: number | ''): string {
  return typed === '' ? '?' : String(typed);
}
