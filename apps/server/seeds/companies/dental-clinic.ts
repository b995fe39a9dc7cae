import { SERVICE_COLORS } from '@app/domain/catalog/service';
import { cents } from '@app/domain/shared/money';
import type { Scenario } from '../scenario.ts';

export const CLINIC_SLUG = 'clinica-demo';

/** A dental clinic in Manaus, an hour behind São Paulo, in its trial. */
export async function tellDentalClinic(tell: Scenario): Promise<void> {
  const clinic = await tell.company(
    'Clínica Sorriso do Norte',
    { name: 'Dra. Helena Tavares', email: 'clinica@horamarcada.test', hasConfirmed: true },
    { slug: CLINIC_SLUG, timezone: 'America/Manaus' },
  );

  await clinic.employs('Dra. Helena Tavares', 'Clínica geral');
  await clinic.employs('Dr. Marcos Figueiredo', 'Ortodontia');

  await clinic.offers('Avaliação inicial', { durationInMinutes: 30, price: cents(0) });
  await clinic.offers('Limpeza', {
    description: 'Profilaxia com jato de bicarbonato.',
    durationInMinutes: 40,
    bufferAfterInMinutes: 10,
    price: cents(180_00),
    color: SERVICE_COLORS[1],
  });
  await clinic.offers('Clareamento', {
    durationInMinutes: 90,
    bufferAfterInMinutes: 10,
    price: cents(890_00),
    color: SERVICE_COLORS[2],
  });
  await clinic.offers('Manutenção de aparelho', {
    durationInMinutes: 30,
    bufferAfterInMinutes: 5,
    price: cents(160_00),
    color: SERVICE_COLORS[10],
  });
  await clinic.offers('Restauração', {
    durationInMinutes: 60,
    bufferAfterInMinutes: 10,
    price: cents(260_00),
    color: SERVICE_COLORS[6],
  });
}
