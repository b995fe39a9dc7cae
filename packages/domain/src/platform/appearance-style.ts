import { APPEARANCE_DEFAULTS, type Appearance, readableOn, shadesOf } from './appearance.ts';

type Look = Appearance & { name: string };

/** The lightest surface of the dark theme: what is read there is read on all of them. */
const DARK_SURFACE = '#1B2330';

/** What the stylesheets call the scale of each colour, and the roles that are drawn with it. */
const SCALES = {
  primary: { scale: 'blue', roles: ['accent', 'info'] },
  secondary: { scale: 'green', roles: ['ok'] },
} as const;
type Brand = keyof typeof SCALES;

/**
 * The stylesheet that changes every page. Empty while nothing was changed: then the pages' own one
 * holds. `html:root` outdoes `:root`, whichever of the two comes first.
 */
export function appearanceStyle({ name, ...look }: Look): string {
  const brands = (['primary', 'secondary'] as const).filter((role) => !isUsual(look, role));
  const light = [...brands.flatMap((role) => inLight(role, look)), ...surfaces(look)];
  const dark = brands.flatMap((role) => inDark(role, look));
  return [
    rule('html:root', name ? [`--platform-name:"${inQuotes(name)}"`] : []),
    rule(
      'html:root',
      brands.flatMap((role) => scaleOf(SCALES[role].scale, look[role])),
    ),
    rule('html:root[data-mantine-color-scheme="light"]', light),
    rule('html:root[data-mantine-color-scheme="dark"]', dark),
    // Pages for visitors go by the device alone.
    within('@media (prefers-color-scheme:light)', light),
    within('@media (prefers-color-scheme:dark)', dark),
  ]
    .filter(Boolean)
    .join('\n');
}

function rule(selector: string, variables: readonly string[]): string {
  return variables.length > 0 ? `${selector}{${variables.join(';')}}` : '';
}

function within(condition: string, variables: readonly string[]): string {
  const inside = rule('html:root:not([data-mantine-color-scheme])', variables);
  return inside && `${condition}{${inside}}`;
}

/** For programs, which read it from the page. Whatever is no letter or digit is written as its number. */
function inQuotes(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
}

function scaleOf(scale: string, color: string): string[] {
  return shadesOf(color).flatMap((shade, step) => [
    `--mantine-color-${scale}-${step}:${shade}`,
    `--${scale}-${step}:${shade}`,
  ]);
}

function inLight(brand: Brand, look: Appearance): string[] {
  const { scale, roles } = SCALES[brand];
  const [tint = '', hover = '', border = '', , , own = '', strong = '', words = ''] = shadesOf(
    look[brand],
  );
  return [
    ...roles.flatMap((role) => [
      `--${role}-background:${tint}`,
      `--${role}-text:${words}`,
      `--${role}-border:${border}`,
    ]),
    `--mantine-color-${scale}-light:${tint}`,
    `--mantine-color-${scale}-light-hover:${hover}`,
    `--mantine-color-${scale}-light-color:${words}`,
    ...ownNames(brand, { link: readableOn(look.background, strong), halo: `${own} 20%` }),
  ];
}

/** The dark theme keeps its own page and words; the brand is lightened until it can be read there. */
function inDark(brand: Brand, look: Appearance): string[] {
  const { scale, roles } = SCALES[brand];
  const own = look[brand];
  const words = readableOn(DARK_SURFACE, own);
  return [
    ...roles.flatMap((role) => [
      `--${role}-background:${faint(`${own} 15%`)}`,
      `--${role}-text:${words}`,
      `--${role}-border:${faint(`${own} 40%`)}`,
    ]),
    `--mantine-color-${scale}-light:${faint(`${own} 15%`)}`,
    `--mantine-color-${scale}-light-hover:${faint(`${own} 22%`)}`,
    `--mantine-color-${scale}-light-color:${words}`,
    ...ownNames(brand, { link: words, halo: `${own} 28%` }),
  ];
}

/** What only one of the two is used for. */
function ownNames(brand: Brand, { link, halo }: { link: string; halo: string }): string[] {
  if (brand === 'secondary') return [`--mantine-color-success:${link}`, `--good:${link}`];
  return [
    `--link:${link}`,
    `--mantine-color-anchor:${link}`,
    `--brand-text:${link}`,
    `--tint-text:${link}`,
    `--focus-halo:${faint(halo)}`,
  ];
}

function faint(color: string): string {
  return `color-mix(in srgb,${color},transparent)`;
}

function surfaces(look: Appearance): string[] {
  const { background, text } = look;
  return [
    ...(isUsual(look, 'background')
      ? []
      : [`--page-background:${background}`, `--page:${background}`]),
    ...(isUsual(look, 'text')
      ? []
      : [`--mantine-color-black:${text}`, `--mantine-color-text:${text}`, `--text:${text}`]),
  ];
}

function isUsual(look: Appearance, role: keyof Appearance): boolean {
  return look[role].toUpperCase() === APPEARANCE_DEFAULTS[role];
}
