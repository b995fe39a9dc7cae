import type {
  BiReport,
  FinancialHealth,
  Home,
  Reports,
} from '@app/contract/insights/insights.contract';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

export const home: Home = {
  today: '2026-11-16',
  isBookableOnline: false,
  firstSteps: null,
  unsolved: 0,
  holidays: [],
  toSend: 0,
  requests: { waiting: 0, unanswered: 0 },
  figures: {
    appointmentsToday: 5,
    appointmentsLastSevenDays: 31,
    activeClients: 120,
    newClientsThisMonth: 1,
    revenueThisMonthCents: 123_456,
    revenueLastMonthCents: 110_000,
    growthPermille: 122,
  },
  appointments: [
    {
      id: id('a1'),
      startTime: '2026-11-16T12:00:00Z',
      endTime: '2026-11-16T13:00:00Z',
      status: 'confirmed',
      needsApproval: false,
      arrivedAt: null,
      startedAt: null,
      clientName: 'Maria Silva',
      serviceNames: 'Corte',
      professionalName: 'Carla Dias',
      priceCents: 90_00,
      isPaid: false,
    },
  ],
  day: {
    now: [],
    nowCount: 0,
    next: null,
    toConfirm: 2,
    unpaid: 1,
    expectedCents: 450_00,
    receivedCents: 180_00,
    commissionsCents: 320_00,
  },
};

const range = { fromDate: '2026-11-01', toDate: '2026-11-16' };

export const service = { id: id('c1'), name: 'Corte' };
export const professional = { id: id('b1'), name: 'Carla Dias' };

export const report: BiReport = {
  range,
  total: 8,
  completed: 5,
  cancelled: 1,
  noShow: 1,
  completionPermille: 625,
  noShowPermille: 125,
  revenueCents: 50_000,
  prepaidCents: 0,
  averageTicketCents: 10_000,
  byStatus: [
    { status: 'scheduled', count: 0 },
    { status: 'confirmed', count: 1 },
    { status: 'completed', count: 5 },
    { status: 'cancelled', count: 1 },
    { status: 'no_show', count: 1 },
  ],
  byDay: [
    { date: '2026-11-01', appointments: 0, completed: 0, revenueCents: 0 },
    { date: '2026-11-02', appointments: 6, completed: 4, revenueCents: 40_000 },
    { date: '2026-11-03', appointments: 2, completed: 1, revenueCents: 10_000 },
  ],
  byService: [{ ...service, appointments: 8, revenueCents: 50_000 }],
  byProfessional: [
    {
      ...professional,
      appointments: 8,
      completed: 5,
      revenueCents: 50_000,
      workingMinutes: 600,
      bookedMinutes: 450,
    },
  ],
  byHour: [
    { weekday: 1, hour: 9, appointments: 6, revenueCents: 40_000 },
    { weekday: 2, hour: 11, appointments: 2, revenueCents: 10_000 },
  ],
  newClients: 2,
  returningClients: 6,
  workingMinutes: 600,
  bookedMinutes: 450,
  comparison: {
    current: range,
    previous: { fromDate: '2026-10-01', toDate: '2026-10-16' },
    total: { current: 8, previous: 10, growthPermille: -200 },
    completed: { current: 5, previous: 4, growthPermille: 250 },
    completionPermille: { current: 625, previous: 400 },
    noShowPermille: { current: 125, previous: 0 },
    revenueCents: { current: 50_000, previous: 40_000, growthPermille: 250 },
    averageTicketCents: { current: 10_000, previous: 10_000, growthPermille: 0 },
  },
};

export const emptyReport: BiReport = {
  ...report,
  total: 0,
  completed: 0,
  cancelled: 0,
  noShow: 0,
  completionPermille: 0,
  noShowPermille: 0,
  revenueCents: 0,
  averageTicketCents: 0,
  newClients: 0,
  returningClients: 0,
  byStatus: report.byStatus.map(({ status }) => ({ status, count: 0 })),
  byDay: report.byDay.map(({ date }) => ({ date, appointments: 0, completed: 0, revenueCents: 0 })),
  byService: [],
  byProfessional: [],
  byHour: [],
  comparison: null,
};

export const health: FinancialHealth = {
  current: { fromDate: '2026-11-01', toDate: '2026-11-30' },
  previous: { fromDate: '2026-10-01', toDate: '2026-10-31' },
  sameDays: { fromDate: '2026-10-01', toDate: '2026-10-16' },
  revenue: {
    currentCents: 112_000,
    previousCents: 180_000,
    sameDaysCents: 100_000,
    growthPermille: 120,
  },
  fees: { currentCents: 0, previousCents: 0, sameDaysCents: 0, growthPermille: null },
  net: {
    currentCents: 112_000,
    previousCents: 180_000,
    sameDaysCents: 100_000,
    growthPermille: 120,
  },
  expenses: {
    currentCents: 84_000,
    previousCents: 95_000,
    sameDaysCents: 90_000,
    growthPermille: -67,
  },
  profit: {
    currentCents: 28_000,
    previousCents: 85_000,
    sameDaysCents: 10_000,
    growthPermille: 1800,
  },
  averageTicket: {
    currentCents: 8_000,
    previousCents: 8_000,
    sameDaysCents: 8_000,
    growthPermille: 0,
  },
  marginPermille: 250,
  marginLabel: 'Excelente',
  growthLabel: 'Crescimento forte',
  growthBar: 62,
  commissions: {
    totalCents: 10_000,
    paidCents: 6_000,
    pendingCents: 4_000,
    paidPermille: 600,
    label: 'Necessita atenção',
  },
  forecast: {
    cents: 118_000,
    confidence: 'Alta',
    months: [
      { month: '2026-08', incomeCents: 100_000 },
      { month: '2026-09', incomeCents: 110_000 },
      { month: '2026-10', incomeCents: 100_000 },
    ],
  },
  byMonth: [
    { month: '2026-10', incomeCents: 100_000, feesCents: 0, expenseCents: 90_000 },
    { month: '2026-11', incomeCents: 112_000, feesCents: 0, expenseCents: 84_000 },
  ],
};

export const reports: Reports = {
  range: { fromDate: '2026-11-01', toDate: '2026-11-30' },
  totalClients: 130,
  newClients: 12,
  appointments: 90,
  completed: 60,
  revenueCents: 600_000,
  feesCents: 0,
  servicesCents: 500_000,
  productsCents: 60_000,
  prepaidSoldCents: 40_000,
  averageTicketCents: 10_000,
  summary: {
    current: { fromDate: '2026-11-01', toDate: '2026-11-16' },
    previous: { fromDate: '2026-10-01', toDate: '2026-10-16' },
    revenueCents: 400_000,
    previousCents: 320_000,
    growthPermille: 250,
    best: { name: 'Bia', revenueCents: 150_000 },
  },
};
