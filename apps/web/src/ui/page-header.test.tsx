import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
import { TitleSlot } from '../foundation/title-slot.ts';
import { PageHeader } from './page-header.tsx';

test('a page has a title, a line of explanation and one primary action', async () => {
  const create = vi.fn();
  renderWithApi(
    <PageHeader
      title="Serviços"
      explanation="O que seus clientes podem agendar."
      action={{ label: 'Novo serviço', onClick: create }}
    />,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Serviços' })).toBeTruthy();
  expect(screen.getByText('O que seus clientes podem agendar.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Novo serviço' }));
  expect(create).toHaveBeenCalledOnce();
});

test('without permission for the action there is no button', () => {
  renderWithApi(<PageHeader title="Serviços" explanation="O que se agenda." action={undefined} />);

  expect(screen.queryByRole('button')).toBeNull();
});

test('under a bar the title stands in the bar, once', () => {
  const bar = document.body.appendChild(document.createElement('div'));
  renderWithApi(
    <TitleSlot value={bar}>
      <PageHeader title="Serviços" explanation="O que se agenda." />
    </TitleSlot>,
  );

  expect(screen.getByRole('heading', { level: 1 }).parentElement).toBe(bar);
  bar.remove();
});
