import type { OwnReview } from '@app/contract/reviews/own-review.contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OwnReviewPage } from './own-review-page.tsx';

const visit: OwnReview = {
  firstName: 'Maria',
  serviceNames: 'Corte',
  professionalName: 'Ana',
  startTime: '2026-11-17T13:00:00Z',
  company: {
    id: 'id',
    name: 'Salão da Ana',
    logoUrl: null,
    timezone: 'America/Sao_Paulo',
    privacyContact: '',
  },
};
const gone = Response.json({ code: 'LINK_NOT_FOUND', message: 'x' }, { status: 404 });

function serve(answer: (method: string) => Response) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_address, init) => answer(init?.method ?? 'GET'));
}

async function saysInvalid(): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Link inválido' })).toBeTruthy();
  expect(screen.getByText(/pode já ter sido usado ou ter mais de 30 dias/)).toBeTruthy();
}

test('a link that is unknown, used or old says so', async () => {
  serve(() => gone.clone());
  render(<OwnReviewPage address="/review/tok_en-1" />);
  await saysInvalid();
});

test('what is no link asks nobody', async () => {
  const server = serve(() => gone.clone());
  render(<OwnReviewPage address="/review/x/y" />);
  await saysInvalid();
  expect(server).not.toHaveBeenCalled();
});

test('a link that is used up while somebody writes says so too', async () => {
  serve((method) => (method === 'GET' ? Response.json(visit) : gone.clone()));
  render(<OwnReviewPage address="/review/tok_en-1" />);
  await userEvent.click(await screen.findByRole('radio', { name: /^4 estrelas/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
  await saysInvalid();
});
