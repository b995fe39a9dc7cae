import { expect, test } from 'vitest';
import { guessMapping } from './import-mapping.ts';

test.each([
  [['Nome', 'Celular', 'E-mail'], { name: 0, phone: 1, email: 2 }],
  [['CLIENTE', 'FONE', 'EMAIL'], { name: 0, phone: 1, email: 2 }],
  [['código', 'Nome Completo', 'WhatsApp'], { name: 1, phone: 2 }],
  [['Data de Nasc.', 'nome'], { birthDate: 0, name: 1 }],
  [['data_de_nascimento', 'nome_do_cliente'], { birthDate: 0, name: 1 }],
  [['Aniversário', 'Observações'], { birthDate: 0, notes: 1 }],
  [
    ['Obs.', 'Etiquetas', 'Alergias', 'Preferências'],
    { notes: 0, tags: 1, allergies: 2, preferences: 3 },
  ],
  [['Aceita marketing?'], { acceptsMarketing: 0 }],
  [
    ['Full name', 'Phone', 'Email address', 'Birthday', 'Notes', 'Tags'],
    { name: 0, phone: 1, email: 2, birthDate: 3, notes: 4, tags: 5 },
  ],
])('%j is understood', (headers, mapping) => {
  expect(guessMapping(headers)).toEqual(mapping);
});

test('the mobile is taken where there are several phones', () => {
  expect(guessMapping(['Telefone', 'Nome', 'Celular'])).toEqual({ name: 1, phone: 2 });
});

test('what nobody knows is left alone', () => {
  expect(guessMapping(['CPF', 'Saldo', ''])).toEqual({});
});

test('of two columns of one name the first is taken', () => {
  expect(guessMapping(['Nome', 'Nome'])).toEqual({ name: 0 });
});
