import { expect, test } from 'vitest';
import {
  DEFAULT_TEMPLATES,
  defaultText,
  requestText,
  templateTypeOf,
  usualText,
  wordsByMail,
} from './default-texts.ts';
import { APPOINTMENT_OCCASIONS } from './occasion.ts';
import {
  filledVariables,
  renderTemplate,
  TEMPLATE_TYPES,
  type TemplateValues,
  unknownVariables,
  usedVariables,
} from './template.ts';

test.each(DEFAULT_TEMPLATES)('$name greets by name and says who writes', ({ text }) => {
  expect(unknownVariables(text)).toEqual([]);
  expect(usedVariables(text)).toEqual(expect.arrayContaining(['client_name', 'company_name']));
});

test.each(DEFAULT_TEMPLATES)('$name fits whoever sends it, a barbershop too', ({ text }) => {
  expect(text).not.toMatch(/obrigad[oa]/i);
});

test.each(DEFAULT_TEMPLATES)('$name says nothing that stays empty', ({ type, text }) => {
  const filled = filledVariables(type);
  expect(usedVariables(text).filter((variable) => !filled.includes(variable))).toEqual([]);
});

test.each([
  ['our own reminder', defaultText('appointment_reminder_24h'), /\{company_name\}$/],
  ['with blanks behind', `${defaultText('appointment_reminder_24h')}\n `, /\{company_name\}$/],
  ['other words', 'Responda SIM, por favor', /^Responda SIM, por favor$/],
  ['nothing but the question', 'Responda SIM para confirmar ou NÃO para cancelar.', /^Responda/],
])('%s, by letter', (_case, text, words) => {
  expect(wordsByMail(text)).toMatch(words);
});

test('each type but the platform’s own has one default', () => {
  const types = DEFAULT_TEMPLATES.map(({ type }) => type);
  expect(types).toEqual(TEMPLATE_TYPES.filter((type) => type !== 'welcome'));
  expect(defaultText('welcome')).toBe('');
});

test('the company’s own begins as an invitation to come back, also for whoever never came', () => {
  const known = { client_name: 'Ana', company_name: 'Salão Bê' };
  const said = (values: TemplateValues) =>
    renderTemplate(defaultText('custom'), { ...known, ...values }).split(' Vamos')[0];
  expect(said({ last_appointment_date: '10/03/2026' })).toBe(
    'Olá Ana! Sentimos sua falta desde a última visita (10/03/2026).',
  );
  expect(said({})).toBe('Olá Ana! Sentimos sua falta desde a última visita.');
});

test('the reminder of the day before reads as a person would write it', () => {
  const text = renderTemplate(usualText('appointment_reminder_24h'), {
    client_name: 'Ana',
    appointment_date: '10/03/2026',
    appointment_time: '14:30',
    professional_name: 'Bia',
    service_name: 'Corte',
    company_name: 'Salão Bê',
  });
  expect(text).toBe(
    'Olá Ana! Lembrando do seu horário amanhã, 10/03/2026 às 14:30, com Bia (Corte). Salão Bê\n\nResponda SIM para confirmar ou NÃO para cancelar.',
  );
});

test.each(['appointment_created', 'appointment_moved'] as const)(
  'while it waits for approval, %s says of no time that it is hers',
  (occasion) => {
    const text = requestText(occasion) ?? '';
    expect(unknownVariables(text)).toEqual([]);
    expect(text).toContain('ainda depende de aprovação');
    expect(text).not.toMatch(/está marcado|Seu horário|SIM/);
  },
);

test.each(APPOINTMENT_OCCASIONS)('%s has a usual text', (occasion) => {
  expect(usualText(occasion)).toContain('{client_name}');
});

test.each([
  ['appointment_cancelled', 'appointment_cancellation'],
  ['appointment_created', 'appointment_created'],
  ['campaign', 'custom'],
  ['reengagement', 'custom'],
  ['birthday', 'birthday'],
  ['appointment_moved', 'appointment_moved'],
  ['manual', null],
] as const)('%s uses templates of type %s', (occasion, type) => {
  expect(templateTypeOf(occasion)).toBe(type);
});
