import type { ListedClient } from '@app/contract/clients/clients.contract';
import type { ListedAppointment } from '@app/contract/scheduling/agenda-entry.contract';
import { todayIn } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import { useThrottledValue } from '@mantine/hooks';
import { IconCalendarEvent, IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useMayIn } from '../../../foundation/sign-in/session.tsx';
import { visitAddress, visitSearch } from '../../../ui/visit-address.ts';
import { appointmentHint } from './palette.labels.ts';
import type { PaletteEntry } from './palette-entries.ts';

const MOST = 5;
const SHORTEST = 2;
/** A key is asked about at once; those that follow faster than this are asked about together. */
const BETWEEN_QUESTIONS_IN_MS = 60;

const NOTHING: readonly PaletteEntry[] = [];

/** The same lists as long as they say the same: what shows them is not drawn again. */
type Found = {
  clients: readonly PaletteEntry[];
  appointments: readonly PaletteEntry[];
  isBusy: boolean;
  isFailed: boolean;
};

/** Clients by name or phone, and what is booked from today on; each for whoever may see it. */
export function useFound(typed: string): Found {
  const search = useThrottledValue(typed.trim(), BETWEEN_QUESTIONS_IN_MS);
  const clients = useFoundClients(search);
  const appointments = useFoundAppointments(search);
  const timezone = useTimezone();
  const isAsked = search.length >= SHORTEST;
  const [people, visits] = [clients.data?.items, appointments.data?.items];
  return {
    clients: useMemo(() => (isAsked && people?.map(clientEntry)) || NOTHING, [isAsked, people]),
    appointments: useMemo(
      () => (isAsked && visits?.map((one) => appointmentEntry(one, timezone))) || NOTHING,
      [isAsked, visits, timezone],
    ),
    isBusy: clients.isFetching || appointments.isFetching || search !== typed.trim(),
    isFailed: clients.isError || appointments.isError,
  };
}

function useFoundClients(search: string) {
  const { list } = useApi().clients.clients;
  const mayAsk = useMayIn('clients', 'clients.view') && search.length >= SHORTEST;
  return useQuery(
    list.queryOptions({
      input: { search, order: 'name', limit: MOST },
      enabled: mayAsk,
      placeholderData: keepPreviousData,
    }),
  );
}

function useFoundAppointments(search: string) {
  const { list } = useApi().scheduling.appointments;
  const timezone = useTimezone();
  const mayAsk = useMayIn('appointments', 'appointments.own') && search.length >= SHORTEST;
  const fromDate = todayIn(timezone, Temporal.Now.instant()).toString();
  return useQuery(
    list.queryOptions({
      input: { search, fromDate, limit: MOST },
      enabled: mayAsk,
      placeholderData: keepPreviousData,
    }),
  );
}

function clientEntry({ id, name, phone }: ListedClient): PaletteEntry {
  const address = `/dashboard/clients/${id}`;
  return { address, label: name, hint: phone ? formatPhone(phone) : '', icon: IconUser };
}

function appointmentEntry(entry: ListedAppointment, timezone: string): PaletteEntry {
  return {
    address: visitAddress(visitSearch(entry, timezone)),
    label: entry.clientName,
    hint: appointmentHint(entry, timezone),
    icon: IconCalendarEvent,
  };
}
