import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { componentDefaults } from './component-defaults.ts';
import { palette } from './palette.ts';

const { blue, green, red, yellow, gray } = palette;

const font = "'Inter Variable', system-ui, sans-serif";

export const theme = createTheme({
  colors: palette,
  primaryColor: 'blue',
  primaryShade: 6,
  black: '#111827',
  fontFamily: font,
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '0.9375rem', lg: '1.125rem', xl: '1.5rem' },
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  headings: {
    fontFamily: font,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.125rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.5' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.5' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.5' },
      h6: { fontSize: '0.8125rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(17 24 39 / 5%)',
    sm: '0 1px 2px rgb(17 24 39 / 5%)',
    md: '0 8px 24px -6px rgb(17 24 39 / 16%)',
    lg: '0 8px 24px -6px rgb(17 24 39 / 16%)',
    xl: '0 24px 48px -12px rgb(17 24 39 / 24%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: componentDefaults,
});

/** What Mantine derives from the scales by itself, corrected where our eyes or contrast ask for more. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--page-background': gray[0],
    '--line': gray[3],
    '--focus-halo': `color-mix(in srgb, ${blue[5]} 20%, transparent)`,
    '--warning-text': yellow[7],
    '--mantine-color-error': red[7],
    '--mantine-color-success': green[6],
    ...tints((name, scale) => ({
      [`--mantine-color-${name}-light`]: scale[0],
      [`--mantine-color-${name}-light-hover`]: scale[1],
      [`--mantine-color-${name}-light-color`]: scale[7],
    })),
    '--mantine-color-gray-light': gray[1],
    '--mantine-color-gray-light-hover': gray[2],
    '--mantine-color-gray-light-color': gray[6],
  },
  dark: {
    '--page-background': palette.dark[8],
    '--line': palette.dark[4],
    '--focus-halo': `color-mix(in srgb, ${blue[4]} 28%, transparent)`,
    '--warning-text': yellow[4],
    '--mantine-color-error': red[4],
    '--mantine-color-success': green[4],
    ...tints((name, scale) => ({
      [`--mantine-color-${name}-light`]: `color-mix(in srgb, ${scale[5]} 15%, transparent)`,
      [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, ${scale[5]} 22%, transparent)`,
      [`--mantine-color-${name}-light-color`]: scale[3],
    })),
    '--mantine-color-gray-light': palette.dark[5],
    '--mantine-color-gray-light-hover': palette.dark[4],
    '--mantine-color-gray-light-color': palette.dark[1],
  },
});

type Variables = Record<string, string>;

/** The quiet variant of badges, notices and secondary buttons. */
function tints(of: (name: string, scale: MantineColorsTuple) => Variables): Variables {
  const scales = Object.entries({ blue, green, red, yellow });
  return Object.assign({}, ...scales.map(([name, scale]) => of(name, scale)));
}
