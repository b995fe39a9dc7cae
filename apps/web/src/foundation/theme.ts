import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { darkRoles, lightRoles } from './color-roles.ts';
import { componentDefaults } from './component-defaults.ts';
import { palette, typeface } from './palette.ts';

const { blue, green, red, yellow, gray } = palette;

export const theme = createTheme({
  colors: palette,
  primaryColor: 'blue',
  primaryShade: 6,
  black: '#111827',
  fontFamily: typeface,
  fontSizes: {
    xs: '0.8125rem',
    sm: 'var(--text-body)',
    md: 'var(--text-body)',
    lg: '1.25rem',
    xl: '1.75rem',
  },
  lineHeights: { xs: '1.385', sm: '1.43', md: '1.43', lg: '1.4', xl: '1.215' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily: typeface,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: 'var(--text-body)', lineHeight: '1.43' },
      h4: { fontSize: 'var(--text-body)', lineHeight: '1.43' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.385' },
      h6: { fontSize: '0.75rem', lineHeight: '1.33' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.375rem', lg: '0.625rem', xl: '62.4375rem' },
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
    ...lightRoles,
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
    ...darkRoles,
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
