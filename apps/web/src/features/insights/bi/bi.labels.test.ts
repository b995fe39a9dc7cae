import { expect, test } from 'vitest';
import { biHelp, occupancyHelpOf } from './bi.labels.ts';

const range = { fromDate: '2026-11-01', toDate: '2026-11-30' };
const chosen = 'Só agendamentos com o serviço escolhido contam como ocupados.';
const occupancyHelp = (view: Parameters<typeof occupancyHelpOf>[0]) =>
  biHelp(occupancyHelpOf(view), range);

test('occupancy says by which hours it is measured', () => {
  const help = occupancyHelp({});
  expect(help).toContain(
    'pelos horários, folgas e fechamentos cadastrados hoje, também nos dias passados',
  );
  expect(help).not.toContain(chosen);
});

test('with a service chosen, occupancy says what counts as occupied', () => {
  expect(occupancyHelp({ serviceId: 'corte' })).toContain(chosen);
});

test.each(['total', 'completion', 'noShow', 'hours', 'professionals'] as const)(
  '%s counts cancelled appointments too, and says so',
  (figure) => {
    expect(biHelp(figure, range)).toMatch(/também os cancelados/i);
  },
);
