import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { moneyText } from '../../foundation/format.ts';
import { BarList } from './bar-list.tsx';
import { ChartTable } from './chart-table.tsx';
import { ColumnChart } from './column-chart.tsx';
import { HeatGrid } from './heat-grid.tsx';

const columns = [3, 9, 1].map((value, place) => ({
  key: String(place),
  tick: String(place),
  label: `Dia ${place}`,
  values: [value],
}));
const series = [{ name: 'Visitas', color: 'count' as const, textOf: String }];

function drawColumns(): HTMLElement {
  renderWithApi(<ColumnChart label="Visitas" columns={columns} series={series} first={1} />);
  const chart = screen.getByRole('slider', { name: 'Visitas' });
  chart.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  return chart;
}

test('pointing at a column reads it, and leaving reads the chosen one again', () => {
  const chart = drawColumns();
  fireEvent.pointerMove(chart, { clientX: 20, pointerType: 'mouse' });
  expect(chart.getAttribute('aria-valuetext')).toBe('Dia 0: Visitas 3');
  fireEvent.pointerLeave(chart);
  expect(chart.getAttribute('aria-valuetext')).toBe('Dia 1: Visitas 9');
});

test('a touch stays', () => {
  const chart = drawColumns();
  fireEvent.pointerDown(chart, { clientX: 299, pointerType: 'touch' });
  fireEvent.pointerLeave(chart);
  expect(chart.getAttribute('aria-valuetext')).toBe('Dia 2: Visitas 1');
});

test('the keys do not leave the chart', () => {
  const chart = drawColumns();
  for (const key of ['End', 'ArrowRight']) fireEvent.keyDown(chart, { key });
  expect(chart.getAttribute('aria-valuenow')).toBe('2');
});

test('what is less than nothing hangs below the line', () => {
  const days = [30, -10].map((value, place) => ({
    key: String(place),
    tick: '',
    label: `Dia ${place}`,
    values: [value],
  }));
  renderWithApi(<ColumnChart label="Receita" columns={days} series={series} first={0} />);
  const bars = [
    ...document.querySelectorAll<HTMLElement>('[style*="--chart-color"][style*="height"]'),
  ];
  expect(
    bars.map(({ style: { height, bottom }, dataset }) => [height, bottom, dataset.below]),
  ).toEqual([
    ['75%', '25%', undefined],
    ['25%', '0%', 'true'],
  ]);
});

test('of many bars the smallest are added up', () => {
  const bars = Array.from({ length: 10 }, (_, place) => ({
    key: String(place),
    name: `Serviço ${place}`,
    value: 10 - place,
    text: '',
  }));
  renderWithApi(<BarList label="Serviços" bars={bars} textOfRest={String} />);

  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toHaveLength(8);
  expect(shown.at(-1)).toBe('Outros (3)6');
});

test('what is less than nothing is a bar of its own, and is said', () => {
  const bars = [20, -40, 0].map((value) => ({
    key: String(value),
    name: 'Corte',
    value,
    text: moneyText(value),
  }));
  renderWithApi(<BarList label="Serviços" bars={bars} />);

  const shown = screen.getAllByRole('listitem').map((item) => {
    const bar = item.querySelector<HTMLElement>('[style*="--chart-color"]');
    return [item.textContent, bar?.style.width, item.dataset.below];
  });
  expect(shown).toEqual([
    ['CorteR$\u00a00,20', '50%', undefined],
    ['Corte−R$\u00a00,40 (negativo)', '100%', 'true'],
    ['CorteR$\u00a00,00', '0%', undefined],
  ]);
});

test('the table behind a chart says what is less than nothing', () => {
  const rows = [{ key: 'Corte', cells: ['Corte', moneyText(-40), moneyText(20)] as const }];
  renderWithApi(<ChartTable title="Serviços" head={['Serviço', 'Receita', 'Lucro']} rows={rows} />);

  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['−R$\u00a00,40 (negativo)', 'R$\u00a00,20']);
});

test('a cell says its number, and the strongest is the largest', () => {
  const named = (key: number) => ({ key, name: String(key), short: String(key) });
  renderWithApi(
    <HeatGrid
      label="Horários"
      rows={[named(9)]}
      columns={[named(1), named(2), named(3)]}
      valueAt={(_hour, weekday) => [0, 1, 8][weekday - 1] ?? 0}
      textOf={String}
    />,
  );
  const levels = screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.dataset.level]);
  expect(levels).toEqual([
    ['', '0'],
    ['1', '1'],
    ['8', '4'],
  ]);
});
