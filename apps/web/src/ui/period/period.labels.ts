import type { Preset } from './period-presets.ts';

export const periodLabels = {
  period: 'Período',
  ownPeriod: 'Outras datas',
  from: 'De',
  to: 'Até',
};

export const presetText: Record<Preset, string> = {
  today: 'Hoje',
  'seven-days': '7 dias',
  'thirty-days': '30 dias',
  'next-seven-days': 'Próximos 7 dias',
  'next-thirty-days': 'Próximos 30 dias',
  'month-to-date': 'Este mês até hoje',
  'this-month': 'Este mês inteiro',
  'last-month': 'Mês passado',
  'three-months': '3 meses',
  'twelve-months': '12 meses',
  'this-year': 'Este ano',
};
