import { expect, test } from 'vitest';
import { featuresThatWork, works } from './capabilities.ts';

test('a plan promises nothing that does not work, and what its operator wrote stays', () => {
  const features = ['Agendamentos ilimitados', 'WhatsApp completo', 'Café na recepção'];
  const expected = features.filter((text) => text !== 'WhatsApp completo' || works('whatsapp'));
  expect(featuresThatWork(features, { isBackedUp: true, missing: [] })).toEqual(expected);
  expect(works('booking')).toBe(true);
});

test('a plan promises backups only where somebody makes them', () => {
  const features = ['Backups automáticos', 'Gestão de clientes'];
  expect(featuresThatWork(features, { isBackedUp: true, missing: [] })).toEqual(features);
  expect(featuresThatWork(features, { isBackedUp: false, missing: [] })).toEqual([
    'Gestão de clientes',
  ]);
});

test('a plan promises nothing that nobody finds in this installation', () => {
  const features = ['Programa de fidelidade', 'WhatsApp completo', 'Café na recepção'];
  expect(featuresThatWork(features, { isBackedUp: true, missing: ['whatsapp'] })).toEqual([
    'Programa de fidelidade',
    'Café na recepção',
  ]);
});
