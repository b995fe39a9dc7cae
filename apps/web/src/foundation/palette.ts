type Scale = readonly [
  ...[string, string, string, string, string],
  ...[string, string, string, string, string],
];

/**
 * The colours of the house. Step 6 of every scale carries white text at 4.5 : 1 or better; step 5 is
 * the brand's own shade. Free of any library, because the public pages use it too.
 */
export const palette = {
  blue: [
    ...(['#EFF6FF', '#DBEAFE', '#BFDBFE', '#93C5FD', '#60A5FA'] as const),
    ...(['#3B82F6', '#2563EB', '#1D4ED8', '#1E40AF', '#1E3A8A'] as const),
  ],
  green: [
    ...(['#ECFDF5', '#D1FAE5', '#A7F3D0', '#6EE7B7', '#34D399'] as const),
    ...(['#10B981', '#047857', '#065F46', '#064E3B', '#053B2D'] as const),
  ],
  red: [
    ...(['#FEF2F2', '#FEE2E2', '#FECACA', '#FCA5A5', '#F87171'] as const),
    ...(['#EF4444', '#DC2626', '#B91C1C', '#991B1B', '#7F1D1D'] as const),
  ],
  yellow: [
    ...(['#FFFBEB', '#FEF3C7', '#FDE68A', '#FCD34D', '#FBBF24'] as const),
    ...(['#F59E0B', '#B45309', '#92400E', '#78350F', '#5C2A0A'] as const),
  ],
  gray: [
    ...(['#F9FAFB', '#F3F4F6', '#ECEEF2', '#E5E7EB', '#D1D5DB'] as const),
    ...(['#6B7280', '#4B5563', '#374151', '#1F2937', '#111827'] as const),
  ],
  /** From text to the deepest background: 7 is a surface, 8 is the page behind it. */
  dark: [
    ...(['#E8EBF0', '#C8CED9', '#A3ADBD', '#8E99AB', '#2D3748'] as const),
    ...(['#232C3B', '#1B2330', '#141A25', '#0C111A', '#070A10'] as const),
  ],
} satisfies Record<string, Scale>;

/**
 * The letters that each device knows best, on every page alike: they cost nothing to load, and no line
 * moves when they come. Named one by one, because some systems take `system-ui` for anything.
 */
export const typeface =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif";

/** As custom properties, for pages without the component library: `--blue-6`, `--typeface`. */
export function paletteVariables(): string {
  const variables = Object.entries(palette).flatMap(([name, scale]) =>
    scale.map((colour, step) => `--${name}-${step}:${colour};`),
  );
  return `:root{--typeface:${typeface};${variables.join('')}}`;
}
