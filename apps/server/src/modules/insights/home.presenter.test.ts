import { expect, test } from 'vitest';
import { presentHome } from './home.presenter.ts';

test('where a name is gone, the row still says what is missing', () => {
  const visit = {
    id: 'visit',
    startTime: '2026-03-10T15:00:00Z',
    endTime: '2026-03-10T16:00:00Z',
    status: 'scheduled' as const,
    needsApproval: false,
    arrivedAt: null,
    startedAt: null,
    clientName: null,
    serviceNames: '',
    professionalName: null,
    priceCents: 50_00,
    isPaid: false,
  };
  const row = {
    counts: null,
    clients: null,
    revenue: null,
    day: null,
    requests: null,
    toSend: null,
    received: null,
    commissions: null,
    appointments: [visit],
  };
  const beside = {
    today: Temporal.PlainDate.from('2026-03-10'),
    now: Temporal.Instant.from('2026-03-10T12:00:00Z'),
    takesPayments: false,
    isBookableOnline: false,
    firstSteps: null,
    unsolved: 0,
    holidays: [],
  };
  expect(presentHome(row, beside).appointments).toMatchObject([
    {
      clientName: 'Cliente não encontrado',
      serviceNames: 'Serviço não encontrado',
      professionalName: 'Profissional não encontrado',
    },
  ]);
});
