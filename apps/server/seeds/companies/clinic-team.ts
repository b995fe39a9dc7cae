import { PALETTE } from '@app/domain/shared/colors';
import { cents } from '@app/domain/shared/money';
import type { TeamMember } from '../offering.ts';
import { onDays } from '../week.ts';
import type { ClinicService } from './clinic-services.ts';

/** The owner lives from what is left; the others get a share of what they do. */
export const CLINIC_TEAM = {
  helena: {
    name: 'Dra. Helena Tavares',
    specialties: ['Clínica geral', 'Estética'],
    email: 'clinica@horamarcada.test',
    phone: '(92) 90310-2001',
    color: PALETTE[0],
    commission: null,
    week: [
      ...onDays([1, 3, 5], ['08:00-12:00', '14:00-18:00']),
      ...onDays([2], ['08:00-12:00']),
      ...onDays([4], ['13:00-21:00'], ['17:00-17:30']),
    ],
    services: [
      'Avaliação inicial',
      'Urgência',
      'Limpeza',
      ['Clareamento', { price: cents(990_00) }],
      'Restauração',
      'Faceta de resina',
      'Moldagem para prótese',
    ],
  },
  marcos: {
    name: 'Dr. Marcos Figueiredo',
    specialties: ['Ortodontia'],
    email: 'marcos@sorrisodonorte.test',
    phone: '(92) 90310-2002',
    color: PALETTE[10],
    commission: 40,
    week: onDays([1, 3, 5], ['09:00-19:00'], ['12:30-14:00']),
    services: [
      'Avaliação inicial',
      'Instalação de aparelho',
      ['Manutenção de aparelho', { durationMinutes: 25 }],
    ],
  },
  iara: {
    name: 'Dra. Iara Monteiro',
    specialties: ['Endodontia', 'Cirurgia'],
    email: 'iara@sorrisodonorte.test',
    phone: '(92) 90310-2003',
    color: PALETTE[6],
    commission: 45,
    week: [
      ...onDays([1, 2, 4, 5], ['08:00-17:00'], ['12:00-13:00']),
      ...onDays([3], ['12:00-20:00'], ['16:00-16:30']),
    ],
    services: [
      'Avaliação inicial',
      'Urgência',
      'Tratamento de canal',
      'Extração simples',
      ['Extração de siso', { price: cents(750_00), durationMinutes: 90 }],
      'Restauração',
    ],
  },
  bruno: {
    name: 'Dr. Bruno Sateré',
    specialties: ['Odontopediatria', 'Prevenção'],
    email: 'bruno@sorrisodonorte.test',
    phone: '(92) 90310-2004',
    color: PALETTE[3],
    commission: 35,
    week: [
      ...onDays([1, 2, 3, 4, 5], ['08:00-12:00', '13:30-17:30']),
      ...onDays([6], ['08:00-13:00'], ['10:15-10:30']),
    ],
    services: [
      'Avaliação inicial',
      'Consulta infantil',
      ['Limpeza', { price: cents(160_00) }],
      'Aplicação de flúor',
      'Raspagem gengival',
      'Clareamento',
    ],
  },
} as const satisfies Record<string, TeamMember<ClinicService>>;
