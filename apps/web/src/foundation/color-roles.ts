import { palette } from './palette.ts';

type Variables = Record<string, string>;
type Scale = (typeof palette)[keyof typeof palette];

const { blue, green, red, yellow, gray, dark } = palette;

/** What a colour says. The screens name the role, never the shade. */
const scaleOf = { accent: blue, info: blue, ok: green, warn: yellow, bad: red };

/**
 * People who see few colours still tell them apart, each 3 : 1 against its surface. Money is green,
 * a count blue, what it is compared with grey, what alarms amber.
 */
const lightCharts: Variables = {
  '--chart-count': '#0072B2',
  '--chart-alert': '#C2570C',
  '--chart-money': '#008A65',
  '--chart-compared': gray[6],
  '--chart-other': '#AA4499',
};

const darkCharts: Variables = {
  '--chart-count': '#56B4E9',
  '--chart-alert': '#FF9A4D',
  '--chart-money': '#2DC79B',
  '--chart-compared': dark[2],
  '--chart-other': '#E59BC8',
};

export const lightRoles: Variables = {
  ...roles((scale) => ({ background: scale[0], text: scale[7], border: scale[2] })),
  ...lightCharts,
  '--link': blue[6],
  '--page-background': gray[0],
  '--raised': '#FFFFFF',
  '--line': gray[3],
  '--focus-halo': `color-mix(in srgb, ${blue[5]} 20%, transparent)`,
  '--closed-hours': `color-mix(in srgb, ${gray[9]} 7%, transparent)`,
};

export const darkRoles: Variables = {
  ...roles((scale) => ({
    background: `color-mix(in srgb, ${scale[5]} 15%, transparent)`,
    text: scale[3],
    border: `color-mix(in srgb, ${scale[5]} 40%, transparent)`,
  })),
  ...darkCharts,
  '--link': blue[4],
  '--page-background': dark[8],
  '--raised': dark[6],
  '--line': dark[4],
  '--focus-halo': `color-mix(in srgb, ${blue[4]} 28%, transparent)`,
  // What is closed recedes: at night that is darker, not lighter.
  '--closed-hours': 'rgb(0 0 0 / 32%)',
};

type Role = { background: string; text: string; border: string };

/** `--warn-background`, `--warn-text`, `--warn-border`, and so on. */
function roles(of: (scale: Scale) => Role): Variables {
  const entries = Object.entries(scaleOf).flatMap(([name, scale]) =>
    Object.entries(of(scale)).map(([part, color]) => [`--${name}-${part}`, color]),
  );
  return Object.fromEntries(entries);
}
