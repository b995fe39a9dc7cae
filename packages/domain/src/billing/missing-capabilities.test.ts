import { expect, test } from 'vitest';
import type { Module } from './access.ts';
import { missingCapabilities } from './missing-capabilities.ts';

const whole = { hiddenModules: [], whatsapp: 'qr-code', hasAssistant: true } as const;

test.each<[string, Partial<Parameters<typeof missingCapabilities>[0]>, string[]]>([
  ['nothing where all is set up', {}, []],
  [
    'no number, and no campaigns, where none can be connected',
    { whatsapp: 'none' },
    ['whatsapp', 'campaigns'],
  ],
  ['nothing where Meta alone connects', { whatsapp: 'official' }, []],
  ['no assistant where nobody answers', { hasAssistant: false }, ['assistant']],
  ['a module that is switched off', { hiddenModules: ['loyalty'] }, ['loyalty']],
  ['points apart from loyalty', { hiddenModules: ['points'] }, ['points']],
  [
    'all that is found in a module that is switched off',
    { hiddenModules: ['messages', 'reviews', 'tasks'] satisfies Module[] },
    ['whatsapp', 'reminders', 'campaigns', 'reviews'],
  ],
])('what is missing here: %s', (_which, installation, missing) => {
  expect(missingCapabilities({ ...whole, ...installation })).toEqual(missing);
});
