import { formatDate } from '../shared/local-time.ts';
import { formatMoney } from '../shared/money.ts';
import type { CouponTerms } from './coupon.ts';
import { fromText, listed, onWeekday, shortList } from './coupon-rules.ts';

type AskedOfClient = Pick<CouponTerms, 'firstVisitOnly' | 'birthdayMonthOnly'>;
type AskedOfVisit = Pick<CouponTerms, 'weekdays' | 'validFrom' | 'validUntil' | 'minimumAmount'> & {
  serviceNames: readonly string[];
};

/** What a coupon asks, in one sentence for whoever was given it. Empty when it asks nothing. */
export function couponTermsText(coupon: AskedOfClient & AskedOfVisit): string {
  return sentenceOf([...termsOfClient(coupon), ...termsOfVisit(coupon)]);
}

/** What else it asks of a client whom nobody knows yet, once the visit is known. */
export function clientTermsText(coupon: AskedOfClient): string {
  return sentenceOf(termsOfClient(coupon));
}

type Term = string | false | null;

function termsOfClient({ firstVisitOnly, birthdayMonthOnly }: AskedOfClient): Term[] {
  return [
    firstVisitOnly && 'na primeira visita',
    birthdayMonthOnly && 'no mês do aniversário que está no cadastro',
  ];
}

function termsOfVisit(coupon: AskedOfVisit): Term[] {
  const { weekdays, validFrom, validUntil, minimumAmount, serviceNames } = coupon;
  return [
    weekdays.length > 0 && listed(weekdays.map(onWeekday)),
    validFrom && fromText({ validFrom }),
    validUntil && `até ${formatDate(validUntil)}`,
    serviceNames.length > 0 && `para ${shortList(serviceNames)}`,
    minimumAmount !== null &&
      minimumAmount > 0 &&
      `em visitas de pelo menos ${formatMoney(minimumAmount)}`,
  ];
}

function sentenceOf(terms: readonly Term[]): string {
  const asked = terms.filter(Boolean);
  return asked.length === 0 ? '' : `Só vale ${asked.join(', ')}.`;
}
