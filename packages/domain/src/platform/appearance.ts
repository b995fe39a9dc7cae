/** The colours of the whole application, in which light screens and public pages are drawn. */
export type Appearance = { primary: string; secondary: string; background: string; text: string };

export const APPEARANCE_DEFAULTS: Appearance = {
  primary: '#3B82F6',
  secondary: '#10B981',
  background: '#F9FAFB',
  text: '#111827',
};

/** What people with weak eyes still read, as the rules for accessible pages say. */
const READABLE = 4.5;
/** From here on a colour is nearly black. */
const DEEP = 12;
const WHITE = '#FFFFFF';
const BLACK = '#000000';
/** In which hints and dates are written, on the page as well as on cards. */
const SOFT_TEXT = '#4B5563';

export type AppearanceProblem = { field: 'background' | 'text'; sentence: string };

/**
 * Cards are white on every background, so words have to be read on both. The two colours of the brand
 * are never refused: buttons and links use the nearest shade of them that can be read.
 */
export function problemsOf({ background, text }: Appearance): AppearanceProblem[] {
  const problems: AppearanceProblem[] = [];
  if (contrast(SOFT_TEXT, background) < READABLE) {
    problems.push({
      field: 'background',
      sentence: 'Escolha um fundo mais claro: os textos de apoio não seriam lidos sobre ele.',
    });
  }
  if (contrast(text, background) < READABLE || contrast(text, WHITE) < READABLE) {
    problems.push({
      field: 'text',
      sentence: 'Escolha um texto mais escuro: ele não seria lido sobre o fundo e os cartões.',
    });
  }
  return problems;
}

/** Shades from the lightest to the darkest. Step 5 is the colour itself, step 6 carries white words. */
export function shadesOf(color: string): string[] {
  const strong = readableOn(WHITE, color);
  return [
    ...[0.93, 0.85, 0.7, 0.48, 0.22].map((part) => mixed(color, WHITE, part)),
    color.toUpperCase(),
    strong,
    ...[0.18, 0.34, 0.48].map((part) => mixed(strong, BLACK, part)),
  ];
}

/** The colour itself where it can be read on that surface, otherwise the nearest shade that can. */
export function readableOn(surface: string, color: string): string {
  const towards = contrast(surface, WHITE) < contrast(surface, BLACK) ? BLACK : WHITE;
  for (let part = 0; part < 1; part += 0.02) {
    const shade = mixed(color, towards, part);
    if (contrast(shade, surface) >= READABLE) return shade;
  }
  return towards;
}

/** Whether white words are read on it as it is. */
export function carriesWhite(color: string): boolean {
  return contrast(color, WHITE) >= READABLE;
}

/** So dark that it is hardly seen by night. */
export function isDeep(color: string): boolean {
  return contrast(color, WHITE) > DEEP;
}

/** From 1, no difference at all, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function mixed(color: string, other: string, part: number): string {
  const theirs = channelsOf(other);
  const channels = channelsOf(color).map((own, index) =>
    Math.round(own + ((theirs[index] ?? own) - own) * part),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
