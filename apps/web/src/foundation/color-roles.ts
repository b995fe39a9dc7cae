import { palette } from './palette.ts';

type Variables = Record<string, string>;
type Scale = (typeof palette)[keyof typeof palette];

const { blue, green, red, yellow, gray, dark } = palette;

/** What a colour says. The screens name the role, never the shade. */
const scaleOf = { accent: blue, info: blue, ok: green, warn: yellow, bad: red };

/**
 * People who see few colours still tell the six apart, each 3 : 1 against its surface; most of that is
 * done by how light they are. Money is green, a count blue, what it is compared with grey, what alarms
 * amber, what is neither good nor bad the colour of text.
 */
const lightCharts: Variables = {
  '--chart-count': '#0A7FE6',
  '--chart-alert': '#CB7C22',
  '--chart-money': '#00602F',
  '--chart-compared': gray[5],
  '--chart-other': '#8E1A94',
  '--chart-neutral': gray[8],
};

const darkCharts: Variables = {
  '--chart-count': '#4585FB',
  '--chart-alert': '#EC9330',
  '--chart-money': '#7FDFA0',
  '--chart-compared': '#A0A6B0',
  '--chart-other': '#C93DB4',
  '--chart-neutral': '#F4F6F9',
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
