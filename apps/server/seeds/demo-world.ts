import { CLINIC_SLUG, tellDentalClinic } from './companies/dental-clinic.ts';
import { SALON_SLUG, tellSalon } from './companies/salon.ts';
import type { Scenario } from './scenario.ts';

export const DEMO_LOGINS = [
  'admin@horamarcada.test    platform operator',
  'dona@horamarcada.test     owner of the salon',
  'recepcao@horamarcada.test receptionist of the salon',
  'clinica@horamarcada.test  owner of the dental clinic',
];

/** The demonstration. Told once: what exists already is left as people changed it. */
export async function tellDemo(tell: Scenario): Promise<void> {
  if (await tell.exists(SALON_SLUG)) return;
  await tell.person({ name: 'Operação Hora Marcada', email: 'admin@horamarcada.test' }, 'admin');
  await tellSalon(tell);
  if (!(await tell.exists(CLINIC_SLUG))) await tellDentalClinic(tell);
}
