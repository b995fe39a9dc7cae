import type { AskableVisit, Review } from '@app/contract/reviews/reviews.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { offeredMore } from '../../../tests/page-menu.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { ClientRatingFigure } from './client-rating-figure.tsx';
import { ReviewsPage } from './reviews-page.tsx';

const fake = fakeServer.reviews.reviews;
const visit: AskableVisit = {
  appointmentId: '01990000-0000-7000-8000-00000000000a',
  clientId: '01990000-0000-7000-8000-00000000000b',
  clientName: 'Maria Souza',
  clientPhone: '11987654321',
  professionalName: 'Ana',
  serviceNames: 'Corte',
  startTime: '2026-03-10T12:00:00Z',
};
const review: Review = {
  ...visit,
  id: '01990000-0000-7000-8000-0000abcd1234',
  rating: 2,
  comment: 'Demorou',
  registeredByName: null,
  answer: '',
  answeredAt: null,
  isHidden: false,
  version: 1,
  createdAt: '2026-03-10T15:00:00Z',
};
type Asking = { canSend?: boolean; isReviewed?: boolean };
const summary = { average: 4.5, count: 2, perStar: [0, 0, 0, 1, 1], showReviews: false };

type Role = 'owner' | 'receptionist';

beforeEach(() => sessionStorage.clear());

function show(reviews: Review[], role: Role = 'owner', about: Asking = {}) {
  const register = vi.fn<(input: { rating: number; comment?: string | undefined }) => void>();
  const { company } = sampleSession;
  const { unmount } = renderWithApi(
    <ReviewsPage />,
    {
      reviews: {
        reviews: {
          list: fake.list.handler(() => ({ items: reviews, nextCursor: null })),
          summary: fake.summary.handler(() => summary),
          listAskable: fake.listAskable.handler(() => [visit]),
          ask: fake.ask.handler(({ errors }) => {
            if (about.isReviewed) throw errors.APPOINTMENT_REVIEWED();
            return {
              url: 'https://hora.test/review/abc',
              expiresAt: '2026-04-09T15:00:00Z',
            };
          }),
          answer: fake.answer.handler(() => review),
          showAverage: fake.showAverage.handler(({ input }) => ({ ...summary, ...input })),
          register: fake.register.handler(({ input }) => {
            register(input);
            return review;
          }),
        },
      },
      messaging: {
        automations: {
          told: fakeServer.messaging.automations.told.handler(() => ({
            canSend: about.canSend ?? false,
            created: false,
          })),
        },
        sending: {
          send: fakeServer.messaging.sending.send.handler(({ errors }) => {
            throw errors.WHATSAPP_NOT_CONNECTED();
          }),
        },
      },
    },
    { session: { ...sampleSession, company: company && { ...company, role } } },
  );
  return { register, reload: unmount, user: userEvent.setup() };
}

test('a review shows its stars, who came to whom, the end of its id, and that it needs a talk', async () => {
  show([review]);
  expect(await screen.findByText('Demorou')).toBeTruthy();
  const card = within(screen.getByRole('list', { name: 'Avaliações' }));
  expect(card.getByRole('img', { name: '2 de 5 estrelas' })).toBeTruthy();
  expect(card.getByText(/Corte com Ana .* visita de /)).toBeTruthy();
  expect(card.getByText(/código abcd1234/)).toBeTruthy();
  expect(card.getByText('Vale uma conversa')).toBeTruthy();
  expect(screen.getByText('4,5')).toBeTruthy();
  expect(await offeredMore()).toEqual(['Exportar CSV']);
});

test('whether visitors read the average is said once it is stored', async () => {
  const { user } = show([]);
  await user.click(await screen.findByRole('switch', { name: /^Mostrar a média/ }));
  expect(await screen.findByText('A média aparece na página de agendamento')).toBeTruthy();
});

test('what a client said at the counter is written down with at least one star', async () => {
  const { register, user } = show([]);
  await user.click(
    (await screen.findAllByRole('button', { name: 'Solicitar Avaliação' }))[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('button', { name: /Maria Souza/ }));
  await user.click(await screen.findByText('Registrar nota'));
  await user.click(screen.getByRole('button', { name: 'Registrar avaliação' }));
  expect(await screen.findByText('Nota mínima é 1')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '4 de 5 estrelas' }));
  await user.click(screen.getByRole('button', { name: 'Registrar avaliação' }));
  expect(await screen.findByText('Avaliação registrada!')).toBeTruthy();
  expect(register).toHaveBeenCalledWith(expect.objectContaining({ rating: 4 }));
});

async function openAnswer(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /^Ações de/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Responder/ }));
  return screen.findByLabelText('Sua resposta');
}

test('an answer that is half written is there after a reload, until it is saved', async () => {
  const { reload } = show([review]);
  await userEvent.type(await openAnswer(), 'Desculpe a demora');
  reload();
  show([review]);
  const answer = await openAnswer();
  expect(await screen.findByText('Recuperamos o que você digitou.')).toBeTruthy();
  expect(answer).toHaveProperty('value', 'Desculpe a demora');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar resposta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});

test('whoever may only look asks by the link, from her own phone where no number sends', async () => {
  const { user } = show([review], 'receptionist');
  expect(await offeredMore()).toEqual([]);
  await user.click(
    (await screen.findAllByRole('button', { name: 'Solicitar Avaliação' }))[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('button', { name: /Maria Souza/ }));
  const link = await screen.findByRole('link', { name: 'Abrir no WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    'Olá Maria! Como foi seu atendimento',
  );
  expect(screen.queryByText('Registrar nota')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ações de Maria Souza' })).toBeNull();
});

async function ask(about: Asking): Promise<void> {
  const { user } = show([], 'owner', about);
  await user.click(
    (await screen.findAllByRole('button', { name: 'Solicitar Avaliação' }))[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('button', { name: /Maria Souza/ }));
}

test('that it was asked for is said when it leaves from her own phone', async () => {
  await ask({});
  await userEvent.click(await screen.findByRole('link', { name: 'Abrir no WhatsApp' }));
  expect(await screen.findByText('Avaliação solicitada!')).toBeTruthy();
});

test('what keeps the number from sending is said as the server says it', async () => {
  await ask({ canSend: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar pelo WhatsApp' }));
  expect(await screen.findByText('Erro ao solicitar avaliação')).toBeTruthy();
  expect(screen.getByText(/^O WhatsApp não está conectado\./)).toBeTruthy();
  expect(screen.queryByText('Avaliação solicitada!')).toBeNull();
});

test('a visit that was reviewed meanwhile is asked for no more, and why is said', async () => {
  await ask({ isReviewed: true });
  const why = 'Erro ao solicitar avaliação: Este atendimento já foi avaliado.';
  expect(await screen.findByText(why)).toBeTruthy();
});

test.each([
  [null, 'N/A'],
  [0, 'N/A'],
  [4.25, '4,3'],
  [5, '5,0'],
])('an average of %s stands on the record of a client as %s', async (average, text) => {
  const ofClient = fake.ofClient.handler(() => ({ average, count: average ? 2 : 0 }));
  renderWithApi(<ClientRatingFigure clientId={visit.clientId} />, {
    reviews: { reviews: { ofClient } },
  });
  expect(await screen.findByText('Avaliação')).toBeTruthy();
  expect(await screen.findByText(text)).toBeTruthy();
});
