import { PALETTE } from '@app/domain/shared/colors';
import type { PaletteColor } from './palette-field.tsx';

const names: Record<(typeof PALETTE)[number], string> = {
  '#2563EB': 'Azul',
  '#0E7490': 'Azul-petróleo',
  '#047857': 'Verde',
  '#4D7C0F': 'Oliva',
  '#A16207': 'Mostarda',
  '#C2410C': 'Laranja',
  '#B91C1C': 'Vermelho',
  '#BE123C': 'Carmim',
  '#BE185D': 'Rosa',
  '#A21CAF': 'Magenta',
  '#7E22CE': 'Roxo',
  '#6D28D9': 'Violeta',
  '#4338CA': 'Índigo',
  '#475569': 'Cinza',
  '#78350F': 'Marrom',
};

/** The colours that can be chosen for what appears in the agenda, with the names people read. */
export const paletteColors: readonly PaletteColor[] = PALETTE.map((value) => ({
  value,
  name: names[value],
}));
