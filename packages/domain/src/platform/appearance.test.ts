import { expect, test } from 'vitest';
import {
  APPEARANCE_DEFAULTS,
  carriesWhite,
  contrast,
  isDeep,
  problemsOf,
  shadesOf,
} from './appearance.ts';
import { appearanceStyle } from './appearance-style.ts';

const usual = { ...APPEARANCE_DEFAULTS, name: '' };

test('black on white differs most, and a colour not at all from itself', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#3B82F6', '#3b82f6')).toBe(1);
});

test.each([
  ['#FBCFE8', false, false],
  ['#777777', false, false],
  ['#767676', true, false],
  ['#BE185D', true, false],
  ['#111111', true, true],
])('%s carries white words: %s, and is hardly seen by night: %s', (color, white, deep) => {
  expect([carriesWhite(color), isDeep(color)]).toEqual([white, deep]);
});

test.each(['#FFFF00', '#FFFFFF', '#3B82F6', '#000000', '#FF69B4', '#00FF00'])(
  'white words can be read on the strong shades of %s, whichever colour somebody takes',
  (color) => {
    const shades = shadesOf(color);
    expect(shades).toHaveLength(10);
    expect(shades[5]).toBe(color);
    for (const shade of shades.slice(6)) {
      expect(contrast(shade, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each([
  ['what holds at first', {}, []],
  ['another light background', { background: '#FFF7ED' }, []],
  ['a dark background', { background: '#1F2937', text: '#FFFFFF' }, ['background', 'text']],
  ['words as light as the page', { text: '#D1D5DB' }, ['text']],
  ['a background in the middle', { background: '#9CA3AF' }, ['background']],
])('%s: what cannot be read is refused', (_case, changed, fields) => {
  const problems = problemsOf({ ...APPEARANCE_DEFAULTS, ...changed });
  expect(problems.map(({ field }) => field)).toEqual(fields);
});

test.each(['#FFFF00', '#000080', '#7F1D1D', '#3B82F7', '#FFFFFF'])(
  'links and quiet badges of %s are read on light pages and in the dark theme',
  (primary) => {
    const background = '#E5E7EB';
    const style = appearanceStyle({ ...usual, primary, background });
    const links = [...style.matchAll(/--link:(#\w{6})/g)].map(([, link = '']) => link);
    const [light = '', dark = ''] = links;
    expect(contrast(light, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, '#1B2330')).toBeGreaterThanOrEqual(4.5);
    const [tint = '', , , , , , , words = ''] = shadesOf(primary);
    expect(contrast(words, tint)).toBeGreaterThanOrEqual(4.5);
  },
);

test('nothing is said while nothing was changed', () => {
  expect(appearanceStyle(usual)).toBe('');
  expect(appearanceStyle({ ...usual, primary: '#3b82f6' })).toBe('');
});

test('only what was changed is said, and background and words only of the light theme', () => {
  const style = appearanceStyle({ ...usual, primary: '#BE185D', background: '#FFF7ED' });
  expect(style).toContain('--mantine-color-blue-5:#BE185D;--blue-5:#BE185D');
  expect(style).not.toContain('green');
  const [light = ''] = style.match(/^html:root\[data-mantine-color-scheme="light"\].*$/m) ?? [];
  expect(light).toContain('--page-background:#FFF7ED;--page:#FFF7ED}');
  const [dark = ''] = style.match(/^html:root\[data-mantine-color-scheme="dark"\].*$/m) ?? [];
  expect(dark).toContain('--link:');
  expect(dark).not.toMatch(/--page|#FFF7ED/);
  expect(style).not.toContain('--mantine-color-black');
});

test('no name leaves its quotes', () => {
  expect(appearanceStyle({ ...usual, name: 'Salão Fácil' })).toBe(
    'html:root{--platform-name:"Salão Fácil"}',
  );
  const sly = appearanceStyle({ ...usual, name: '"}body{display:none}\\' });
  expect(sly).toBe('html:root{--platform-name:"\\22 \\7d body\\7b display\\3a none\\7d \\5c "}');
});
