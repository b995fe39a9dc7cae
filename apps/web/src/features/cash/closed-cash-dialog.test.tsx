import type { Role } from '@app/domain/team/permissions';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { ClosedCashDialog } from './closed-cash-dialog.tsx';

async function open(role: Role): Promise<void> {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  const dialog = <ClosedCashDialog reason="O caixa está fechado." onClose={() => {}} />;
  renderWithApi(dialog, {}, { session });
  await screen.findByText('O caixa está fechado.');
}

test('whoever sees the drawer is led to it', async () => {
  await open('receptionist');
  expect(screen.getByRole('link', { name: 'Ir para o Caixa' })).toBeTruthy();
  expect(screen.queryByText('Peça a quem cuida do caixa para abri-lo.')).toBeNull();
});

test('whoever does not is told whom to ask', async () => {
  await open('professional');
  expect(screen.getByText('Peça a quem cuida do caixa para abri-lo.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
