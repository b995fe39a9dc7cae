import type { Clientele } from '../clientele.ts';

export const CLINIC_CLIENTELE: Clientele = {
  seed: 92_069,
  size: 800,
  areaCodes: ['92', '92', '92', '92', '92', '92', '92', '92', '97', '95'],
  womenInHundred: 56,
  ages: { from: 4, until: 82 },
  tags: ['VIP', 'Convênio', 'Ortodontia', 'Indicação', 'Medo de agulha'],
  womensTags: [],
  allergies: {
    penicilina: 'Não receitar amoxicilina.',
    dipirona: 'Usar paracetamol.',
    látex: 'Luvas de nitrila.',
    epinefrina: 'Anestésico sem vasoconstritor.',
    iodo: 'Antissepsia com clorexidina.',
    ibuprofeno: 'Evitar anti-inflamatórios.',
  },
  preferences: [
    'Prefere o primeiro horário da manhã.',
    'Confirmar por telefone.',
    'Só com a Dra. Helena.',
    'Precisa de sala no térreo.',
    'Prefere confirmar pelo WhatsApp.',
    'Vem do interior: juntar consultas no mesmo dia.',
    'Anestesia tópica antes da injeção.',
  ],
  notes: [
    'Hipertensão controlada; medir a pressão antes.',
    'Trouxe radiografia panorâmica recente.',
    'Retorno em seis meses.',
    'Usa contenção há um ano.',
    'Orçamento de faceta entregue; vai pensar.',
    'Muita ansiedade: explicar cada passo.',
    'Quebrou o bráquete duas vezes.',
    'Quer parcelar no cartão.',
  ],
  blockedFor: ['Faltou a cinco consultas sem avisar.', 'Tratou mal a recepção.'],
};
