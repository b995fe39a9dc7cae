import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { appointmentLinks } from './appointment-links.table.ts';
import { appointmentSeries } from './appointment-series.table.ts';
import { appointmentServices } from './appointment-services.table.ts';
import { appointmentVisitors } from './appointment-visitors.table.ts';
import { appointments } from './appointments.table.ts';
import { calendarFeeds } from './calendar-feeds.table.ts';
import { firstVisits } from './first-visits.table.ts';

export const schedulingArchive: ArchivePart = {
  taken: [
    [appointments, 'Agendamentos e horários bloqueados'],
    [appointmentServices, 'Serviços de cada agendamento, com o preço combinado'],
    [appointmentVisitors, 'O que foi digitado em cada agendamento pela internet'],
    [appointmentSeries, 'Repetições de agendamentos'],
  ],
  leftOut: [
    [appointmentLinks, 'open the pages of clients, whose appointments are in the archive already'],
    [calendarFeeds, 'are secret addresses that show the agenda to whoever has them'],
    [firstVisits, 'are worked out from the appointments, which are in the archive already'],
  ],
};
