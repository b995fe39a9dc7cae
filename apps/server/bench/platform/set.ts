import type { Client } from 'pg';
import { fillAppointmentServices } from './appointment-services.ts';
import { fillAppointments } from './appointments.ts';
import { fillFirstVisits } from './first-visits.ts';
import { fillMoney, MONEY_TABLES } from './money.ts';
import { fillPeople } from './people.ts';
import { fillUnguarded, makeUnguarded } from './unguarded.ts';

/** Rows that belong together, made from the sets before them: the same ones each time. */
export type TableSet = {
  name: string;
  /** Goes up with every change of what is filled in: a platform that has another is built anew. */
  version: number;
  /** Whose indexes sleep while they are filled. */
  tables: readonly string[];
  /** Makes what the migrations do not. */
  prepare?: (client: Client) => Promise<void>;
  fill: (client: Client, companies: number) => Promise<void>;
};

/** In the order in which they are filled. One that is added here comes on top of those that are there. */
export const TABLE_SETS: readonly TableSet[] = [
  { name: 'people', version: 1, tables: ['clients'], fill: fillPeople },
  { name: 'appointments', version: 1, tables: ['appointments'], fill: fillAppointments },
  {
    name: 'appointment services',
    version: 1,
    tables: ['appointment_services'],
    fill: fillAppointmentServices,
  },
  {
    name: 'unguarded appointments',
    version: 1,
    tables: ['unguarded.appointments'],
    prepare: makeUnguarded,
    fill: fillUnguarded,
  },
  // Its index stays awake: it tells what is there already.
  { name: 'first visits', version: 1, tables: [], fill: fillFirstVisits },
  { name: 'money', version: 1, tables: MONEY_TABLES, fill: fillMoney },
];
