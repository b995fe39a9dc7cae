export const LINES_OF_BUSINESS = [
  'salon',
  'barbershop',
  'nail-salon',
  'aesthetics',
  'dentistry',
] as const;
export type LineOfBusiness = (typeof LINES_OF_BUSINESS)[number];

/** As the people of the trade call it, and how long it usually takes. Its price is the owner's to say. */
export type ReadyMadeService = { name: string; durationMinutes: number };

/** What most of the trade offers, the most asked for first. */
export const READY_MADE_SERVICES: Record<LineOfBusiness, readonly ReadyMadeService[]> = {
  salon: [
    { name: 'Corte feminino', durationMinutes: 60 },
    { name: 'Escova', durationMinutes: 45 },
    { name: 'Coloração', durationMinutes: 120 },
    { name: 'Corte masculino', durationMinutes: 30 },
    { name: 'Hidratação', durationMinutes: 45 },
    { name: 'Mechas', durationMinutes: 180 },
    { name: 'Progressiva', durationMinutes: 180 },
    { name: 'Manicure', durationMinutes: 45 },
    { name: 'Pedicure', durationMinutes: 45 },
    { name: 'Penteado', durationMinutes: 60 },
  ],
  barbershop: [
    { name: 'Corte', durationMinutes: 30 },
    { name: 'Barba', durationMinutes: 30 },
    { name: 'Corte e barba', durationMinutes: 60 },
    { name: 'Corte infantil', durationMinutes: 30 },
    { name: 'Sobrancelha', durationMinutes: 15 },
    { name: 'Pezinho', durationMinutes: 15 },
    { name: 'Pigmentação', durationMinutes: 45 },
    { name: 'Platinado', durationMinutes: 120 },
  ],
  'nail-salon': [
    { name: 'Manicure', durationMinutes: 45 },
    { name: 'Pedicure', durationMinutes: 45 },
    { name: 'Pé e mão', durationMinutes: 90 },
    { name: 'Esmaltação em gel', durationMinutes: 60 },
    { name: 'Alongamento em gel', durationMinutes: 150 },
    { name: 'Manutenção de alongamento', durationMinutes: 120 },
    { name: 'Blindagem', durationMinutes: 60 },
    { name: 'Spa dos pés', durationMinutes: 60 },
  ],
  aesthetics: [
    { name: 'Limpeza de pele', durationMinutes: 60 },
    { name: 'Design de sobrancelhas', durationMinutes: 30 },
    { name: 'Drenagem linfática', durationMinutes: 60 },
    { name: 'Massagem relaxante', durationMinutes: 60 },
    { name: 'Depilação de perna', durationMinutes: 45 },
    { name: 'Depilação de axila', durationMinutes: 15 },
    { name: 'Extensão de cílios', durationMinutes: 120 },
    { name: 'Peeling', durationMinutes: 45 },
  ],
  dentistry: [
    { name: 'Avaliação', durationMinutes: 30 },
    { name: 'Limpeza', durationMinutes: 45 },
    { name: 'Restauração', durationMinutes: 60 },
    { name: 'Clareamento', durationMinutes: 60 },
    { name: 'Extração', durationMinutes: 60 },
    { name: 'Canal', durationMinutes: 90 },
    { name: 'Manutenção de aparelho', durationMinutes: 30 },
    { name: 'Prótese', durationMinutes: 60 },
  ],
};

export const READY_MADE_AT_ONCE = 40;

/** Those that nobody offers yet, whatever the letters' case; of two of one name the first. */
export function notYetOffered<Service extends { name: string }>(
  wanted: readonly Service[],
  offeredNames: readonly string[],
): Service[] {
  const known = new Set(offeredNames.map(folded));
  return wanted.filter(({ name }) => {
    const isNew = !known.has(folded(name));
    known.add(folded(name));
    return isNew;
  });
}

function folded(name: string): string {
  return name.trim().toLocaleLowerCase('pt-BR');
}
