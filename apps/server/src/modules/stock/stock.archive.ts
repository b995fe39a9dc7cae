import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { products } from './products.table.ts';
import { serviceProducts, stockMovements } from './stock-movements.table.ts';

export const stockArchive: ArchivePart = {
  taken: [
    [products, 'Produtos'],
    [stockMovements, 'Entradas, saídas e contagens de estoque'],
    [serviceProducts, 'Produtos que cada serviço gasta'],
  ],
  leftOut: [],
};
