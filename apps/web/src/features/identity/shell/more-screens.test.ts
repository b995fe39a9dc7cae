import type { Session } from '@app/contract/identity/session.contract';
import type { Role } from '@app/domain/team/permissions';
import { expect, test } from 'vitest';
import { sampleSession } from '../../../../tests/support.tsx';
import { matchingEntries } from '../../scheduling/palette/palette-entries.ts';
import { moreScreensOf } from './more-screens.labels.ts';
import { companyGroups } from './navigation.labels.ts';
import { searchActionsOf, signOutAction } from './quick-actions.labels.ts';

const labelsFor = (change: Partial<NonNullable<Session['company']>>) => {
  const company = sampleSession.company && { ...sampleSession.company, ...change };
  return moreScreensOf({ ...sampleSession, company }).map(({ label }) => label);
};

test.each<[Role, string[]]>([
  ['professional', ['Extrato do profissional', 'Perfil']],
  [
    'receptionist',
    ['Retornos', 'Sem atendimento', 'Caixa', 'Fiado', 'Extrato do profissional', 'Perfil'],
  ],
])('the search leads the role %s only where she may go', (role, labels) => {
  expect(labelsFor({ role })).toEqual(labels);
});

test('an owner goes everywhere, but not where her plan is closed', () => {
  expect(labelsFor({})).toContain('Comissões a pagar');
  expect(labelsFor({ openModules: ['clients'] })).not.toContain('Comissões a pagar');
  expect(labelsFor({ openModules: ['clients'] })).toContain('Configurações: Assinatura');
});

const menu = companyGroups.flat().map(({ to, ...entry }) => ({ ...entry, address: to }));
const found = (session: Session, typed: string) =>
  matchingEntries(
    [...searchActionsOf(session), signOutAction, ...moreScreensOf(session), ...menu],
    typed,
  ).map(({ label }) => label);

test.each([
  ['sair', 'Sair da conta'],
  ['deslogar', 'Sair da conta'],
  ['bloquear', 'Bloquear horário'],
  ['trancar', 'Bloquear horário'],
  ['almoco', 'Bloquear horário'],
  ['marcar', 'Agendar um horário'],
  ['encaixe', 'Agendar um horário'],
  ['novo cliente', 'Cadastrar cliente'],
  ['criar profissional', 'Cadastrar profissional'],
  ['novo desconto', 'Criar cupom'],
  ['remarcar', 'Agendamentos'],
  ['cancelar', 'Agendamentos'],
  ['imprimir', 'Agendamentos'],
  ['abrir caixa', 'Caixa'],
  ['sair da conta', 'Sair da conta'],
  ['fechamento de caixa', 'Caixa'],
  ['sangria', 'Caixa'],
  ['receber', 'Financeiro'],
  ['despesa', 'Transações'],
  ['estornar', 'Transações'],
  ['pagar comissao', 'Comissões a pagar'],
  ['convidar', 'Configurações: Acessos'],
  ['ferias', 'Configurações: Feriados e Fechamentos'],
  ['copiar link', 'Configurações: Agendamento Público'],
  ['lembrete', 'Configurações: Lembretes'],
  ['parabens', 'Configurações: Aniversários'],
  ['trocar senha', 'Perfil'],
  ['duplicados', 'Clientes duplicados'],
])('whoever types "%s" finds %s', (typed, label) => {
  expect(found(sampleSession, typed)).toContain(label);
});

test('a word of its own leads nowhere else', () => {
  expect(found(sampleSession, 'bloquear')).toEqual(['Bloquear horário']);
  expect(found(sampleSession, 'sair')).toEqual(['Sair da conta']);
});

test('who may not block time or join clients is not led there', () => {
  const company = sampleSession.company && {
    ...sampleSession.company,
    role: 'professional' as const,
  };
  expect(found({ ...sampleSession, company }, 'bloquear')).toEqual([]);
  expect(found({ ...sampleSession, company }, 'duplicados')).toEqual([]);
});
