import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { closingDays } from './closing-days.table.ts';
import { companies } from './companies.table.ts';
import { companySlugs } from './company-slugs.table.ts';
import { financialCategories } from './financial-categories.table.ts';
import { paymentMethodFees } from './payment-method-fees.table.ts';
import { paymentMethods } from './payment-methods.table.ts';

export const companyArchive: ArchivePart = {
  taken: [
    [companies, 'Dados e configurações da empresa'],
    [closingDays, 'Feriados e dias em que a empresa fecha'],
    [paymentMethods, 'Formas de pagamento'],
    [paymentMethodFees, 'Taxas e prazos da maquininha'],
    [financialCategories, 'Categorias de receitas e despesas'],
  ],
  leftOut: [[companySlugs, 'are read across companies; the address in use stands in the company']],
};
