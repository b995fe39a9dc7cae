import { expect, test } from 'vitest';
import {
  filledVariables,
  readTemplateType,
  renderTemplate,
  TEMPLATE_VARIABLES,
  templateParts,
  unknownVariables,
  usedVariables,
} from './template.ts';

const values = {
  client_name: 'Ana',
  appointment_date: '10/03/2026',
  appointment_time: '14:30',
  service_name: 'Corte',
  professional_name: 'Bia',
  company_name: 'Salão Bê',
};

test.each([
  ['Olá {client_name}!', 'Olá Ana!'],
  ['Olá {{client_name}}!', 'Olá Ana!'],
  ['Olá {{ client_name }} e { client_name }', 'Olá Ana e Ana'],
  ['{CLIENT_NAME}', 'Ana'],
  ['{NOME}, às {HORARIO} na {EMPRESA}: {SERVICO}', 'Ana, às 14:30 na Salão Bê: Corte'],
  ['{{NOME}} {nome}', 'Ana Ana'],
  ['{serviço} às {{ HORÁRIO }} {hora\u0301rio}', 'Corte às 14:30 14:30'],
  ['{preço} para {nome do cliente}', '{preço} para {nome do cliente}'],
  ['{client_name}{service_name}', 'AnaCorte'],
  ['{nome_do_gato} {client_name}', '{nome_do_gato} Ana'],
  ['{{desconto}}', '{{desconto}}'],
  ['{ }', '{ }'],
  ['{}', '{}'],
  ['{client_name', '{client_name'],
  ['client_name}', 'client_name}'],
  ['{constructor} {__proto__} {toString}', '{constructor} {__proto__} {toString}'],
  ['100% {client_name} $& $1', '100% Ana $& $1'],
])('%j is sent as %j', (text, expected) => {
  expect(renderTemplate(text, values)).toBe(expected);
});

test('a value that looks like a variable stays as it is', () => {
  expect(
    renderTemplate('Olá {client_name}!', { ...values, client_name: '{company_name} $&' }),
  ).toBe('Olá {company_name} $&!');
});

test.each([
  ['Olá {birthday_date}!', 'Olá!'],
  ['Olá {birthday_date}, tudo bem?', 'Olá, tudo bem?'],
  ['Com {professional_name} ({birthday_date}). Até', 'Com Bia. Até'],
  ['Com {birthday_date} às {appointment_time}', 'Com às 14:30'],
  ['Linha\n\n  Recuo  mantido?', 'Linha\n\n  Recuo mantido?'],
])('a known variable without value becomes empty: %j is sent as %j', (text, expected) => {
  expect(renderTemplate(text, values)).toBe(expected);
});

test.each([
  ['Olá {client_name}', []],
  ['{gato} {{gato}} {gato} {NOME} {cão}', ['{gato}', '{{gato}}', '{cão}']],
  ['{preço}, {nome do cliente} e {{e-mail}}', ['{preço}', '{nome do cliente}', '{{e-mail}}']],
  ['{serviço} {horário}', []],
  ['{ } {} {!} {uma frase inteira, com vírgula}', []],
  ['{toString}', ['{toString}']],
])('%j has the unknown variables %j', (text, expected) => {
  expect(unknownVariables(text)).toEqual(expected);
});

test('the variables of a text are named once each', () => {
  expect(usedVariables('{NOME} {client_name} {{company_name}} {gato}')).toEqual([
    'client_name',
    'company_name',
  ]);
});

test.each(TEMPLATE_VARIABLES)('{%s} is filled in', (variable) => {
  expect(renderTemplate(`{${variable}}`, { [variable]: 'x' })).toBe('x');
});

test.each([
  ['appointment_reminder', 'appointment_reminder_24h'],
  ['appointment_reminder_1h', 'appointment_reminder_1h'],
  ['custom', 'custom'],
  ['something', null],
])('a stored type %s is read as %s', (stored, expected) => {
  expect(readTemplateType(stored)).toBe(expected);
});

test('a text falls into words and variables, and what is none stays as it was typed', () => {
  expect(templateParts('Oi {NOME}, {{ appointment_time }}{x}')).toEqual([
    'Oi ',
    { variable: 'client_name' },
    ', ',
    { variable: 'appointment_time' },
    '{x}',
  ]);
  expect(templateParts('')).toEqual([]);
});

test.each([
  ['custom', [false, false]],
  ['birthday', [false, false]],
  ['appointment_created', [true, false]],
  ['review_request', [true, true]],
] as const)('a text of type %s fills in a visit, and a link to review it: %j', (type, expected) => {
  const filled = filledVariables(type);
  expect(filled).toContain('client_name');
  expect([filled.includes('appointment_date'), filled.includes('review_link')]).toEqual(expected);
});
