import { describe, expect, test } from 'vitest';
import {
  ADMINISTRATIVE_AUTOMATIONS,
  ADMINISTRATIVE_TEXTS,
  administrativeValues,
  DEFAULT_ADMINISTRATIVE,
  fitsAdministrative,
  ownerNameOf,
  toldOfBillingAt,
  trialsToRemind,
  welcomeAt,
} from './administrative.ts';
import { renderTemplate, unknownVariables } from './template.ts';

const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
const zone = 'America/Sao_Paulo';
const at = (moment: string) => Temporal.Instant.from(moment);

test('nothing is switched on by itself, and the numbers are the usual ones', () => {
  const settings = Object.values(DEFAULT_ADMINISTRATIVE);
  expect(settings.every(({ enabled, templateId }) => !enabled && templateId === null)).toBe(true);
  expect(DEFAULT_ADMINISTRATIVE.company_welcome.sendDelayHours).toBe(1);
  expect(DEFAULT_ADMINISTRATIVE.company_trial_expiring).toMatchObject({
    daysBeforeExpiry: 3,
    sendTime: '09:00',
  });
});

test.each([
  [{ enabled: false, sendDelayHours: 5 }, '2026-03-10T15:00:02Z'],
  [{ enabled: true, sendDelayHours: 0 }, '2026-03-10T15:00:00Z'],
  [{ enabled: true, sendDelayHours: 72 }, '2026-03-13T15:00:00Z'],
])('a new company is greeted after two seconds, or after the hours chosen: %j', (said, moment) => {
  expect(welcomeAt({ templateId: null, ...said }, now)).toEqual(at(moment));
});

test.each([
  [true, zone, '2026-03-10T15:00:00Z'],
  [false, zone, '2026-03-11T12:00:00Z'],
  [false, 'America/Rio_Branco', '2026-03-11T14:00:00Z'],
])(
  'what happened to a subscription is told at once (%s), or at nine of the next day in %s',
  (sendImmediately, place, moment) => {
    const setting = { enabled: true, templateId: null, sendImmediately };
    expect(toldOfBillingAt(setting, place, now)).toEqual(at(moment));
  },
);

test('the next morning is that of the writer, not that of the calendar in London', () => {
  const setting = { enabled: true, templateId: null, sendImmediately: false };
  // 22:30 of the 10th in São Paulo.
  expect(toldOfBillingAt(setting, zone, at('2026-03-11T01:30:00Z'))).toEqual(
    at('2026-03-11T12:00:00Z'),
  );
});

describe('the reminder of a trial', () => {
  const setting = { enabled: true, templateId: null, daysBeforeExpiry: 3, sendTime: '09:00' };

  test.each([
    ['2026-03-10T11:59:59Z', null],
    ['2026-03-10T12:00:00Z', ['2026-03-13T03:00:00Z', '2026-03-14T03:00:00Z']],
    ['2026-03-11T02:59:59Z', ['2026-03-13T03:00:00Z', '2026-03-14T03:00:00Z']],
    ['2026-03-11T03:00:00Z', null],
  ])('from its time to the end of that day: at %s of %j', (moment, bounds) => {
    const found = trialsToRemind(setting, zone, at(moment));
    expect(found && [String(found.endsIn.from), String(found.endsIn.until)]).toEqual(bounds);
  });

  test('says since when somebody had to be there, and until when it holds', () => {
    expect(trialsToRemind(setting, zone, now)).toMatchObject({
      from: at('2026-03-10T12:00:00Z'),
      until: at('2026-03-11T03:00:00Z'),
    });
  });

  test('goes over the end of a month and of February', () => {
    const found = trialsToRemind(
      { ...setting, daysBeforeExpiry: 30 },
      zone,
      at('2028-01-31T15:00:00Z'),
    );
    expect(String(found?.endsIn.from)).toBe('2028-03-01T03:00:00Z');
  });
});

test.each([
  ['bia@salao.test', 'bia'],
  ['@salao.test', 'Usuário'],
  ['', 'Usuário'],
])('the owner of %s is called %s', (email, name) => {
  expect(ownerNameOf(email)).toBe(name);
});

describe('what the variables stand for', () => {
  const told = {
    companyName: 'Salão da Bê',
    ownerEmail: 'be@salao.test',
    planName: 'Plano Total',
    amount: 'R$ 59,90',
    expiresAt: at('2026-03-14T02:00:00Z'),
    timezone: zone,
  };

  test('days are those of the calendar where the company is', () => {
    expect(administrativeValues(told, now)).toEqual({
      company_name: 'Salão da Bê',
      owner_name: 'be',
      plan_name: 'Plano Total',
      amount: 'R$ 59,90',
      expiry_date: '13/03/2026',
      days_remaining: '3',
    });
    const over = { ...told, expiresAt: at('2026-03-01T12:00:00Z') };
    expect(administrativeValues(over, now).days_remaining).toBe('0');
    const far = { ...told, expiresAt: at('2026-05-10T12:00:00Z') };
    expect(administrativeValues(far, now).days_remaining).toBe('61');
  });

  test('a name with an address in it is nobody’s bait, and without an end none is said', () => {
    const bait = { ...told, companyName: 'Ganhe em premio.com', expiresAt: null };
    const values = administrativeValues(bait, now);
    expect(values.company_name).toBe('');
    expect(values).not.toHaveProperty('expiry_date');
  });

  test.each(ADMINISTRATIVE_AUTOMATIONS)('the usual text of %s knows all its variables', (one) => {
    expect(unknownVariables(ADMINISTRATIVE_TEXTS[one])).toEqual([]);
    expect(renderTemplate(ADMINISTRATIVE_TEXTS[one], administrativeValues(told, now))).toContain(
      'Salão da Bê',
    );
  });
});

test.each([
  ['company_welcome', 'welcome', true],
  ['company_welcome', 'custom', true],
  ['company_trial_expiring', 'custom', true],
  ['company_trial_expiring', 'welcome', false],
  ['company_welcome', 'birthday', false],
] as const)('%s uses a template of type %s: %s', (automation, type, expected) => {
  expect(fitsAdministrative(automation, type)).toBe(expected);
});
