import { expect, test } from 'vitest';
import { differenceSeen, kindsOfSight } from '../../tests/color-sight.ts';
import { darkRoles, lightRoles } from './color-roles.ts';
import { theme } from './theme.ts';

const { blue, green, red, yellow, gray, dark } = theme.colors ?? {};
const white = '#FFFFFF';
const page = '#F9FAFB';

test('the brand colours are the ones of the design', () => {
  expect([blue?.[5], green?.[5], gray?.[0], theme.black]).toEqual([
    '#3B82F6',
    '#10B981',
    '#F9FAFB',
    '#111827',
  ]);
});

test.each([
  ['white on a blue button', white, blue?.[6]],
  ['white on a green button', white, green?.[6]],
  ['white on a red button', white, red?.[6]],
  ['white on a yellow button', white, yellow?.[6]],
  ['text on the page', theme.black, page],
  ['a link on the page', blue?.[6], page],
  ['dimmed text on the page', gray?.[6], page],
  ['a placeholder', gray?.[5], white],
  ['an error', red?.[7], white],
  ['a warning', yellow?.[7], white],
  ['a blue badge', blue?.[7], blue?.[0]],
  ['a green badge', green?.[7], green?.[0]],
  ['a red badge', red?.[7], red?.[0]],
  ['a yellow badge', yellow?.[7], yellow?.[0]],
  ['a gray badge', gray?.[6], gray?.[1]],
  ['a gray badge in the dark', dark?.[1], dark?.[5]],
  ['text on the dark page', dark?.[0], dark?.[8]],
  ['dimmed text on a dark field', dark?.[2], dark?.[6]],
  ['a placeholder in a dark field', dark?.[3], dark?.[6]],
  ['a link on a dark surface', blue?.[4], dark?.[7]],
  ['an error on a dark surface', red?.[4], dark?.[7]],
  ['a warning on a dark surface', yellow?.[4], dark?.[7]],
])('%s can be read', (_, text, background) => {
  expect(contrast(text ?? white, background ?? white)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['light', lightRoles, white],
  ['dark', darkRoles, dark?.[7] ?? white],
])('every line and bar of a chart stands out, %s', (_, roles, surface) => {
  const charts = Object.entries(roles).filter(([name]) => name.startsWith('--chart-'));
  expect(charts.length).toBe(6);
  for (const [, color] of charts) expect(contrast(color, surface)).toBeGreaterThanOrEqual(3);
});

test.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])('whoever sees few colours tells those of a chart apart, %s', (_, roles) => {
  const charts = Object.entries(roles).filter(([name]) => name.startsWith('--chart-'));
  for (const sight of kindsOfSight) {
    for (const [place, [name, color]] of charts.entries()) {
      for (const [other, its] of charts.slice(place + 1)) {
        const seen = differenceSeen(sight, color, its);
        expect(seen, `${name} and ${other}, ${sight}`).toBeGreaterThan(0.1);
      }
    }
  }
});

test.each(['accent', 'info', 'ok', 'warn', 'bad'])(
  'the text of the role %s can be read',
  (role) => {
    const [text, background] = [lightRoles[`--${role}-text`], lightRoles[`--${role}-background`]];
    expect(contrast(text ?? white, background ?? white)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darkRoles[`--${role}-text`] ?? white, dark?.[6] ?? white)).toBeGreaterThan(4.5);
  },
);

/** As WCAG 2 defines it. */
function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const channel = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
