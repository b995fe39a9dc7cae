import { may, type Permission, type Role } from '../team/permissions.ts';

/** What the team is told of by itself. */
export const NOTICE_KINDS = [
  'appointment-booked',
  'appointment-requested',
  'appointment-moved',
  'appointment-cancelled',
  'appointment-unanswered',
  'reminder-in-doubt',
  'answer-waiting',
  'whatsapp-lost',
  'whatsapp-banned',
  'campaign-failed',
  'campaign-paused',
  'appointments-unsolved',
  'requests-waiting',
  'import-finished',
  'stock-low',
  'order-placed',
  'review-low',
  'review-received',
  'payment-failed',
  'support-entered',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** So long a notice is there to be read. */
export const NOTICES_KEPT_FOR = { days: 90 } as const;

/** Of orders by the link the first rings; those of the same half hour ring together at its end. */
const ORDERS_TOGETHER_MS = 30 * 60_000;

export type OrderRound = { from: Temporal.Instant; until: Temporal.Instant };

export function orderRoundOf(moment: Temporal.Instant): OrderRound {
  const begun = Math.floor(moment.epochMilliseconds / ORDERS_TOGETHER_MS) * ORDERS_TOGETHER_MS;
  const from = Temporal.Instant.fromEpochMilliseconds(begun);
  return { from, until: from.add({ milliseconds: ORDERS_TOGETHER_MS }) };
}

type Rule = {
  /** Who hears of all of them, and who of those that are hers. */
  everybodys: Permission;
  own: Permission | null;
  /** Whether it comes as an e-mail too: unless switched off, when switched on, or never. */
  mailed: 'usually' | 'on-wish' | 'never';
};

const OF_THE_AGENDA: Rule = {
  everybodys: 'appointments.view',
  own: 'appointments.own',
  mailed: 'usually',
};

/** Whoever writes to clients has to know that nothing leaves any more. */
const OF_THE_NUMBER: Rule = { everybodys: 'messages.view', own: null, mailed: 'usually' };

/** Whoever can send it again, or let it go on. */
const OF_A_CAMPAIGN: Rule = { everybodys: 'messages.manage', own: null, mailed: 'usually' };

const RULES: Record<NoticeKind, Rule> = {
  'appointment-booked': OF_THE_AGENDA,
  'appointment-requested': OF_THE_AGENDA,
  'appointment-moved': OF_THE_AGENDA,
  'appointment-cancelled': OF_THE_AGENDA,
  'appointment-unanswered': OF_THE_AGENDA,
  // Nobody sends it again by itself: whoever looks after the visit finds out.
  'reminder-in-doubt': OF_THE_AGENDA,
  // Who answers has the list open, or looks at it soon.
  'answer-waiting': { everybodys: 'messages.view', own: null, mailed: 'on-wish' },
  'whatsapp-lost': OF_THE_NUMBER,
  'whatsapp-banned': OF_THE_NUMBER,
  'campaign-failed': OF_A_CAMPAIGN,
  'campaign-paused': OF_A_CAMPAIGN,
  // The list of them is on home too: who wants a letter each morning says so.
  'appointments-unsolved': { ...OF_THE_AGENDA, own: null, mailed: 'on-wish' },
  'requests-waiting': { ...OF_THE_AGENDA, own: null, mailed: 'on-wish' },
  'import-finished': { everybodys: 'clients.import', own: null, mailed: 'on-wish' },
  // It is a task too, and on the list of what to buy.
  'stock-low': { everybodys: 'stock.view', own: null, mailed: 'on-wish' },
  // Whoever ordered waits for somebody to look at the bank.
  'order-placed': { everybodys: 'cash.operate', own: null, mailed: 'usually' },
  // Whoever is not content is called while it still helps.
  'review-low': { everybodys: 'reviews.view', own: null, mailed: 'usually' },
  'review-received': { everybodys: 'reviews.view', own: null, mailed: 'on-wish' },
  // Owners get a letter of its own, which nobody can switch off.
  'payment-failed': { everybodys: 'subscription.view', own: null, mailed: 'never' },
  // So do they of this.
  'support-entered': { everybodys: 'company.manage', own: null, mailed: 'never' },
};

export type Concern = 'everybodys' | 'own' | 'none';

/** What of a kind is a role's business. What is not, it is not told. */
export function concernOf(kind: NoticeKind, role: Role): Concern {
  const { everybodys, own } = RULES[kind];
  if (may(role, everybodys)) return 'everybodys';
  return own !== null && may(role, own) ? 'own' : 'none';
}

/** The kinds of which a role hears anything at all. */
export function kindsFor(role: Role): NoticeKind[] {
  return NOTICE_KINDS.filter((kind) => concernOf(kind, role) !== 'none');
}

/** Where a member wants to hear of a kind. */
export type NoticeWish = { kind: NoticeKind; app: boolean; email: boolean; push: boolean };

/** Of whoever has said nothing. */
export function usualWish(kind: NoticeKind): NoticeWish {
  return { kind, app: true, email: RULES[kind].mailed === 'usually', push: true };
}

export function mayBeMailed(kind: NoticeKind): boolean {
  return RULES[kind].mailed !== 'never';
}
