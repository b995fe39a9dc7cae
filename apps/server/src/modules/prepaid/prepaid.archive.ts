import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { accountEntries } from './accounts/account-entries.table.ts';
import { giftCardEntries, giftCards } from './gift-cards/gift-cards.table.ts';
import { orderOrigins } from './orders/order-origins.table.ts';
import { prepaidOrders } from './orders/orders.table.ts';
import { prepaidShops } from './orders/shops.table.ts';
import {
  clientPackageServices,
  clientPackages,
  packageUses,
} from './packages/client-packages.table.ts';
import { packageServices, packages } from './packages/packages.table.ts';

export const prepaidArchive: ArchivePart = {
  taken: [
    [packages, 'Pacotes'],
    [packageServices, 'Sessões de cada pacote'],
    [clientPackages, 'Pacotes comprados por clientes'],
    [clientPackageServices, 'Sessões que restam de cada pacote'],
    [packageUses, 'Sessões usadas'],
    [giftCards, 'Vales-presente'],
    [giftCardEntries, 'O que foi usado de cada vale-presente'],
    [accountEntries, 'Conta de cada cliente: fiado e crédito'],
    [prepaidShops, 'O que é vendido pelo link'],
    [prepaidOrders, 'Pedidos pelo link'],
  ],
  leftOut: [[orderOrigins, 'are marks of where an order came from, kept only while it is counted']],
};
