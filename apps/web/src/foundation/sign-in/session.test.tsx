import type { Session } from '@app/contract/identity/session.contract';
import type { Role } from '@app/domain/team/permissions';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { useMay, useSession } from './session.tsx';

function Greeting() {
  const { user } = useSession();
  return <p>{useMay('services.manage') ? `${user.name} may` : `${user.name} may not`}</p>;
}

function sessionAs(role: Role): Session {
  const { company } = sampleSession;
  return { ...sampleSession, company: company && { ...company, role } };
}

test.each([
  ['an owner', sessionAs('owner'), 'Ana Souza may'],
  ['a receptionist', sessionAs('receptionist'), 'Ana Souza may not'],
  ['somebody without a company', { ...sampleSession, company: null }, 'Ana Souza may not'],
])('%s sees what the role allows', (_, session, text) => {
  renderWithApi(<Greeting />, {}, { session });

  expect(screen.getByText(text)).toBeTruthy();
});
