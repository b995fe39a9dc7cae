import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { couponUses } from './coupon-uses.table.ts';
import { couponServices, coupons } from './coupons.table.ts';

export const promotionsArchive: ArchivePart = {
  taken: [
    [coupons, 'Cupons de desconto'],
    [couponServices, 'Serviços em que cada cupom vale'],
    [couponUses, 'Quem usou cada cupom e em qual agendamento'],
  ],
  leftOut: [],
};
