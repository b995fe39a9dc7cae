import { IconUsers } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { matchingEntries } from './palette-entries.ts';

const entries = ['Serviços', 'Criar serviço', 'Relatórios'].map((label) => ({
  label,
  address: `/${label}`,
  ...(label === 'Criar serviço' && { words: 'novo serviço' }),
  icon: IconUsers,
}));

test.each([
  ['', ['Serviços', 'Criar serviço', 'Relatórios']],
  ['servico', ['Serviços', 'Criar serviço']],
  ['  SERVIÇO cri ', ['Criar serviço']],
  ['relatorio', ['Relatórios']],
  ['novo', ['Criar serviço']],
  ['caixa', []],
  ['criar um servico', ['Criar serviço']],
  ['um', []],
])('"%s" finds %j', (typed, found) => {
  expect(matchingEntries(entries, typed).map(({ label }) => label)).toEqual(found);
});
