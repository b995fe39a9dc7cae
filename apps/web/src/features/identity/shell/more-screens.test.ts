import type { Session } from '@app/contract/identity/session.contract';
import type { Role } from '@app/domain/team/permissions';
import { expect, test } from 'vitest';
import { sampleSession } from '../../../../tests/support.tsx';
import { matchingEntries } from '../../scheduling/palette/palette-entries.ts';
import { moreScreensOf } from './more-screens.labels.ts';
import { searchActionsOf } from './quick-actions.labels.ts';

const labelsFor = (change: Partial<NonNullable<Session['company']>>) => {
  const company = sampleSession.company && { ...sampleSession.company, ...change };
  return moreScreensOf({ ...sampleSession, company }).map(({ label }) => label);
};

test.each<[Role, string[]]>([
  ['professional', ['Extrato do profissional', 'Meu perfil']],
  [
    'receptionist',
    ['Retornos', 'Sem atendimento', 'Caixa', 'Extrato do profissional', 'Meu perfil'],
  ],
])('the search leads the role %s only where she may go', (role, labels) => {
  expect(labelsFor({ role })).toEqual(labels);
});

test('an owner goes everywhere, but not where her plan is closed', () => {
  expect(labelsFor({})).toContain('Comissões a pagar');
  expect(labelsFor({ openModules: ['clients'] })).not.toContain('Comissões a pagar');
  expect(labelsFor({ openModules: ['clients'] })).toContain('Configurações: Assinatura');
});

const found = (session: Session, typed: string) =>
  matchingEntries([...searchActionsOf(session), ...moreScreensOf(session)], typed).map(
    ({ label }) => label,
  );

test('what people type leads to it', () => {
  expect(found(sampleSession, 'bloquear')).toEqual(['Bloquear horário']);
  expect(found(sampleSession, 'folga')).toContain('Bloquear horário');
  expect(found(sampleSession, 'duplicados')).toEqual(['Clientes duplicados']);
});

test('who may not block time or join clients is not led there', () => {
  const company = sampleSession.company && {
    ...sampleSession.company,
    role: 'professional' as const,
  };
  expect(found({ ...sampleSession, company }, 'bloquear')).toEqual([]);
  expect(found({ ...sampleSession, company }, 'duplicados')).toEqual([]);
});
