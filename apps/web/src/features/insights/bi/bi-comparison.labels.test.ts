import type { ReportComparison } from '@app/contract/insights/insights.contract';
import { describe, expect, test } from 'vitest';
import { report } from '../../../../tests/sample-insights.ts';
import type { PeriodView } from '../period-view.ts';
import { beforeText, biSummaryText, changesOf } from './bi-comparison.labels.ts';

const today = Temporal.PlainDate.from('2026-11-16');
const wholeMonth = { fromDate: '2026-11-01', toDate: '2026-11-30' };

function comparisonWith(changed: Partial<ReportComparison>): ReportComparison {
  if (!report.comparison) throw new Error('The sample is compared');
  return { ...report.comparison, ...changed };
}

/** Amounts hold together on the screen; here they are plain. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

describe('the sentence', () => {
  const said = (changed: Partial<ReportComparison>, view: PeriodView = {}) =>
    plain(biSummaryText({ ...report, comparison: comparisonWith(changed) }, { view, today }));

  test('tells what came in, how that compares, and who and what brought most', () => {
    expect(said({})).toBe(
      'Em novembro, até hoje, entraram R$ 500,00 de serviços, 25,0% a mais que nos mesmos dias de outubro. Quem mais trouxe foi Carla Dias: R$ 500,00. O serviço que mais trouxe foi Corte: R$ 500,00.',
    );
  });

  test('says so where nothing came in before', () => {
    const nothing = { current: 50_000, previous: 0, growthPermille: null };
    expect(said({ revenueCents: nothing })).toContain(
      'entraram R$ 500,00 de serviços. Não houve receita de serviços nos mesmos dias de outubro para comparar.',
    );
  });

  test('speaks of filters and does not name what was chosen as the best', () => {
    const text = said({}, { professionalId: 'x' });
    expect(text).toMatch(
      /^Com os filtros escolhidos, em novembro, até hoje, entraram R\$ 500,00 de serviços, 25,0% a mais/,
    );
    expect(text).not.toContain('Quem mais trouxe');
    expect(text).toContain('O serviço que mais trouxe foi Corte');
  });

  test('compares without speaking of filters a second time', () => {
    const nothing = { current: 50_000, previous: 0, growthPermille: null };
    expect(said({ revenueCents: nothing }, { professionalId: 'x' })).toContain(
      'R$ 500,00 de serviços. Não houve receita de serviços nos mesmos dias de outubro para comparar.',
    );
  });
});

describe('the change of a figure', () => {
  const changes = (changed: Partial<ReportComparison>, range = report.range) => {
    const texts = changesOf({ ...report, range, comparison: comparisonWith(changed) }, today);
    return texts && { ...texts, revenue: plain(texts.revenue), ticket: plain(texts.ticket) };
  };

  test('stands beside what was before', () => {
    expect(changes({})).toEqual({
      total: '−20,0% · antes 10',
      completed: '+25,0% · antes 4',
      completion: 'Antes 40,0%',
      noShow: 'Antes 0,0%',
      revenue: '+25,0% · antes R$ 400,00',
      ticket: '+0,0% · antes R$ 100,00',
    });
  });

  test('of a month with days to come is that of the days until today', () => {
    expect(changes({}, wholeMonth)).toMatchObject({
      total: 'Até hoje 8: −20,0% · antes 10',
      completion: 'Até hoje 62,5% · antes 40,0%',
    });
  });

  test('is none where nothing was before', () => {
    const nothing = { current: 8, previous: 0, growthPermille: null };
    expect(
      changes({ total: nothing, noShowPermille: { current: 125, previous: null } }),
    ).toMatchObject({ total: 'Nada antes para comparar', noShow: 'Nada antes para comparar' });
  });

  test('of a day that runs is not worked out against a whole one', () => {
    const day = { fromDate: '2026-11-16', toDate: '2026-11-16' };
    const previous = { fromDate: '2026-11-15', toDate: '2026-11-15' };
    expect(changes({ current: day, previous }, day)).toMatchObject({
      total: 'Ontem, o dia todo: 10',
      completion: 'Ontem, o dia todo: 40,0%',
    });
  });

  test('is not there where nothing has begun', () => {
    expect(changesOf({ ...report, comparison: null }, today)).toBeNull();
    expect(beforeText(null)).toBe('');
    expect(beforeText(comparisonWith({}))).toBe(' Antes: 01/10/2026 a 16/10/2026.');
  });
});
