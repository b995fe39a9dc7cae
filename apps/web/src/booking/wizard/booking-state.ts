import {
  type AppliedCoupon,
  BOOKING_STEPS,
  type BookedAppointment,
  type BookingClient,
  type BookingStart,
  type BookingStep,
  type FoundClient,
  type KnownCoupon,
} from '../booking-gate.ts';

/** Left open: whoever is free. */
export const ANYBODY = 'anybody';

export type ClientFields = {
  phone: string;
  name: string;
  email: string;
  isSearched: boolean;
  /** Only staff know it. */
  existingId: string | null;
  /** Somebody new, although a client has this phone. Only staff know. */
  anotherPerson: boolean;
  /** From the last time, on this device. */
  isRemembered: boolean;
};

export type ChosenTime = {
  startTime: string;
  /** Not known of a time that staff type. */
  endTime: string | null;
  durationMinutes: number | null;
};

export type BookingState = {
  step: BookingStep;
  /** Nothing before it can be changed. */
  firstStep: BookingStep;
  client: ClientFields;
  /** An id, or left open; null until she chose. */
  professional: string | null;
  serviceIds: string[];
  /** Tapped before anybody was chosen. */
  wishedIds?: string[];
  date: string | null;
  time: ChosenTime | null;
  /** What staff typed last. */
  typed: string | null;
  /** Why the time she had chosen cannot be had. */
  lostBecause: string | null;
  couponCode: string;
  coupon: KnownCoupon | null;
  notes: string;
  overbook: boolean;
  booked: BookedAppointment | null;
};

/** What an appointment that exists is about, as far as the wizard changes it. */
export type Choices = { professional: string; serviceIds: string[]; startTime: string };

export type BookingEvent =
  | { type: 'phone-edited'; phone: string }
  | { type: 'client-searched'; found: FoundClient }
  | { type: 'client-edited'; field: 'name' | 'email'; value: string }
  | { type: 'client-identified' }
  /** By staff, among all clients. */
  | { type: 'client-chosen'; client: BookingClient }
  | { type: 'professional-chosen'; professional: string }
  | { type: 'service-toggled'; serviceId: string; most: 'one' | 'many' }
  | { type: 'services-chosen' }
  /** What the chosen professional does: nothing else stays chosen. */
  | { type: 'services-offered'; ids: string[] }
  | { type: 'services-gone'; ids: string[]; because: string }
  | { type: 'date-chosen'; date: string }
  | { type: 'time-chosen'; time: ChosenTime }
  | { type: 'time-typed'; time: ChosenTime; date: string }
  | { type: 'time-refused'; because: string }
  | { type: 'time-lost'; because: string }
  | { type: 'overbook-switched' }
  | { type: 'notes-edited'; notes: string }
  | { type: 'coupon-edited'; code: string }
  | { type: 'coupon-checked'; coupon: AppliedCoupon | null }
  | { type: 'client-refused' }
  /** Somebody else changed it meanwhile: this joins what was chosen. */
  | { type: 'choices-joined'; choices: Partial<Choices> }
  | { type: 'booked'; booked: BookedAppointment }
  | { type: 'went-back' };

/** The discount was reckoned on the price of the held time; the code is checked again. */
const UNHELD = { time: null, coupon: null };

const NOBODY: ClientFields = {
  phone: '',
  name: '',
  email: '',
  isSearched: false,
  existingId: null,
  anotherPerson: false,
  isRemembered: false,
};

export function startingState(start: BookingStart = {}): BookingState {
  const state: BookingState = {
    step: 'client_identification',
    firstStep: start.task === 'change' ? 'professional' : 'client_identification',
    client: clientAtStart(start),
    professional: start.professionalId ?? null,
    serviceIds: start.services ?? [],
    ...(start.wished && { wishedIds: start.wished.map(({ id }) => id) }),
    date: null,
    time: null,
    typed: null,
    lostBecause: null,
    couponCode: '',
    coupon: start.coupon ?? null,
    notes: start.notes ?? '',
    overbook: start.overbook ?? false,
    booked: null,
  };
  const isIdentified = start.client !== undefined || start.newcomer !== undefined;
  const step = start.step ?? (isIdentified ? afterClient(state) : state.step);
  return { ...state, step };
}

export function nextState(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'phone-edited':
      return { ...state, client: { ...NOBODY, phone: event.phone } };
    case 'client-searched':
      return { ...state, client: searchedClient(state.client, event.found) };
    case 'client-edited':
      return { ...state, client: { ...state.client, [event.field]: event.value } };
    case 'client-identified':
      return { ...state, client: trimmed(state.client), step: afterClient(state) };
    case 'client-chosen':
      return { ...state, client: chosenClient(event.client), step: afterClient(state) };
    case 'professional-chosen':
      return withProfessional(state, event.professional);
    case 'service-toggled':
      return withService(state, event);
    case 'services-chosen':
      return { ...state, lostBecause: null, step: 'datetime' };
    case 'services-offered':
      return withOffered(state, event.ids);
    case 'services-gone':
      return withoutServices(state, event);
    case 'date-chosen':
      return withDate(state, event.date);
    case 'time-chosen':
      return { ...state, time: event.time, lostBecause: null, step: 'contact' };
    case 'time-typed':
      return withTyped(state, event);
    case 'time-refused':
      return { ...state, lostBecause: event.because };
    case 'time-lost':
      return { ...state, ...UNHELD, lostBecause: event.because, step: 'datetime' };
    case 'overbook-switched':
      return { ...state, overbook: !state.overbook };
    case 'notes-edited':
      return { ...state, notes: event.notes };
    case 'coupon-edited':
      return { ...state, couponCode: event.code.toUpperCase(), coupon: null };
    case 'coupon-checked':
      return { ...state, coupon: event.coupon };
    case 'client-refused':
      return { ...state, ...UNHELD, step: 'client_identification' };
    case 'choices-joined':
      return withChoices(state, event.choices);
    case 'booked':
      return { ...state, booked: event.booked, step: 'confirmation' };
    case 'went-back':
      return stepBack(state);
  }
}

