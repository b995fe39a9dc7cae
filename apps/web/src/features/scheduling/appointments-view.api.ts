import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@app/domain/scheduling/appointment';
import { daysIn, idIn, textIn, withoutBlanks } from '../../foundation/address-values.ts';

export const APPOINTMENT_VIEWS = ['day', 'week', 'cards', 'list'] as const;
export type ViewKind = (typeof APPOINTMENT_VIEWS)[number];
export const LONGEST_SEARCH = 120;

/** What of the agenda is looked at; it stands in the address, so that a link shows the same. */
export type AppointmentsView = {
  /** The day's timeline where nothing is said. */
  view?: ViewKind | undefined;
  /** Today where nothing is said, and in the list every day. */
  date?: string | undefined;
  /** The last day of the list, where it is of more than one. */
  until?: string | undefined;
  /** The list begins today. */
  upcoming?: true | undefined;
  status?: AppointmentStatus | undefined;
  search?: string | undefined;
  /** Whose; a figure of hers leads to them. */
  professionalId?: string | undefined;
  /** Among what is done. */
  serviceId?: string | undefined;
  /** The appointment whose details are open. */
  open?: string | undefined;
};

type Address = Record<string, unknown>;

/** What the address says, as far as it makes sense; without schemas, as every address is read so. */
export function readAppointmentsView(address: Address): AppointmentsView {
  const { view, upcoming, status } = address;
  const { first, last } = daysIn(address.date, view === 'list' ? address.until : undefined);
  const read = withoutBlanks<AppointmentsView>({
    view: APPOINTMENT_VIEWS.find((one) => one === view && one !== 'day'),
    date: first,
    until: last,
    upcoming: upcoming === true ? true : undefined,
    status: APPOINTMENT_STATUSES.find((one) => one === status),
    search: textIn(address.search, LONGEST_SEARCH),
    professionalId: idIn(address.professionalId),
    serviceId: idIn(address.serviceId),
    open: idIn(address.open),
  });
  return isNarrowed(read) ? filtered(read, {}) : read;
}

export function kindOf({ view }: AppointmentsView): ViewKind {
  return view ?? 'day';
}

export function isTimeline(view: AppointmentsView): boolean {
  return kindOf(view) === 'day' || kindOf(view) === 'week';
}

/** A timeline shows everything of its days; the list opens with what is to come. */
export function inView(before: AppointmentsView, kind: ViewKind): AppointmentsView {
  const { date } = before;
  const filters = filtersOf(before);
  if (kind === 'list') return withoutBlanks({ view: kind, upcoming: true, ...filters });
  if (kind === 'cards') return withoutBlanks({ view: kind, date, ...filters });
  return withoutBlanks({ view: kind === 'day' ? undefined : kind, date });
}

export function onDate(before: AppointmentsView, date: string | undefined): AppointmentsView {
  return withoutBlanks({ ...before, date, until: undefined, upcoming: undefined });
}

/** Of a list of several days the last one stays, unless it lies before the first. */
export function fromDate(before: AppointmentsView, date: string | undefined): AppointmentsView {
  const { until } = before;
  const isPeriod = date !== undefined && until !== undefined && date < until;
  return isPeriod ? withoutBlanks({ ...before, date }) : onDate(before, date);
}

export function untilDate(before: AppointmentsView, until: string | undefined): AppointmentsView {
  return withoutBlanks({ ...before, until });
}

export function onEveryDay(before: AppointmentsView): AppointmentsView {
  return withoutBlanks({ view: 'list', ...filtersOf(before) });
}

export function fromToday(before: AppointmentsView): AppointmentsView {
  return withoutBlanks({ view: 'list', upcoming: true, ...filtersOf(before) });
}

type Filters = Pick<AppointmentsView, 'status' | 'search' | 'professionalId' | 'serviceId'>;

function filtersOf({ status, search, professionalId, serviceId }: AppointmentsView): Filters {
  return { status, search, professionalId, serviceId };
}

/** What is filtered on a timeline is shown as cards of the same day. */
export function filtered(before: AppointmentsView, filters: Filters): AppointmentsView {
  const view = isTimeline(before) ? 'cards' : before.view;
  return withoutBlanks({ ...before, ...filters, view });
}

export function withoutFilters(before: AppointmentsView): AppointmentsView {
  return withoutBlanks({
    ...before,
    ...{ status: undefined, search: undefined, professionalId: undefined, serviceId: undefined },
  });
}

export function withOpen(before: AppointmentsView, open: string | undefined): AppointmentsView {
  return withoutBlanks({ ...before, open });
}

export function isNarrowed(view: AppointmentsView): boolean {
  return Object.values(filtersOf(view)).some((value) => value !== undefined);
}
