import {
  capabilityFacts,
  type PlanFacts,
  type PublicPageFacts,
  type TrialFacts,
  trialFacts,
  unknownFacts,
} from '@app/contract/platform/public-pages.contract';
import { closedModulesIn } from '@app/domain/billing/access';
import { missingCapabilities, type WhatsappWay } from '@app/domain/billing/missing-capabilities';
import { isUnlimited } from '@app/domain/billing/plan-limits';
import type { PlatformOwner } from '@app/domain/platform/platform-owner';
import { featuresThatWork, type Installed } from '@app/domain/shared/capabilities';
import { documentTypeOf, maskDocument } from '@app/domain/shared/documents';
import { formatMoney } from '@app/domain/shared/money';
import { formatPhone, normalizePhone } from '@app/domain/shared/phones';
import type { PlanRow } from '../billing/plans.queries.ts';
import type { Offer } from './landing.queries.ts';

const HOME = 'America/Sao_Paulo';

/** What fills the public pages. Without an offer, or without plans to show, the fixed card stays. */
export function presentOffer(
  offer: Offer | null,
  { publicUrl, isBackedUp, now }: { publicUrl: string; isBackedUp: boolean; now: Temporal.Instant },
): PublicPageFacts {
  const unknown = {
    ...unknownFacts(publicUrl, String(now.toZonedDateTimeISO(HOME).year)),
    ...(isBackedUp && { backups: [{}], 'no-backups': [] }),
  };
  if (!offer) return unknown;
  const trial = trialFacts(offer.trialDays);
  const missing = missingCapabilities(offer);
  const plan = offer.plans
    .filter(({ showOnLanding }) => showOnLanding)
    .map((one) => presentPlan(one, trial, { isBackedUp, missing }));
  return {
    ...unknown,
    ...(plan.length > 0 && { plan, 'fixed-plan': [] }),
    ...(offer.plans.length > 0 && presentExtent(offer.plans)),
    ...capabilityFacts(missing),
    ...presentWhatsappWay(offer.whatsapp),
    ...presentSupport(offer.support),
    ...(offer.name && { brand: offer.name }),
    ...trial,
    owner: presentOwner(offer.owner),
    appearance: offer.hasOwnColors ? [{}] : [],
  };
}

/** What all plans promise together: whoever signs up chooses among them, shown on the page or not. */
function presentExtent(plans: readonly PlanRow[]) {
  const [first, ...others] = plans;
  const isAllInOne =
    first !== undefined && others.length === 0 && closedModulesIn(first.permissions).length === 0;
  return {
    ...(isAllInOne
      ? { 'all-in-one': [{}], 'not-all-in-one': [] }
      : { 'all-in-one': [], 'not-all-in-one': [{}] }),
    ...(plans.every(isUnlimited)
      ? { unlimited: [{}], limited: [] }
      : { unlimited: [], limited: [{}] }),
  };
}

function presentWhatsappWay(way: WhatsappWay) {
  return way === 'qr-code'
    ? { 'qr-code': [{}], 'no-qr-code': [] }
    : { 'qr-code': [], 'no-qr-code': [{}] };
}

/** 'Fácil Ltda. · CNPJ 12.345.678/0001-95 · contato@facil.com.br': what is told, in one line. */
function presentOwner({ name, document, email, phone }: PlatformOwner): PublicPageFacts['owner'] {
  const type = documentTypeOf(document);
  const parts = [
    name,
    document && `${type.toUpperCase()} ${maskDocument(type, document)}`,
    email,
    phone && formatPhone(phone),
  ];
  const line = parts.filter(Boolean).join(' · ');
  return line ? [{ line }] : [];
}

const NOBODY = { contact: [], 'no-contact': [{}] };

type ContactFacts = Pick<PublicPageFacts, 'whatsapp' | 'email' | 'contact' | 'no-contact'>;

function presentSupport(support: Offer['support']): ContactFacts {
  const whatsapp = presentWhatsapp(support.whatsapp);
  const mailbox = support.email?.trim();
  const email = mailbox ? [{ mailbox }] : [];
  const isReachable = whatsapp.length + email.length > 0;
  const answers = isReachable ? { contact: [{}], 'no-contact': [] } : NOBODY;
  return { whatsapp, email, ...answers };
}

/** Each plan tells of the one trial that sign-up gives, whatever its own days would be. */
function presentPlan(plan: PlanRow, trial: TrialFacts, installed: Installed): PlanFacts {
  return {
    name: plan.name,
    description: plan.description,
    price: formatMoney(plan.priceMonthlyCents),
    badge: plan.isMostPopular ? [{}] : [],
    trial: trial['free-trial'].map(({ span }) => ({ days: span })),
    feature: featuresThatWork(plan.landingPageFeatures, installed).map((text) => ({ text })),
  };
}

/** A link needs the whole number; what is not one leads nowhere and is not shown. */
function presentWhatsapp(whatsapp: string | null): PublicPageFacts['whatsapp'] {
  const phone = normalizePhone(whatsapp ?? '');
  return phone ? [{ digits: phone.replace('+', ''), phone: formatPhone(phone) }] : [];
}
