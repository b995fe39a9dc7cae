import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { componentDefaults } from './component-defaults.ts';

// Step 6 of every scale carries white text at 4.5 : 1 or better; step 5 is the brand's own shade.
const blue: MantineColorsTuple = [
  ...(['#EFF6FF', '#DBEAFE', '#BFDBFE', '#93C5FD', '#60A5FA'] as const),
  ...(['#3B82F6', '#2563EB', '#1D4ED8', '#1E40AF', '#1E3A8A'] as const),
];
const green: MantineColorsTuple = [
  ...(['#ECFDF5', '#D1FAE5', '#A7F3D0', '#6EE7B7', '#34D399'] as const),
  ...(['#10B981', '#047857', '#065F46', '#064E3B', '#053B2D'] as const),
];
const red: MantineColorsTuple = [
  ...(['#FEF2F2', '#FEE2E2', '#FECACA', '#FCA5A5', '#F87171'] as const),
  ...(['#EF4444', '#DC2626', '#B91C1C', '#991B1B', '#7F1D1D'] as const),
];
const yellow: MantineColorsTuple = [
  ...(['#FFFBEB', '#FEF3C7', '#FDE68A', '#FCD34D', '#FBBF24'] as const),
  ...(['#F59E0B', '#B45309', '#92400E', '#78350F', '#5C2A0A'] as const),
];
const gray: MantineColorsTuple = [
  ...(['#F9FAFB', '#F3F4F6', '#ECEEF2', '#E5E7EB', '#D1D5DB'] as const),
  ...(['#6B7280', '#4B5563', '#374151', '#1F2937', '#111827'] as const),
];
/** From text to the deepest background: 7 is a surface, 8 is the page behind it. */
const dark: MantineColorsTuple = [
  ...(['#E8EBF0', '#C8CED9', '#A3ADBD', '#8E99AB', '#2D3748'] as const),
  ...(['#232C3B', '#1B2330', '#141A25', '#0C111A', '#070A10'] as const),
];

const font = "'Inter Variable', system-ui, sans-serif";

export const theme = createTheme({
  colors: { blue, green, red, yellow, gray, dark },
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
    '--page-background': dark[8],
    '--line': dark[4],
    '--focus-halo': `color-mix(in srgb, ${blue[4]} 28%, transparent)`,
    '--warning-text': yellow[4],
    '--mantine-color-error': red[4],
    '--mantine-color-success': green[4],
    ...tints((name, scale) => ({
      [`--mantine-color-${name}-light`]: `color-mix(in srgb, ${scale[5]} 15%, transparent)`,
      [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, ${scale[5]} 22%, transparent)`,
      [`--mantine-color-${name}-light-color`]: scale[3],
    })),
    '--mantine-color-gray-light': dark[5],
    '--mantine-color-gray-light-hover': dark[4],
    '--mantine-color-gray-light-color': dark[1],
  },
});

type Variables = Record<string, string>;

/** The quiet variant of badges, notices and secondary buttons. */
function tints(of: (name: string, scale: MantineColorsTuple) => Variables): Variables {
  const scales = Object.entries({ blue, green, red, yellow });
  return Object.assign({}, ...scales.map(([name, scale]) => of(name, scale)));
}
