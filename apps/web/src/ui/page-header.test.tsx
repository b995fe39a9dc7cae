import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { chooseMore, offeredMore } from '../../tests/page-menu.ts';
import { renderWithApi } from '../../tests/support.tsx';
import { TitleSlot } from '../foundation/title-slot.ts';
import { PageHeader } from './page-header.tsx';

test('a page has a title, a line of explanation and one primary action', async () => {
  const create = vi.fn();
  renderWithApi(
    <PageHeader
      title="Serviços"
      explanation="O que seus clientes podem agendar."
      action={{ label: 'Novo serviço', icon: null, onClick: create }}
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

test('the tab is called as the page, beside what it counts', () => {
  document.title = '(2) Hora Marcada';
  const { unmount } = renderWithApi(<PageHeader title="Serviços" />);
  expect(document.title).toBe('(2) Serviços · Hora Marcada');
  unmount();
  expect(document.title).toBe('(2) Hora Marcada');
});

test('a title that is a secret stays out of the tab', () => {
  renderWithApi(<PageHeader title="VALE-1234" tab="Vale-presente" />);
  expect(screen.getByRole('heading', { level: 1, name: 'VALE-1234' })).toBeTruthy();
  expect(document.title).toContain('Vale-presente · Hora Marcada');
});

test('everything else waits in one menu, and gives the focus back to it', async () => {
  const print = vi.fn<() => void>();
  const more = [false, null, undefined, { label: 'Imprimir', icon: null, onClick: print }] as const;
  renderWithApi(<PageHeader title="Relatórios" more={more} />);

  expect(await offeredMore()).toEqual(['Imprimir']);
  await chooseMore('Imprimir');
  expect(print).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mais ações' }));
});

test('a menu without anything in it is not there', () => {
  renderWithApi(<PageHeader title="Relatórios" more={[false, null]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a file on its way is not asked for twice', async () => {
  const file = { label: 'Exportar CSV', icon: null, isBusy: true, onClick: vi.fn<() => void>() };
  renderWithApi(<PageHeader title="Relatórios" more={[file]} />);
  const opener = screen.getByRole('button', { name: 'Mais ações' });
  expect(opener.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
  expect(file.onClick).not.toHaveBeenCalled();
});
