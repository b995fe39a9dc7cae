import { SERVICE_COLORS } from '@app/domain/catalog/service';
import { cents } from '@app/domain/shared/money';
import type { Scenario } from '../scenario.ts';

export const SALON_SLUG = 'salao-demo';

/** A neighbourhood salon past its trial: five professionals, hair, nails and make-up. Answers its id. */
export async function tellSalon(tell: Scenario): Promise<string> {
  const salon = await tell.company(
    'Salão Bela Dona',
    { name: 'Benedita Moraes', email: 'dona@horamarcada.test', hasConfirmed: true },
    { slug: SALON_SLUG, trialDays: 0 },
  );
  await salon.isJoinedBy(
    { name: 'Rita Campos', email: 'recepcao@horamarcada.test', hasConfirmed: true },
    'receptionist',
  );

  await salon.employs('Ana Beatriz Souza', 'Corte', 'Coloração');
  await salon.employs('Camila Duarte', 'Corte', 'Escova');
  await salon.employs('Juliana Prado', 'Manicure', 'Pedicure');
  await salon.employs('Larissa Nogueira', 'Manicure', 'Alongamento');
  await salon.employs('Patrícia D’Ávila', 'Maquiagem', 'Sobrancelha');

  await salon.offers('Corte feminino', {
    description: 'Lavagem, corte e finalização.',
    durationInMinutes: 60,
    price: cents(120_00),
    loyaltyPoints: 12,
  });
  await salon.offers('Corte masculino', {
    durationInMinutes: 30,
    price: cents(60_00),
    color: SERVICE_COLORS[1],
    loyaltyPoints: 6,
  });
  await salon.offers('Escova', {
    durationInMinutes: 45,
    price: cents(70_00),
    color: SERVICE_COLORS[2],
    loyaltyPoints: 7,
  });
  await salon.offers('Coloração', {
    description: 'Cor inteira com produto incluso. O tempo de limpeza já está reservado.',
    durationInMinutes: 120,
    bufferAfterInMinutes: 15,
    price: cents(280_00),
    color: SERVICE_COLORS[7],
    loyaltyPoints: 28,
  });
  await salon.offers('Manicure', {
    durationInMinutes: 45,
    price: cents(45_00),
    color: SERVICE_COLORS[8],
    loyaltyPoints: 5,
  });
  await salon.offers('Pedicure', {
    durationInMinutes: 45,
    price: cents(50_00),
    color: SERVICE_COLORS[9],
    loyaltyPoints: 5,
  });
  await salon.offers('Alongamento de unhas', {
    description: 'Fibra de vidro ou gel.',
    durationInMinutes: 150,
    bufferBeforeInMinutes: 10,
    bufferAfterInMinutes: 10,
    price: cents(190_00),
    color: SERVICE_COLORS[10],
    loyaltyPoints: 19,
  });
  await salon.offers('Maquiagem social', {
    durationInMinutes: 60,
    price: cents(160_00),
    color: SERVICE_COLORS[5],
    loyaltyPoints: 16,
  });
  await salon.offers('Design de sobrancelha', {
    durationInMinutes: 30,
    price: cents(55_00),
    color: SERVICE_COLORS[4],
    loyaltyPoints: 5,
  });
  await salon.offers('Penteado de noiva', {
    description: 'Por encomenda, com prova.',
    durationInMinutes: 180,
    price: cents(650_00),
    color: SERVICE_COLORS[13],
    active: false,
  });
  return salon.companyId;
}
