import { formatDate, weekdayOf } from '../shared/local-time.ts';
import type { Cents } from '../shared/money.ts';

/** What a coupon asks of the visit and of the client. Left empty, it asks nothing. */
export type CouponRules = {
  /** Only for somebody who never came before. */
  firstVisitOnly: boolean;
  /** Only in the month in which the client has her birthday. */
  birthdayMonthOnly: boolean;
  /** The days of the visit, 0 is Sunday; none: any. */
  weekdays: readonly number[];
  /** The first day of a visit. */
  validFrom: Temporal.PlainDate | null;
  /** What it lowers; none: all that is done. */
  serviceIds: readonly string[];
};

export const NO_RULES: CouponRules = {
  firstVisitOnly: false,
  birthdayMonthOnly: false,
  weekdays: [],
  validFrom: null,
  serviceIds: [],
};

export type CouponRuleRefusal =
  | 'not-started'
  | 'other-weekday'
  | 'other-services'
  | 'not-first-visit'
  | 'no-birth-date'
  | 'other-birthday-month';

export type CouponVisit = {
  services: readonly { id: string; price: Cents }[];
  /** In the company's zone; null while no time is chosen. */
  day: Temporal.PlainDate | null;
};

export type CouponClient = {
  /** How often she has used this one. */
  uses: number;
  /** Whether she came before, or paid for a visit. */
  hasVisited: boolean;
  birthDate: Temporal.PlainDate | null;
};

/** What stands against a visit, whoever comes. */
export function refusalOfVisit(
  rules: CouponRules,
  { services, day }: CouponVisit,
): CouponRuleRefusal | null {
  const reason = day && refusalOfDay(rules, day);
  if (reason) return reason;
  return loweredOf(rules, services).length === 0 ? 'other-services' : null;
}

/** What stands against the day of a visit. */
export function refusalOfDay(
  { validFrom, weekdays }: Pick<CouponRules, 'validFrom' | 'weekdays'>,
  day: Temporal.PlainDate,
): CouponRuleRefusal | null {
  if (validFrom && Temporal.PlainDate.compare(day, validFrom) < 0) return 'not-started';
  return weekdays.length > 0 && !weekdays.includes(weekdayOf(day)) ? 'other-weekday' : null;
}

/** What stands against this client, on this day. */
export function refusalOfClient(
  { firstVisitOnly, birthdayMonthOnly }: CouponRules,
  { hasVisited, birthDate }: CouponClient,
  day: Temporal.PlainDate | null,
): CouponRuleRefusal | null {
  if (firstVisitOnly && hasVisited) return 'not-first-visit';
  if (!birthdayMonthOnly) return null;
  if (birthDate === null) return 'no-birth-date';
  return day && refusalOfMonth(birthDate, day);
}

/** What a coupon for birthdays has against the day of a visit. */
export function refusalOfMonth(
  birthDate: Temporal.PlainDate,
  day: Temporal.PlainDate,
): CouponRuleRefusal | null {
  return day.month === birthDate.month ? null : 'other-birthday-month';
}

/** Of what is done, that of which something is taken off. */
export function loweredOf(
  { serviceIds }: Pick<CouponRules, 'serviceIds'>,
  services: CouponVisit['services'],
): CouponVisit['services'] {
  return serviceIds.length === 0 ? services : services.filter(({ id }) => serviceIds.includes(id));
}

/** What the sentences about a coupon name. */
export type RuleWording = Pick<CouponRules, 'weekdays' | 'validFrom'> & {
  serviceNames: readonly string[];
};

export function ruleSentence(refusal: CouponRuleRefusal, rules: RuleWording): string {
  switch (refusal) {
    case 'not-started':
      return `Este cupom só vale para visitas ${fromText(rules)}`;
    case 'other-weekday':
      return `Este cupom só vale ${listed(rules.weekdays.map(onWeekday))}`;
    case 'other-services':
      return `Este cupom não vale para os serviços escolhidos${onlyFor(rules)}`;
    case 'not-first-visit':
      return 'Este cupom só vale na primeira visita, e este cliente já veio antes';
    case 'no-birth-date':
      return 'Este cupom é de aniversário, e o cadastro do cliente não tem a data de nascimento';
    case 'other-birthday-month':
      return 'Este cupom só vale no mês do aniversário do cliente';
  }
}

/** The rules in a few words each: the same on the screen and in a file. */
export function ruleWords(
  { firstVisitOnly, birthdayMonthOnly, ...rules }: Omit<CouponRules, 'serviceIds'>,
  serviceNames: readonly string[],
): string[] {
  const words = [
    firstVisitOnly && 'primeira visita',
    birthdayMonthOnly && 'mês do aniversário',
    rules.weekdays.length > 0 && listed(rules.weekdays.map((day) => WEEKDAYS[day] ?? '')),
    rules.validFrom && fromText(rules),
    serviceNames.length > 0 && `só em ${shortList(serviceNames)}`,
  ];
  return words.filter((word) => typeof word === 'string');
}

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

export function onWeekday(weekday: number): string {
  const day = WEEKDAYS[weekday] ?? '';
  return day.endsWith('o') ? `no ${day}` : `na ${day}`;
}

export function fromText({ validFrom }: Pick<CouponRules, 'validFrom'>): string {
  return `a partir de ${validFrom ? formatDate(validFrom) : ''}`;
}

function onlyFor({ serviceNames }: RuleWording): string {
  return serviceNames.length === 0 ? '' : `. Vale para: ${shortList(serviceNames)}`;
}

const NAMED_AT_MOST = 4;

/** 'Corte, Escova e mais 3' where there are many. */
export function shortList(names: readonly string[]): string {
  const left = names.length - NAMED_AT_MOST;
  return left <= 0 ? listed(names) : `${names.slice(0, NAMED_AT_MOST).join(', ')} e mais ${left}`;
}

export function listed(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} e ${last}`;
}
