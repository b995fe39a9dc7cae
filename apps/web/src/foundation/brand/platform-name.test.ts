import { APPEARANCE_DEFAULTS } from '@app/domain/platform/appearance';
import { appearanceStyle } from '@app/domain/platform/appearance-style';
import { expect, test } from 'vitest';
import { platformName, unquoted } from './platform-name.ts';

test('the product has its own name until somebody gives it another', () => {
  expect(platformName()).toBe('Hora Marcada');
});

test.each(['Salão Fácil', 'Beleza & Cia.', 'O "Melhor" \\o/', 'João: 24h'])(
  '%s is read as it was given',
  (name) => {
    const style = appearanceStyle({ ...APPEARANCE_DEFAULTS, name });
    const value = /--platform-name:(.*)\}$/.exec(style)?.[1] ?? '';
    expect(unquoted(value)).toBe(name);
  },
);
