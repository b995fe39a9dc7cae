import type {
  AppliedCoupon,
  BookableDay,
  BookableProfessional,
  BookableService,
  Slot,
} from '@app/contract/scheduling/booking-choices.contract';
import type { ToldCoupon } from '@app/contract/scheduling/public-booking.contract';

export type { AppliedCoupon, BookableDay, BookableProfessional, BookableService, Slot };

/** Visitors book for themselves; staff book for a client, bound by none of the visitors' rules. */
export type BookingMode = 'public' | 'internal';

export type BookingCompany = {
  name: string;
  logoUrl: string | null;
  timezone: string;
  phone: string;
  /** Its own address in links. */
  slug?: string;
  address?: string;
  /** A picture of the place, and its colour, where it has any. */
  coverUrl?: string | null;
  color?: string | null;
  /** When somebody works in an ordinary week; 0 is Sunday. */
  openingHours?: { weekday: number; hours: { from: number; until: number }[] }[];
  /** What one day, that on which it was asked, really is. */
  today?: { date: string; hours: { from: number; until: number }[]; name: string } | null;
  /** The first time that anybody could have. */
  nextFreeTime?: string | null;
  /** Until when before it an appointment can be moved or cancelled by its link. */
  changeCutoffHours?: number;
  /** Whom clients write to about their data. */
  privacyContact: string;
  /** The company that visitors try out. */
  isSample?: boolean;
  /** What its clients say, where that is to be read. */
  rating?: { average: number; count: number } | null;
  /** Whether packages or gift cards are sold by its link. */
  hasShop?: boolean;
  /** The two bind visitors only. */
  horizonDays: number;
  singleService: boolean;
};

export type KnownClient = { id: string; name: string; email: string; phone: string };

/** Visitors learn nothing of the company's clients, only what their own device remembers. */
export type FoundClient = { kind: 'unknown' } | { kind: 'remembered'; name: string; email: string };

/** Null leaves the choice of the professional open. */
export type Wish = { professionalId: string | null; serviceIds: string[] };

export type Held = {
  holdId: string;
  /** From the server's answer on: the visitor's clock may be wrong. */
  heldForInSeconds: number;
  professionalId: string;
  professionalName: string;
  startTime: string;
  endTime: string;
  durationMinutes: number;
  /** Before any coupon. */
  priceCents: number;
};

export type BookingClient = {
  /** Only staff know it. */
  existingId: string | null;
  name: string;
  phone: string;
  email: string;
  /** Somebody new, although a client has this phone. Only staff know. */
  anotherPerson: boolean;
};

export type BookingRequest = Wish & {
  client: BookingClient;
  startTime: string;
  notes: string;
  couponCode: string;
  holdId: string | null;
  /** 'Encaixe': also over another appointment. Staff only. */
  overbook: boolean;
};

export type BookedAppointment = {
  appointmentId: string;
  startTime: string;
  endTime: string;
  professionalName: string;
  priceCents: number;
  needsApproval: boolean;
  /** Whether a message about it leaves by itself. Of what staff book, they are told elsewhere. */
  isToldByWhatsapp?: boolean;
  /** The client's own page, where there is one to give. */
  manageUrl: string | null;
};

/** What every method rejects with: the contract's error, or code 'UNANSWERED' when none came. */
export type BookingFailure = { code: string; message: string; data?: unknown };

/** `startTime` tells the day of the visit. */
export type CouponQuestion = Wish & {
  code: string;
  clientId: string | null;
  startTime: string | null;
};

/** The server behind the wizard: public for visitors, the company's own for staff. */
export type BookingGate = {
  professionals(): Promise<BookableProfessional[]>;
  services(professionalId: string | null): Promise<BookableService[]>;
  /** Visitors get the whole horizon, today first; staff a month from `fromDate` on. */
  days(wish: Wish, fromDate: string): Promise<BookableDay[]>;
  slots(wish: Wish, date: string): Promise<Slot[]>;
  /** Digits only. Visitors only: staff choose the client where the screen around the wizard asks. */
  findClient?(phone: string): Promise<FoundClient>;
  checkCoupon(question: CouponQuestion): Promise<AppliedCoupon>;
  /** What a code asks, before anything is chosen. Visitors only: a link may bring one along. */
  couponTerms?(code: string): Promise<ToldCoupon>;
  /** Keeps the time while the visitor finishes, and gives the previous one up. */
  hold?(wish: Wish & { startTime: string; previousHoldId: string | null }): Promise<Held>;
  release?(holdId: string): Promise<unknown>;
  /** The same key again is answered with what the first request did. */
  book(
    request: BookingRequest,
    attempt: { key: string; onChecking: () => void },
  ): Promise<BookedAppointment>;
};

export type KnownCoupon = Pick<AppliedCoupon, 'code' | 'discountCents'> & { note?: string };

export type BookingTask = 'book' | 'change';

/** What is known before the wizard opens, such as the time that was clicked in the agenda. */
export type BookingStart = {
  /** 'change' is for an appointment that exists: its client, notes and coupon stay as they are. */
  task?: BookingTask;
  professionalId?: string;
  startTime?: string;
  /** The day that is looked at, while no time is known. */
  date?: string | undefined;
  step?: BookingStep;
  client?: KnownClient;
  /** Somebody new of whom all is known that is asked. */
  newcomer?: Omit<BookingClient, 'existingId'> | undefined;
  notes?: string;
  /** 'Encaixe' was chosen already. Staff only. */
  overbook?: boolean;
  services?: string[];
  /** What she tapped before she chose anybody: chosen as soon as she does. Visitors only. */
  wished?: BookableService[];
  /** How long it takes with this professional and these services, whatever they take by themselves. */
  durationMinutes?: number | undefined;
  /** What the appointment has already. */
  coupon?: KnownCoupon | null;
};

export type Notice = { tone: 'error' | 'success'; title: string; text?: string };

export const BOOKING_STEPS = [
  'client_identification',
  'professional',
  'services',
  'datetime',
  'contact',
  'confirmation',
] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export const UNANSWERED = 'UNANSWERED';
/** Nothing was tried: neither done nor refused. */
export const TOO_MANY = 'TOO_MANY_REQUESTS';

/** Not stored yet: somebody else's changes joined what was chosen, and the screen around says so. */
export const CHOICES_JOINED = 'CHOICES_JOINED';

export function failureOf(error: unknown): BookingFailure {
  if (typeof error !== 'object' || error === null) return { code: UNANSWERED, message: '' };
  const { code, message, data } = error as { code?: unknown; message?: unknown; data?: unknown };
  if (typeof code !== 'string') return { code: UNANSWERED, message: '' };
  return {
    code,
    message: typeof message === 'string' ? message : '',
    ...(data != null && { data }),
  };
}
