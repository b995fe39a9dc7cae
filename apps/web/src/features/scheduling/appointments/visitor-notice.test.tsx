import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import type { Role } from '@app/domain/team/permissions';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleId } from '../../../../tests/agenda.ts';
import { detail } from '../../../../tests/sample-appointments.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { VisitorNotice } from './visitor-notice.tsx';

const sister = { id: sampleId(77), name: 'Sicrana' };
const visitor = { name: 'Fulana', phone: '5511988887777', email: 'f@rua.test', others: [sister] };
const appointment: AppointmentDetail = { ...detail, clientName: 'Beltrana', visitor };

function open(role: Role = 'receptionist') {
  const decided = vi.fn<(input: unknown) => void>();
  const settleVisitor = fakeServer.scheduling.appointments.settleVisitor.handler(({ input }) => {
    decided(input.decision);
    return { ...appointment, visitor: null };
  });
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  renderWithApi(
    <VisitorNotice appointment={appointment} visitor={visitor} />,
    { scheduling: { appointments: { settleVisitor } } },
    { session },
  );
  return decided;
}

test('says whose phone it is and what was typed', () => {
  open();
  const sentence = 'O nome informado, Fulana, não é o do cadastro deste telefone, Beltrana.';
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByText('E-mail informado: f@rua.test')).toBeTruthy();
});

test.each([
  ['É Beltrana', { is: 'this-client', takesOverTyped: false }],
  ['É Sicrana', { is: 'another', clientId: sister.id }],
  ['É outra pessoa', { is: 'another', clientId: null }],
])('%s', async (name, decision) => {
  const decided = open();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(decided).toHaveBeenCalledExactlyOnceWith(decision));
  expect(await screen.findByText('Agendamento de Beltrana.')).toBeTruthy();
});

test('what was typed becomes the client’s only where it is asked for', async () => {
  const decided = open();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Passar o nome/ }));
  await userEvent.click(screen.getByRole('button', { name: 'É Beltrana' }));
  await waitFor(() =>
    expect(decided).toHaveBeenCalledWith({ is: 'this-client', takesOverTyped: true }),
  );
});

test('a professional reads it and decides nothing', () => {
  open('professional');
  expect(screen.getByText(/^O nome informado, Fulana/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
