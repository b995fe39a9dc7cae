import { PALETTE } from '@app/domain/shared/colors';
import { cents } from '@app/domain/shared/money';
import type { TeamMember } from '../offering.ts';
import { onDays } from '../week.ts';
import type { SalonService } from './salon-services.ts';

const LUNCH = '12:00-13:00';

/** From left to right in the agenda. Closed on Sundays and Mondays, late on Thursdays. */
export const SALON_TEAM = {
  ana: {
    name: 'Ana Beatriz Souza',
    specialties: ['Corte', 'Coloração'],
    email: 'ana@horamarcada.test',
    phone: '(11) 90210-1001',
    color: PALETTE[0],
    commission: 45,
    week: [
      ...onDays([2, 3, 5], ['09:00-18:00'], [LUNCH]),
      ...onDays([4], ['11:00-15:00', '16:00-21:00']),
      ...onDays([6], ['08:00-17:00'], [LUNCH, '15:00-15:15']),
    ],
    services: [
      ['Corte feminino', { price: cents(150_00) }],
      ['Coloração', { price: cents(320_00), durationMinutes: 105 }],
      'Mechas e luzes',
      'Escova progressiva',
      'Hidratação',
      'Escova',
    ],
  },
  camila: {
    name: 'Camila Duarte',
    specialties: ['Corte', 'Escova'],
    email: 'camila@beladona.test',
    phone: '(11) 90210-1002',
    color: PALETTE[9],
    commission: 40,
    week: [
      ...onDays([2, 3, 5], ['10:00-19:00'], ['13:00-14:00']),
      ...onDays([4], ['12:00-21:00'], ['16:00-16:30']),
      ...onDays([6], ['08:00-16:00'], [LUNCH]),
    ],
    services: [
      'Corte feminino',
      'Corte infantil',
      ['Escova', { durationMinutes: 60 }],
      'Hidratação',
      'Coloração',
      'Escova progressiva',
    ],
  },
  juliana: {
    name: 'Juliana Prado',
    specialties: ['Manicure', 'Pedicure'],
    email: 'juliana@beladona.test',
    phone: '(11) 90210-1003',
    color: PALETTE[8],
    commission: 50,
    week: [
      ...onDays([2, 3, 4, 5], ['09:00-12:00', '13:00-18:00']),
      ...onDays([6], ['08:00-12:00', '13:00-16:00']),
    ],
    services: ['Manicure', 'Pedicure', 'Esmaltação em gel', 'Depilação de buço'],
  },
  larissa: {
    name: 'Larissa Nogueira',
    specialties: ['Manicure', 'Alongamento'],
    email: 'larissa@beladona.test',
    phone: '(11) 90210-1004',
    color: PALETTE[10],
    commission: 50,
    week: [
      ...onDays([2, 3, 5], ['10:00-19:00'], ['14:00-15:00']),
      ...onDays([4], ['12:00-21:00'], ['16:00-17:00']),
      ...onDays([6], ['09:00-17:00'], ['13:00-13:30']),
    ],
    services: [
      ['Manicure', { price: cents(50_00) }],
      ['Alongamento de unhas', { price: cents(220_00), durationMinutes: 135 }],
      'Esmaltação em gel',
    ],
  },
  // Three days a week; on the others she works elsewhere.
  patricia: {
    name: 'Patrícia D’Ávila',
    specialties: ['Maquiagem', 'Sobrancelha'],
    email: 'patricia@beladona.test',
    phone: '(11) 90210-1005',
    color: PALETTE[5],
    commission: 35,
    week: [
      ...onDays([4, 5], ['13:00-20:00'], ['16:00-16:30']),
      ...onDays([6], ['07:00-15:00'], ['11:00-11:30']),
    ],
    services: [
      'Maquiagem social',
      'Design de sobrancelha',
      'Depilação de buço',
      'Penteado de noiva',
    ],
  },
  rafael: {
    name: 'Rafael Lacerda',
    specialties: ['Corte masculino', 'Barba'],
    email: 'rafael@beladona.test',
    phone: '(11) 90210-1006',
    color: PALETTE[2],
    commission: 30,
    week: [
      ...onDays([2, 3, 5], ['09:00-19:00'], [LUNCH]),
      ...onDays([4], ['12:00-21:00'], ['17:00-17:30']),
      ...onDays([6], ['08:00-18:00'], [LUNCH]),
    ],
    services: ['Corte masculino', 'Corte infantil', 'Barba'],
  },
} as const satisfies Record<string, TeamMember<SalonService>>;
