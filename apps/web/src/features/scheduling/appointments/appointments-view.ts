import { APPOINTMENT_PAYMENTS, APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import { REQUEST_STATES } from '@app/domain/scheduling/request';
import {
  dayIn,
  daysIn,
  idIn,
  idsIn,
  momentIn,
  oneOf,
  trueIn,
  withoutBlanks,
} from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

export const APPOINTMENT_VIEWS = ['day', 'week', 'month', 'cards', 'list'] as const;
export type ViewKind = (typeof APPOINTMENT_VIEWS)[number];

export const appointmentFilters = filters(
  {
    longestSearch: 120,
    chosen: {
      status: oneOf(APPOINTMENT_STATUSES),
      payment: oneOf(APPOINTMENT_PAYMENTS),
      /** Of visitors, without an answer. */
      request: oneOf(REQUEST_STATES),
      /** Whose; a figure of hers leads to them. */
      professionalId: idIn,
      /** Among what is done. */
      serviceId: idIn,
    },
    kept: {
      /** The day's timeline where nothing is said. */
      view: oneOf(['week', 'month', 'cards', 'list']),
      /** Today where nothing is said; of a list that is filtered every day. */
      date: dayIn,
      /** The last day of the list, where it is of more than one. */
      until: dayIn,
      /** The list begins today, as it does where nothing else is said. */
      upcoming: trueIn,
      /** The list begins with the oldest day. */
      everyDay: trueIn,
      /** The appointment whose details are open. */
      open: idIn,
      /** Its other times are chosen from at once. */
      edit: trueIn,
      /** Time is being blocked. */
      block: trueIn,
      /** The quick panel: 'next' for the next free time of the day, or a time of the company's clock. */
      quick: (value: unknown) => (value === 'next' ? value : momentIn(value)),
      /** With whom, for whom and what, as far as it is known. */
      quickWith: idIn,
      quickFor: idIn,
      quickServices: idsIn,
    },
  },
  (read, isNarrowed) => {
    const { view, until, everyDay, ...rest } = read;
    if (view === 'list') {
      const days = inOrder(read.date, until);
      return { ...rest, view, ...days, ...beginningOf({ ...read, isNarrowed }) };
    }
    // What is filtered on a timeline is shown as cards of the same day.
    return isNarrowed ? { ...rest, view: 'cards' as const } : { ...rest, ...(view && { view }) };
  },
);
export type AppointmentsView = FilteredView<typeof appointmentFilters>;

export function kindOf({ view }: AppointmentsView): ViewKind {
  return view ?? 'day';
}

/** Everything of its days, without filters. */
export function isTimeline(view: AppointmentsView): boolean {
  return kindOf(view) !== 'cards' && kindOf(view) !== 'list';
}

const { change, withoutAll } = appointmentFilters;
const noDays = { date: undefined, until: undefined, upcoming: undefined, everyDay: undefined };

/** A timeline shows everything of its days; the list opens with what is to come. */
export function inView(before: AppointmentsView, view: ViewKind): AppointmentsView {
  if (view === 'list') return fromToday(before);
  const { date } = before;
  const shown = view === 'cards' ? before : withoutAll(before);
  return change(shown, { ...noDays, date, view, open: undefined });
}

export function onDate(before: AppointmentsView, date: string | undefined): AppointmentsView {
  return change(before, { ...noDays, date });
}

/** Of a list of several days the last one stays, unless it lies before the first. */
export function fromDate(before: AppointmentsView, date: string | undefined): AppointmentsView {
  const { until } = before;
  const isPeriod = date !== undefined && until !== undefined && date < until;
  return isPeriod ? change(before, { date }) : onDate(before, date);
}

export function onEveryDay(before: AppointmentsView): AppointmentsView {
  return change(before, { ...noDays, view: 'list', everyDay: true, open: undefined });
}

export function fromToday(before: AppointmentsView): AppointmentsView {
  return change(onEveryDay(before), { upcoming: true });
}

const noQuick = {
  quick: undefined,
  quickWith: undefined,
  quickFor: undefined,
  quickServices: undefined,
};

/** What the quick panel begins with. */
export type QuickStart = {
  /** '2026-11-17T14:30' on the company's clock; the next free time where nothing is said. */
  at?: string | undefined;
  professionalId?: string | undefined;
  clientId?: string | undefined;
  serviceIds?: readonly string[] | undefined;
};

/** The address of the agenda with the quick panel open: `search={quickSearch({ clientId })}`. */
export function quickSearch(
  { at, professionalId, clientId, serviceIds = [] }: QuickStart = {},
  before: AppointmentsView = {},
): AppointmentsView {
  return change(before, {
    quick: at ?? 'next',
    quickWith: professionalId,
    quickFor: clientId,
    quickServices: serviceIds.join(',') || undefined,
    open: undefined,
  });
}

export function withoutQuick(before: AppointmentsView): AppointmentsView {
  return change(before, noQuick);
}

export function quickStartOf(view: AppointmentsView): QuickStart | null {
  const { quick, quickWith, quickFor, quickServices } = view;
  if (!quick) return null;
  return {
    at: quick === 'next' ? undefined : quick,
    professionalId: quickWith,
    clientId: quickFor,
    serviceIds: quickServices?.split(','),
  };
}

type Said = {
  date?: string | undefined;
  until?: string | undefined;
  upcoming?: true | undefined;
  everyDay?: true | undefined;
  isNarrowed: boolean;
};

/** Whoever looks for somebody looks through every day; others begin today. */
function beginningOf({ date, until, upcoming, everyDay, isNarrowed }: Said) {
  if (date || until || upcoming) return {};
  if (everyDay) return { everyDay };
  return isNarrowed ? {} : { upcoming: true as const };
}

function inOrder(date: string | undefined, until: string | undefined) {
  const { first, last } = daysIn(date, until);
  return withoutBlanks({ date: first, until: last });
}
