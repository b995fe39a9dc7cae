import { APPEARANCE_DEFAULTS, type Appearance, shadesOf } from './appearance.ts';

/** Names that the stylesheets of the screens and of the public pages give to one scale. */
const SCALES = { primary: 'blue', secondary: 'green' } as const;

type Look = Appearance & { name: string };

/**
 * The stylesheet that changes every page. Empty while nothing was changed: then the pages' own one
 * holds. `html:root` outdoes `:root`, whichever of the two comes first.
 */
export function appearanceStyle({ name, ...look }: Look): string {
  return [nameRule(name), scaleRule(look), ...lightRules(look)].filter(Boolean).join('\n');
}

/** For programs, which read it from the page before they draw anything. */
function nameRule(name: string): string {
  return name ? `html:root{--platform-name:"${inQuotes(name)}"}` : '';
}

/** Whatever is no plain letter or digit is written as its number. */
function inQuotes(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
}

function scaleRule(look: Appearance): string {
  const variables = (['primary', 'secondary'] as const).flatMap((role) =>
    isUsual(look, role) ? [] : scaleOf(SCALES[role], look[role]),
  );
  return variables.length > 0 ? `html:root{${variables.join(';')}}` : '';
}

function scaleOf(scale: string, color: string): string[] {
  return shadesOf(color).flatMap((shade, step) => [
    `--mantine-color-${scale}-${step}:${shade}`,
    `--${scale}-${step}:${shade}`,
  ]);
}

/** The dark theme keeps its own background and words: nothing light can be read on the other. */
function lightRules(look: Appearance): string[] {
  const background = isUsual(look, 'background') ? null : look.background;
  const text = isUsual(look, 'text') ? null : look.text;
  if (!background && !text) return [];
  const screens = [
    ...(background ? [`--page-background:${background}`] : []),
    ...(text ? [`--mantine-color-black:${text}`, `--mantine-color-text:${text}`] : []),
  ];
  const pages = [
    ...(background ? [`--page:${background}`] : []),
    ...(text ? [`--text:${text}`] : []),
  ];
  return [
    `html:root[data-mantine-color-scheme="light"]{${screens.join(';')}}`,
    `@media (prefers-color-scheme:light){html:root:not([data-mantine-color-scheme]){${pages.join(';')}}}`,
  ];
}

function isUsual(look: Appearance, role: keyof Appearance): boolean {
  return look[role].toUpperCase() === APPEARANCE_DEFAULTS[role];
}
