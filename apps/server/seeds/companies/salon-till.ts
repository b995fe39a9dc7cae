import type { FeeRule } from '@app/domain/company/fee-rule';
import { cents } from '@app/domain/shared/money';
import type { Till } from '../till.ts';

export const SALON_TILL: Till = {
  seed: 5_120,
  pays: { PIX: 40, 'Cartão de Crédito': 26, 'Cartão de Débito': 16, Dinheiro: 18 },
  fees: {
    'Cartão de Débito': [rule({ basisPoints: 139, days: 1 })],
    'Cartão de Crédito': [
      rule({ basisPoints: 309, days: 30 }),
      rule({ fromInstalments: 2, basisPoints: 389, days: 30, daysBetween: 30 }),
      rule({ fromInstalments: 7, basisPoints: 449, days: 30, daysBetween: 30 }),
    ],
  },
  splitInHundred: 7,
  tipInHundred: 12,
  discountInHundred: 5,
  refundInThousand: 8,
  float: cents(200_00),
  sales: [
    { description: 'Venda de xampu', amount: cents(58_90) },
    { description: 'Venda de máscara capilar', amount: cents(74_00) },
    { description: 'Venda de esmalte', amount: cents(14_50) },
    { description: 'Venda de óleo finalizador', amount: cents(62_00) },
  ],
  errands: [
    { description: 'Café e açúcar', amount: cents(32_40) },
    { description: 'Material de limpeza', amount: cents(47_80) },
    { description: 'Água mineral', amount: cents(18_00) },
  ],
  bills: [
    { ...always('Aluguel da loja', 'Aluguel', 5), amount: cents(4_800_00), varies: 0 },
    { ...always('Salário da recepção', 'Salários', 6), amount: cents(2_450_00), varies: 0 },
    { ...always('Energia elétrica', 'Outras despesas', 12), amount: cents(690_00), varies: 14 },
    { ...always('Internet e telefone', 'Outras despesas', 15), amount: cents(189_90), varies: 0 },
    { ...withClients('Tintas e cosméticos', 'Produtos', 9), amount: cents(5_900_00), varies: 12 },
    { ...withClients('Anúncios', 'Outras despesas', 20), amount: cents(1_100_00), varies: 20 },
  ],
  advances: [
    vale('Juliana Prado', 258, 300_00, 'Conserto do carro'),
    vale('Camila Duarte', 124, 250_00, 'Material escolar'),
    vale('Larissa Nogueira', 3, 200_00, 'Dentista'),
  ],
};

function rule(about: Pick<FeeRule, 'basisPoints' | 'days'> & Partial<FeeRule>): FeeRule {
  return { brand: '', fromInstalments: 1, fixed: cents(0), daysBetween: 0, ...about };
}

function always(description: string, category: string, day: number) {
  return { description, category, day, follows: 'nothing' } as const;
}

function withClients(description: string, category: string, day: number) {
  return { description, category, day, follows: 'clients' } as const;
}

function vale(professional: string, daysAgo: number, amount: number, reason: string) {
  return { professional, daysAgo, amount: cents(amount), reason };
}