function clientAtStart({ client, newcomer }: BookingStart): ClientFields {
  if (client) {
    const { id, name, phone, email } = client;
    return chosenClient({ existingId: id, name, phone, email, anotherPerson: false });
  }
  return newcomer ? chosenClient({ ...newcomer, existingId: null }) : NOBODY;
}

function chosenClient(client: BookingClient): ClientFields {
  return { ...NOBODY, ...client, isSearched: true };
}

function searchedClient(client: ClientFields, found: FoundClient): ClientFields {
  const searched = { ...NOBODY, phone: client.phone, isSearched: true };
  if (found.kind === 'unknown') return searched;
  return { ...searched, name: found.name, email: found.email, isRemembered: true };
}

function trimmed(client: ClientFields): ClientFields {
  return { ...client, name: client.name.trim(), email: client.email.trim() };
}

/** What was known from the start is not asked again. */
function afterClient({ professional, serviceIds }: BookingState): BookingStep {
  if (professional === null) return 'professional';
  return serviceIds.length === 0 ? 'services' : 'datetime';
}

function withProfessional(state: BookingState, professional: string): BookingState {
  const cleared = { date: null, time: null, couponCode: '', coupon: null };
  return {
    ...state,
    ...cleared,
    serviceIds: state.wishedIds ?? [],
    lostBecause: null,
    professional,
    step: 'services',
  };
}

function withOffered(state: BookingState, ids: readonly string[]): BookingState {
  const serviceIds = state.serviceIds.filter((id) => ids.includes(id));
  return serviceIds.length === state.serviceIds.length ? state : { ...state, serviceIds };
}

/** Back to the choice, with what can still be had of it. */
function withoutServices(
  state: BookingState,
  { ids, because }: Extract<BookingEvent, { type: 'services-gone' }>,
): BookingState {
  const serviceIds = state.serviceIds.filter((id) => !ids.includes(id));
  return { ...state, ...UNHELD, serviceIds, date: null, lostBecause: because, step: 'services' };
}

/** The day that is shown first may come when a time was chosen already: that one stays. */
function withDate(state: BookingState, date: string): BookingState {
  if (state.step !== 'datetime') return state;
  return { ...state, date, time: null, lostBecause: null };
}

/** The calendar follows, so that going back leads to the same day. */
function withTyped(
  state: BookingState,
  { time, date }: Extract<BookingEvent, { type: 'time-typed' }>,
): BookingState {
  return { ...state, time, date, typed: time.startTime, lostBecause: null, step: 'contact' };
}

function withService(
  state: BookingState,
  { serviceId, most }: Extract<BookingEvent, { type: 'service-toggled' }>,
): BookingState {
  const others = state.serviceIds.filter((id) => id !== serviceId);
  const isNew = others.length === state.serviceIds.length;
  const kept = most === 'one' && isNew ? [] : others;
  const serviceIds = isNew ? [...kept, serviceId] : kept;
  // The coupon was reckoned on other services; its code is checked again.
  return { ...state, serviceIds, date: null, time: null, lostBecause: null, coupon: null };
}

/** A time that is still to be chosen stays open, and what was reckoned on other services goes. */
export function withChoices(state: BookingState, choices: Partial<Choices>): BookingState {
  const { professional = state.professional, serviceIds = state.serviceIds } = choices;
  const startTime = choices.startTime ?? state.time?.startTime;
  const isSameTime = startTime === state.time?.startTime;
  const isSameWork = professional === state.professional && isSameList(serviceIds, state);
  const told = { endTime: null, durationMinutes: null };
  return {
    ...state,
    professional,
    serviceIds,
    date: isSameTime ? state.date : null,
    time: state.time && startTime ? { ...state.time, startTime, ...(!isSameWork && told) } : null,
    coupon: isSameList(serviceIds, state) ? state.coupon : null,
    lostBecause: null,
  };
}

function isSameList(ids: readonly string[], { serviceIds }: BookingState): boolean {
  return new Set(ids).symmetricDifference(new Set(serviceIds)).size === 0;
}

function stepBack(state: BookingState): BookingState {
  const step = BOOKING_STEPS[BOOKING_STEPS.indexOf(state.step) - 1];
  if (step === undefined || state.step === 'confirmation') return state;
  if (state.step === state.firstStep) return state;
  return { ...state, ...clearedByLeaving(state.step), lostBecause: null, step };
}

function clearedByLeaving(step: BookingStep): Partial<BookingState> {
  if (step === 'professional') return { professional: null };
  if (step === 'services') return { serviceIds: [], coupon: null };
  return UNHELD;
}
