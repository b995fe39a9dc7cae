import { cents } from '@app/domain/shared/money';
import type { Till } from '../till.ts';

/** Nobody tips a dentist. */
export const CLINIC_TILL: Till = {
  seed: 8_664,
  pays: { 'Cartão de Crédito': 44, PIX: 32, 'Cartão de Débito': 15, Dinheiro: 9 },
  fees: {},
  splitInHundred: 9,
  tipInHundred: 0,
  discountInHundred: 4,
  refundInThousand: 7,
  float: cents(150_00),
  sales: [
    { description: 'Venda de escova interdental', amount: cents(24_90) },
    { description: 'Venda de enxaguante', amount: cents(32_00) },
  ],
  errands: [
    { description: 'Café e copos', amount: cents(29_70) },
    { description: 'Motoboy do laboratório', amount: cents(25_00) },
  ],
  bills: [
    {
      description: 'Aluguel da sala',
      category: 'Aluguel',
      day: 5,
      amount: cents(6_200_00),
      varies: 0,
      follows: 'nothing',
    },
    {
      description: 'Salários da recepção e da auxiliar',
      category: 'Salários',
      day: 5,
      amount: cents(5_300_00),
      varies: 0,
      follows: 'nothing',
    },
    {
      description: 'Energia elétrica',
      category: 'Outras despesas',
      day: 14,
      amount: cents(1_150_00),
      varies: 16,
      follows: 'nothing',
    },
    {
      description: 'Resinas e descartáveis',
      category: 'Produtos',
      day: 10,
      amount: cents(8_700_00),
      varies: 10,
      follows: 'clients',
    },
    {
      description: 'Laboratório de prótese',
      category: 'Outras despesas',
      day: 18,
      amount: cents(4_100_00),
      varies: 18,
      follows: 'clients',
    },
    {
      description: 'Anúncios',
      category: 'Outras despesas',
      day: 22,
      amount: cents(1_400_00),
      varies: 15,
      follows: 'clients',
    },
  ],
  advances: [
    {
      professional: 'Dr. Bruno Sateré',
      daysAgo: 96,
      amount: cents(600_00),
      reason: 'Inscrição no congresso',
    },
  ],
};
