import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { TellAffected } from './tell-affected.tsx';

const { affected, templates } = fakeServer.messaging;
const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const maria = { id: id('01'), clientName: 'Maria' };
const rosa = { id: id('02'), clientName: 'Rosa' };

function serving(first: string[] = []) {
  let told = first;
  const asked = vi.fn<(input: unknown) => void>();
  const api = {
    messaging: {
      templates: { sample: templates.sample.handler(() => null) },
      affected: {
        listTold: affected.listTold.handler(() => told),
        tell: affected.tell.handler(({ input }) => {
          asked(input);
          told = [...told, ...input.appointmentIds];
          return { queued: input.appointmentIds.length, leftOut: 0 };
        }),
      },
    },
  };
  return { api, asked };
}

test('only those are told who have not been', async () => {
  const { api, asked } = serving([maria.id]);
  renderWithApi(<TellAffected appointments={[maria, rosa]} />, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Avisar todos (1)' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Infelizmente não vamos poder atender você/, { selector: 'p' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar aviso' }));
  expect(await screen.findByText('1 aviso a caminho.')).toBeTruthy();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ appointmentIds: [rosa.id] });
  await waitFor(() => expect(screen.getByText('Avisado')).toBeTruthy());
});

test('one who was told carries it', async () => {
  renderWithApi(<TellAffected appointments={[maria]} />, serving([maria.id]).api);
  expect(await screen.findByText('Avisado')).toBeTruthy();
});
