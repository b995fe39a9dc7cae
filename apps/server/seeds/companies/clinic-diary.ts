import { cents } from '@app/domain/shared/money';
import type { Diary } from '../diary.ts';
import type { ClinicService } from './clinic-services.ts';

export const CLINIC_DIARY = {
  seed: 3_902,
  load: [0, 84, 80, 82, 78, 74, 62],
  seasons: [
    { from: '01-02', until: '02-01', percent: 74 },
    { from: '07-01', until: '07-31', percent: 112 },
    { from: '11-15', until: '12-20', percent: 115 },
    { from: '12-20', until: '12-32', percent: 60 },
  ],
  joined: { 'Dra. Iara Monteiro': 105, 'Dr. Marcos Figueiredo': 70 },
  onlineInHundred: 45,
  often: {
    'Avaliação inicial': 2,
    'Consulta infantil': 6,
    Limpeza: 6,
    Restauração: 6,
    'Manutenção de aparelho': 12,
    'Instalação de aparelho': 1,
    'Tratamento de canal': 5,
    'Extração de siso': 2,
    Clareamento: 1,
    'Faceta de resina': 2,
    Urgência: 2,
  },
  only: {
    'Consulta infantil': 'children',
    'Raspagem gengival': 'grown-ups',
    Clareamento: 'grown-ups',
    'Faceta de resina': 'grown-ups',
    'Tratamento de canal': 'grown-ups',
    'Extração de siso': 'grown-ups',
    'Moldagem para prótese': 'grown-ups',
  },
  together: [
    ['Limpeza', 'Aplicação de flúor'],
    ['Consulta infantil', 'Aplicação de flúor'],
    ['Avaliação inicial', 'Limpeza'],
  ],
  notes: [
    'Pediu para confirmar na véspera.',
    'Trazer a radiografia.',
    'Medir a pressão antes.',
    'Vem com acompanhante.',
    'Segunda sessão do tratamento.',
    'Autorização do convênio pedida.',
  ],
  wishes: [
    'Estou com dor do lado direito.',
    'Tenho medo de agulha.',
    'Posso pagar parcelado?',
    'Vou levar meu exame.',
    'Chego do interior às 9h.',
  ],
  blocks: [
    { reason: 'Almoço estendido', minutes: 30, at: 'after-lunch' },
    { reason: 'Curso', minutes: 120, at: 'end-of-day' },
    { reason: 'Manutenção da cadeira', minutes: 60, at: 'end-of-day' },
    { reason: 'Reunião clínica', minutes: 60, at: 'end-of-day' },
  ],
  series: [
    {
      service: 'Raspagem gengival',
      professional: 'Dr. Bruno Sateré',
      weekday: 3,
      at: '14:00',
      everyWeeks: 1,
    },
  ],
  approval: 'each',
  awaitingApproval: 2,
  coupons: [
    {
      ...{ name: 'Retorno em seis meses', code: 'VOLTE10', description: 'Na limpeza seguinte.' },
      ...{ discountType: 'percentage', discountValue: 1000, maximumDiscount: cents(60_00) },
      ...{ minimumAmount: cents(100_00), usageLimit: 0, usageLimitPerClient: 2 },
      ...{ validForDays: null, usedInHundred: 4 },
    },
    {
      ...{
        name: 'Família inteira',
        code: 'FAMILIA50',
        description: 'A partir da terceira pessoa.',
      },
      ...{ discountType: 'fixed_amount', discountValue: 50_00, maximumDiscount: null },
      ...{ minimumAmount: cents(250_00), usageLimit: 0, usageLimitPerClient: 5 },
      ...{ validForDays: 120, usedInHundred: 3 },
    },
    {
      ...{ name: 'Mês da prevenção', code: 'PREVENIR20', description: '' },
      ...{ discountType: 'percentage', discountValue: 2000, maximumDiscount: cents(100_00) },
      ...{ minimumAmount: null, usageLimit: 0, usageLimitPerClient: 1 },
      ...{ validForDays: -12, usedInHundred: 5 },
    },
    {
      ...{ name: 'Dez avaliações com limpeza', code: 'LIMPEZA10', description: '' },
      ...{ discountType: 'fixed_amount', discountValue: 30_00, maximumDiscount: null },
      ...{ minimumAmount: cents(150_00), usageLimit: 10, usageLimitPerClient: 1 },
      ...{ validForDays: 30, usedInHundred: 2 },
    },
  ],
} as const satisfies Diary<ClinicService>;
