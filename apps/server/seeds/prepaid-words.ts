import { USUAL_TERMS } from '@app/domain/prepaid/order';
import { todayIn } from '@app/domain/shared/local-time';
import { cents } from '@app/domain/shared/money';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import type { WantedLine } from '../src/modules/cash/checkout/cart.rules.ts';
import { sellAtCounter } from '../src/modules/cash/checkout/sales.commands.ts';
import { holdOpenSession } from '../src/modules/cash/drawer/cash-sessions.queries.ts';
import { listServices } from '../src/modules/catalog/services.queries.ts';
import { limitAccount } from '../src/modules/clients/record/client-account.commands.ts';
import { readCompany } from '../src/modules/company/company.queries.ts';
import { listPaymentMethods } from '../src/modules/company/payment-methods.queries.ts';
import { placeOrder } from '../src/modules/prepaid/orders/orders.commands.ts';
import { changeGiftCardTerms } from '../src/modules/prepaid/orders/shops.commands.ts';
import { listSoldOnline, readGiftCardTerms } from '../src/modules/prepaid/orders/shops.queries.ts';
import { createPackage } from '../src/modules/prepaid/packages/packages.commands.ts';
import { listSellable } from '../src/modules/stock/products.queries.ts';
import type { Inside } from './inside.ts';

export type PrepaidWords = {
  /** What it sells in advance, and to whom it sold some today; only packages while its drawer is closed. */
  sellsAhead(story: PrepaidStory): Promise<void>;
};
export type PrepaidStory = {
  packages: readonly { name: string; service: string; sessions: number; reais: number }[];
  giftCard: { reais: number; recipientName: string; message: string };
  /** The first bought a package, the second left a product on her account. */
  clientIds: readonly [buyer: string, owing: string];
  /** Who ordered the last package by the link and has not paid yet. */
  orderedBy: { name: string; phone: string };
  cashierId: string;
};

export function prepaidWords({ within, now, timezone }: Inside): PrepaidWords {
  return {
    sellsAhead: (story) =>
      within(async (scope) => {
        const doing = { userId: story.cashierId, now, today: todayIn(timezone, now) };
        const lines = await offer(scope, story);
        await orderByLink(scope, story, now);
        if (!(await holdOpenSession(scope))) return;
        const { reais, ...card } = story.giftCard;
        const gift = {
          ...card,
          kind: 'gift_card' as const,
          amount: cents(reais * 100),
          validDays: 365,
        };
        const [buyer, owing] = story.clientIds;
        for (const line of [...lines.slice(0, 1), gift])
          await sell(scope, { line, clientId: buyer }, doing);
        await leaveOnAccount(scope, owing, doing);
      }),
  };
}

type Doing = Parameters<typeof sellAtCounter>[2];

const OFFERED = { active: true, sellsOnline: true };

async function offer(scope: CompanyScope, { packages }: PrepaidStory) {
  const services = new Map((await listServices(scope)).map(({ id, name }) => [name, id]));
  const lines = [];
  for (const { name, service, sessions, reais } of packages) {
    const price = cents(reais * 100);
    const terms = { name, description: '', price, validDays: 180, commissionBasisPoints: 5_00 };
    const held = [{ serviceId: services.get(service) ?? '', sessions }];
    const made = await createPackage(scope, { ...terms, ...OFFERED }, held);
    if (!made.accepted) throw new Error(`${name}: ${made.reason}`);
    lines.push({ kind: 'package' as const, packageId: made.value.id, price });
  }
  return lines;
}

/** Packages and gift cards are sold by the link too, and somebody has ordered one. */
async function orderByLink(
  scope: CompanyScope,
  { orderedBy: contact }: PrepaidStory,
  now: Temporal.Instant,
): Promise<void> {
  const giftCards = { ...USUAL_TERMS, sells: true };
  const { version } = await readGiftCardTerms(scope);
  await changeGiftCardTerms(scope, version, giftCards);
  const packages = await listSoldOnline(scope);
  const last = packages.at(-1);
  if (!last) return;
  const shop = { company: await readCompany(scope), packages, giftCards };
  const wanted = { kind: 'package' as const, packageId: last.id, price: last.price };
  const placed = await placeOrder(scope, { shop, wanted, contact, origin: null }, now);
  if (!placed.accepted) throw new Error(placed.reason);
}

async function sell(
  scope: CompanyScope,
  { line, clientId }: { line: WantedLine; clientId: string },
  doing: Doing,
): Promise<void> {
  const methods = await listPaymentMethods(scope);
  const paymentMethodId = methods.find(({ kind }) => kind === 'pix')?.id ?? '';
  const amount = 'price' in line ? line.price : line.amount;
  await settled(
    sellAtCounter(
      scope,
      {
        clientId,
        sellerId: null,
        items: [line],
        discount: cents(0),
        parts: [{ paymentMethodId, amount }],
        receivedCash: null,
        categoryId: null,
      },
      doing,
    ),
  );
}

/** She took a product home, and pays next time. */
async function leaveOnAccount(scope: CompanyScope, clientId: string, doing: Doing): Promise<void> {
  const product = (await listSellable(scope)).find(({ currentStock }) => currentStock > 2);
  if (!product || product.price === null) return;
  await limitAccount(scope, clientId, cents(200_00));
  const { id: productId, price } = product;
  await settled(
    sellAtCounter(
      scope,
      {
        clientId,
        sellerId: null,
        items: [{ kind: 'product', productId, quantity: 1, price }],
        discount: cents(0),
        parts: [],
        receivedCash: null,
        categoryId: null,
        prepaid: { sessions: [], giftCards: [], account: price },
      },
      doing,
    ),
  );
}

async function settled(sale: ReturnType<typeof sellAtCounter>): Promise<void> {
  const outcome = await sale;
  if (!outcome.accepted) throw new Error(outcome.reason);
}
