import type { Role } from '@app/domain/team/permissions';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleId } from '../../../../tests/agenda.ts';
import { renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useClientBooking } from './client-booking.tsx';

function Headed() {
  return <PageHeader title="Maria" action={useClientBooking(sampleId(1))} />;
}

function show(role: Role): void {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role } };
  renderWithApi(<Headed />, {}, { session });
}

test('the page of a client leads to the quick panel with her filled in', async () => {
  show('receptionist');
  const link = await screen.findByRole('link', { name: 'Agendar' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://hora.test');
  expect(searchParams.get('quickFor')).toContain(sampleId(1));
});

test('whoever books nobody is not led there', () => {
  show('professional');
  expect(screen.queryByRole('link')).toBeNull();
});
