import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from './demo-logins.ts';
import { weaknessOf } from './password.ts';

describe('what anybody would try first is refused', () => {
  test.each([
    ...['123456', '12345678', '1234567890', '654321', '0987654321', '000000', '121212', '112233'],
    ...[
      '123123',
      '102030',
      '147258369',
      '01011990',
      '25121985',
      '251285',
      '19901231',
      '25/12/1985',
    ],
    ...['senha1', 'Senha123', 'SENHA@2026', 's3nh@!', 'senha@123', 'minhasenha', 'Mudar123'],
    ...['brasil', 'Brasil2026', 'flamengo', 'Flamengo10', 'corinthians', 'palmeiras1914'],
    ...['deusefiel', 'jesus7', 'teamo123', 'Princesa1', 'gabriel2010', 'familia!', 'São Paulo'],
    ...['qwerty', 'qwerty123', 'asdfgh', '1q2w3e4r', 'abc123', 'abcdef', 'fedcba', 'a123456'],
    ...[
      'password',
      'P@ssw0rd',
      'pa55word',
      'admin123',
      'iloveyou',
      'aaaaaa',
      'lalala',
      'salao2026',
    ],
  ])('%s', (password) => {
    expect(weaknessOf(password)).toBe('common');
  });
});

describe('what others know about her is refused', () => {
  const owner = {
    name: 'Joana D’Ávila Prado',
    email: 'jo.prado77@belezapura.com.br',
    companyNames: ['Espaço Zênite & Cia'],
  };
  test.each([
    ...['joanaprado', 'Prado1987!', 'davila99', 'PradoJoana', 'jo.prado77', 'joprado77'],
    ...['jo.prado77@belezapura.com.br', 'belezapura1', 'zenite2026', 'EspaçoZênite', 'zeniteAB'],
  ])('%s', (password) => {
    expect(weaknessOf(password, owner)).toBe('personal');
    expect(weaknessOf(password)).toBeNull();
  });

  test.each(['joana-colhe-girassol', 'zenitenocturno', 'pradaria verde'])(
    '%s is more than that',
    (password) => {
      expect(weaknessOf(password, owner)).toBeNull();
    },
  );

  test('nothing is personal about somebody of whom nothing is known', () => {
    expect(weaknessOf('girassol', { name: '', email: '', companyNames: [''] })).toBeNull();
  });
});

test.each([
  ...[
    'girassol',
    'cavalo-azul-panela',
    'k7#mQ2',
    '839201',
    'x83920174',
    'trem das onze',
    'uva83021',
  ],
  ...['Pa$$eio-na-praia', 'ventilador', 'novinha1', 'antiga1', 'uma-senha-nova', DEMO_PASSWORD],
])('%s is taken', (password) => {
  expect(weaknessOf(password)).toBeNull();
});

test('of one that is too short, that is what is said', () => {
  expect(weaknessOf('12345')).toBeNull();
});
