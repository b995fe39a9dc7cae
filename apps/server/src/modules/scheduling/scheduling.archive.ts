import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { appointmentServices } from './appointments/appointment-services.table.ts';
import { appointments } from './appointments/appointments.table.ts';
import { firstVisits } from './appointments/first-visits.table.ts';
import { calendarFeeds } from './feeds/calendar-feeds.table.ts';
import { appointmentTroubles } from './free-time/appointment-troubles.table.ts';
import { appointmentLinks } from './online/appointment-links.table.ts';
import { appointmentVisitors } from './online/appointment-visitors.table.ts';
import { appointmentSeries } from './series/appointment-series.table.ts';

export const schedulingArchive: ArchivePart = {
  taken: [
    [appointments, 'Agendamentos e horários bloqueados'],
    [appointmentServices, 'Serviços de cada agendamento, com o preço combinado'],
    [appointmentVisitors, 'O que foi digitado em cada agendamento pela internet'],
    [appointmentTroubles, 'Agendamentos que ficaram sem horário ou sem profissional'],
    [appointmentSeries, 'Repetições de agendamentos'],
  ],
  leftOut: [
    [appointmentLinks, 'open the pages of clients, whose appointments are in the archive already'],
    [calendarFeeds, 'are secret addresses that show the agenda to whoever has them'],
    [firstVisits, 'are worked out from the appointments, which are in the archive already'],
  ],
};
