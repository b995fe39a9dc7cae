import { describe, expect, test } from 'vitest';
import { leadsElsewhere } from './shown-name.ts';

describe('is a name', () => {
  test.each([
    ...[
      'Studio da Ana 2.0',
      'Barbearia S.A.',
      'Dr. João',
      'Dra.Lu',
      'D’Ávila & Cia. Ltda.',
      'M.A.C',
    ],
    ...[
      'Salão 24 horas',
      'Clínica Sorriso (Unidade 2)',
      'Unhas & Cia - desde 1998',
      'Nº 1 do Bairro',
    ],
    ...[
      'Espaço @nails',
      'Jo. Prado',
      'St. Louis Barber',
      'Inc. Beauty',
      'Maria/João',
      'Ana e/ou Bia',
    ],
    // As the registry calls the smallest companies: with the root of the CNPJ, or with the CPF.
    ...['12.345.678 MARIA DA SILVA', 'MARIA DA SILVA 52998224725', 'JOAO LIMA 529.982.247-25'],
    ...[
      'Rua 13 de Maio, 1500',
      'Barbearia 1º de Abril',
      'Loja 2026/2027',
      'a.b.c',
      'E.V.A. Estética',
    ],
  ])('%s', (name) => {
    expect(leadsElsewhere(name)).toBe(false);
  });
});

describe('leads elsewhere', () => {
  test.each([
    ...['Seu PIX foi bloqueado, acesse http://golpe.test/pix', 'www.golpe', 'WWW .golpe.test'],
    ...['Regularize em banco-seguro.com', 'Acesse BIT.LY/2xyz', 'premio.com.br', 'golpe .com'],
    ...['banco.xyz agora', 'itau.app', 'golpe.qualquer/abc', 'ligue para fulano@golpe.test'],
    ...[
      'Ligue (11) 98765-4321',
      'WhatsApp 98765-4321',
      'Central 0800 123 4567',
      '+55 11 98765 4321',
    ],
    ...['Fale 11987654322', 'zap 5511987654321', '3003-1234 Cartões'],
  ])('%s', (name) => {
    expect(leadsElsewhere(name)).toBe(true);
  });
});
