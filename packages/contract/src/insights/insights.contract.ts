import { APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import { z } from 'zod';
import { upcomingHoliday } from '../company/closing-days.contract.ts';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { date, id, instant, typedDate } from '../shared/schemas.ts';
import { assistantContract } from './assistant.contract.ts';
import { paidServicesContract } from './paid-services.contract.ts';
import { reportPeriod, wrongPeriod } from './period.contract.ts';

export type { ReportPeriod } from './period.contract.ts';

/** Days of the company, both belonging. */
const range = z.object({ fromDate: date, toDate: date });

const todaysAppointment = z.object({
  id,
  startTime: instant,
  endTime: instant,
  status: z.enum(APPOINTMENT_STATUSES),
  needsApproval: z.boolean(),
  arrivedAt: instant.nullable(),
  startedAt: instant.nullable(),
  clientName: z.string(),
  serviceNames: z.string(),
  professionalName: z.string(),
  priceCents: z.int(),
  isPaid: z.boolean(),
});

const firstSteps = z.object({
  services: z.boolean(),
  team: z.boolean(),
  link: z.boolean(),
  booking: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

/** What the home page shows. A block is null where role or plan does not open it. */
export const home = z.object({
  today: date,
  /** Whether clients can book by the link. */
  isBookableOnline: z.boolean(),
  /** What is done of them; null when all is, when they were put away, and for whoever does not manage. */
  firstSteps: firstSteps.nullable(),
  /** Appointments that a change left without hours or hands. */
  unsolved: z.int(),
  /** What visitors asked for and nobody answered, of every day; null where no appointments are seen. */
  requests: z.object({ waiting: z.int(), unanswered: z.int() }).nullable(),
  /** Messages that wait for a person to send them, for whoever may; null for the others. */
  toSend: z.int().nullable(),
  /** Of the next weeks, those of which nobody said whether the company opens; for whoever may say. */
  holidays: z.array(upcomingHoliday),
  figures: z
    .object({
      appointmentsToday: z.int(),
      appointmentsLastSevenDays: z.int(),
      activeClients: z.int().nullable(),
      newClientsThisMonth: z.int().nullable(),
      revenueThisMonthCents: z.int().nullable(),
      revenueLastMonthCents: z.int().nullable(),
      /** Of the month until today against the same days of the last one, in tenths of a percent. */
      growthPermille: z.int().nullable(),
    })
    .nullable(),
  appointments: z.array(todaysAppointment).nullable(),
  /** How the day stands, of those whose appointments the role sees. */
  day: z
    .object({
      /** Who is here, or should be by now: those who need a hand first. */
      now: z.array(todaysAppointment),
      /** How many of them there are in all. */
      nowCount: z.int(),
      /** Who comes next. */
      next: todaysAppointment.nullable(),
      /** Of today, without a confirmation. */
      toConfirm: z.int(),
      /** Done today and not paid; null for whoever takes no payments. */
      unpaid: z.int().nullable(),
      /** What the appointments of today cost, and what came in today. */
      expectedCents: z.int().nullable(),
      receivedCents: z.int().nullable(),
      /** Of every day, and not paid out yet; null for whoever pays none. */
      commissionsCents: z.int().nullable(),
    })
    .nullable(),
});
export type Home = z.infer<typeof home>;

const named = z.object({ id, name: z.string() });
const figures = z.object({
  range,
  /** Appointments that begin within the period. */
  total: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  noShow: z.int(),
  /** Tenths of a percent of the total. */
  completionPermille: z.int(),
  noShowPermille: z.int(),
  /** What clients paid within the period for services, refunds taken off, without tips. */
  revenueCents: z.int(),
  /** Of the services besides: paid before by packages, gift cards and the clients' accounts. */
  prepaidCents: z.int(),
  averageTicketCents: z.int(),
  byStatus: z.array(z.object({ status: z.enum(APPOINTMENT_STATUSES), count: z.int() })),
  byDay: z.array(
    z.object({ date, appointments: z.int(), completed: z.int(), revenueCents: z.int() }),
  ),
  /** Its `appointments` are how often it was paid for, less how often that was taken back: none at least. */
  byService: z.array(named.extend({ appointments: z.int(), revenueCents: z.int() })),
  byProfessional: z.array(
    named.extend({
      appointments: z.int(),
      completed: z.int(),
      revenueCents: z.int(),
      /** Minutes of her hours, and those of them that were booked. */
      workingMinutes: z.int(),
      bookedMinutes: z.int(),
    }),
  ),
  /**
   * Weekday 1 is Monday, hour by the company's clock: when appointments begin, and when those began
   * that were paid within the period.
   */
  byHour: z.array(
    z.object({ weekday: z.int(), hour: z.int(), appointments: z.int(), revenueCents: z.int() }),
  ),
  /** Of those who came within the period: for the first time, or not. */
  newClients: z.int(),
  returningClients: z.int(),
  workingMinutes: z.int(),
  bookedMinutes: z.int(),
});
export type PeriodFigures = z.infer<typeof figures>;

const change = z.object({
  current: z.int(),
  previous: z.int(),
  /** In tenths of a percent; null where there was nothing before. */
  growthPermille: z.int().nullable(),
});
/** Null where there were no appointments to be part of. */
const rateChange = z.object({ current: z.int().nullable(), previous: z.int().nullable() });
/** A period as far as it has run, against what is like it before: figure by figure. */
const comparison = z.object({
  current: range,
  previous: range,
  total: change,
  completed: change,
  completionPermille: rateChange,
  noShowPermille: rateChange,
  revenueCents: change,
  averageTicketCents: change,
});
export type ReportComparison = z.infer<typeof comparison>;

/** Without a comparison where nothing of the period has begun. */
const report = figures.extend({ comparison: comparison.nullable() });
export type BiReport = z.infer<typeof report>;

/** Both months whole; growth compares the same days of both, and is null without anything to compare. */
const compared = z.object({
  currentCents: z.int(),
  previousCents: z.int(),
  sameDaysCents: z.int(),
  growthPermille: z.int().nullable(),
});
const health = z.object({
  current: range,
  previous: range,
  /** The days of the month before that growth is measured against. */
  sameDays: range,
  revenue: compared,
  /** What card machines keep of the revenue, and what is left of it. */
  fees: compared,
  net: compared,
  expenses: compared,
  profit: compared,
  averageTicket: compared,
  /** Of the profit in the income; the profit is what is left after fees and expenses. */
  marginPermille: z.int(),
  marginLabel: z.enum(['Excelente', 'Bom', 'Regular', 'Baixo']),
  growthLabel: z
    .enum(['Crescimento forte', 'Crescimento positivo', 'Queda moderada', 'Queda acentuada'])
    .nullable(),
  /** 0 to 100. */
  growthBar: z.number(),
  commissions: z.object({
    totalCents: z.int(),
    paidCents: z.int(),
    pendingCents: z.int(),
    paidPermille: z.int(),
    label: z.enum(['Em dia', 'Necessita atenção', 'Atrasado']),
  }),
  forecast: z.object({
    cents: z.int().nullable(),
    confidence: z.enum(['Alta', 'Média', 'Baixa']),
    months: z.array(z.object({ month: z.string(), incomeCents: z.int() })),
  }),
  /** The last twelve months, oldest first, this one included. */
  byMonth: z.array(
    z.object({
      month: z.string(),
      incomeCents: z.int(),
      feesCents: z.int(),
      expenseCents: z.int(),
    }),
  ),
});
export type FinancialHealth = z.infer<typeof health>;

const reportTotals = z.object({
  range,
  totalClients: z.int(),
  newClients: z.int(),
  appointments: z.int(),
  completed: z.int(),
  revenueCents: z.int(),
  /** What card machines keep of the revenue. */
  feesCents: z.int(),
  /** Of the revenue, what came in as money for each of them, refunds taken off and without tips. */
  servicesCents: z.int(),
  productsCents: z.int(),
  /** Packages, gift cards and what was paid in on accounts: paid now, used later. */
  prepaidSoldCents: z.int(),
  averageTicketCents: z.int(),
});
export type ReportTotals = z.infer<typeof reportTotals>;

/** How the period goes: what came in as far as it has run, against what is like it before. */
const reportSummary = z.object({
  current: range,
  previous: range,
  revenueCents: z.int(),
  previousCents: z.int(),
  growthPermille: z.int().nullable(),
  /** Whose services brought most; null where nobody's brought anything. */
  best: z.object({ name: z.string(), revenueCents: z.int() }).nullable(),
});
export type ReportSummary = z.infer<typeof reportSummary>;

/** Without a summary where nothing of the period has begun. */
const reports = reportTotals.extend({ summary: reportSummary.nullable() });
export type Reports = z.infer<typeof reports>;

const route = tagged('Relatórios');

nameSchemas({
  DateRange: range,
  TodaysAppointment: todaysAppointment,
  Home: home,
  FirstSteps: firstSteps,
  BusinessReport: report,
  FigureChange: change,
  ReportComparison: comparison,
  ComparedFigure: compared,
  FinancialHealth: health,
  ReportTotals: reportTotals,
  ReportSummary: reportSummary,
  Reports: reports,
});

export const insightsContract = {
  ...paidServicesContract,

  assistant: assistantContract,

  home: companyProcedure.route(route.get('/insights/home', 'Visão geral')).output(home),

  report: companyProcedure
    .route(route.get('/insights/report', 'BI do período'))
    .input(reportPeriod)
    .output(report)
    .errors(wrongPeriod),

  health: companyProcedure.route(route.get('/insights/health', 'Saúde financeira')).output(health),

  reports: companyProcedure
    .route(route.get('/insights/reports', 'Totais do período'))
    .input(z.strictObject({ fromDate: typedDate, toDate: typedDate }))
    .output(reports)
    .errors(wrongPeriod),

  /** The totals and the appointments behind them. */
  exportReports: companyProcedure
    .route(route.get('/insights/reports/export', 'Relatório em CSV'))
    .input(z.strictObject({ fromDate: typedDate, toDate: typedDate }))
    .output(z.file())
    .errors(wrongPeriod),
};
