import type { CartItem } from '@app/domain/cash/cart';
import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import type { NewGiftCard } from '../../prepaid/gift-cards/gift-cards.commands.ts';
import { holdPackage } from '../../prepaid/packages/packages.queries.ts';
import type { OrderedPackage } from '../../prepaid/packages/sold-packages.commands.ts';
import { prepaidLineNames } from './cart.labels.ts';

/** A line of what is paid now and used later. */
export type WantedPrepaidLine =
  | { kind: 'package'; packageId: string; price: Cents; sellerId?: string | null | undefined }
  | { kind: 'ordered'; ordered: OrderedPackage; price: Cents }
  | ({ kind: 'gift_card' } & Omit<NewGiftCard, 'clientId'>)
  | { kind: 'account'; amount: Cents };
/** What a line becomes once it is paid. */
export type SoldPrepaid =
  | { kind: 'package'; packageId: string }
  | { kind: 'ordered'; ordered: OrderedPackage }
  | { kind: 'gift_card'; card: NewGiftCard }
  | { kind: 'account' };
export type PrepaidLineRefusal =
  | 'package-unavailable'
  | 'package-price-changed'
  | 'client-needed'
  | 'client-anonymized';
type PrepaidItem = CartItem & {
  name: string;
  quantity: number;
  professionalId: string | null;
  becomes: SoldPrepaid;
};
type Buying = { clientId: string | null; sellerId: string | null };

/** What is sold in advance, at its prices of now. A package and an account are somebody's. */
export async function readPrepaidLines(
  scope: CompanyScope,
  lines: readonly WantedPrepaidLine[],
  buying: Buying,
): Promise<Result<PrepaidItem[], PrepaidLineRefusal>> {
  const { clientId } = buying;
  if (lines.some(({ kind }) => kind !== 'gift_card')) {
    if (clientId === null) return refuse('client-needed');
    // Before the receipt has its number, as by whoever spends what is hers: they would wait for each other.
    if ((await lockClient(scope, clientId))?.anonymizedAt) return refuse('client-anonymized');
  }
  const items: PrepaidItem[] = [];
  for (const line of lines) {
    const item =
      line.kind === 'package'
        ? await packageItem(scope, line, buying)
        : accept(moneyItem(line, buying));
    if (!item.accepted) return item;
    items.push(item.value);
  }
  return accept(items);
}

type PackageLine = Extract<WantedPrepaidLine, { kind: 'package' }>;

/** Whoever sells it earns of it where the company says so. */
async function packageItem(
  scope: CompanyScope,
  { packageId, price, sellerId }: PackageLine,
  buying: Buying,
): Promise<Result<PrepaidItem, PrepaidLineRefusal>> {
  const found = await holdPackage(scope, packageId);
  if (!found?.active || found.services.length === 0) return refuse('package-unavailable');
  if (found.price !== price) return refuse('package-price-changed');
  const { packageCommission } = await readCompany(scope);
  const professionalId = sellerId === undefined ? buying.sellerId : sellerId;
  const earns = packageCommission === 'sale' && professionalId !== null;
  return accept({
    kind: 'package',
    name: found.name,
    quantity: 1,
    professionalId,
    gross: price,
    basisPoints: earns ? found.commissionBasisPoints : null,
    becomes: { kind: 'package', packageId },
  });
}

/** It is money that is used later, or was ordered of nobody: nobody earns of it. */
function moneyItem(
  line: Exclude<WantedPrepaidLine, PackageLine>,
  { clientId }: Buying,
): PrepaidItem {
  const none = { quantity: 1, professionalId: null, basisPoints: null };
  if (line.kind === 'ordered') {
    const { ordered, price } = line;
    const becomes = { kind: 'ordered' as const, ordered };
    return { kind: 'package', name: ordered.name, gross: price, ...none, becomes };
  }
  const { kind, amount: gross } = line;
  if (kind === 'account')
    return { kind, name: prepaidLineNames.account, gross, ...none, becomes: { kind } };
  const { kind: _kind, ...card } = line;
  const becomes = { kind, card: { ...card, clientId } };
  return { kind, name: prepaidLineNames.giftCard, gross, ...none, becomes };
}
