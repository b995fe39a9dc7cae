import { PageMessage } from '../page-message.tsx';
import { OwnOrderPage } from './own-order-page.tsx';
import { shopPageLabels as labels } from './shop.labels.ts';
import { ShopPage } from './shop-page.tsx';

/** What a client sees at `/comprar/{company}` and at `/pedido/{token}`. */
export function ShopAddress({ address }: { address: string }) {
  const [, company] = /^\/comprar\/([\w-]+)\/?$/.exec(address) ?? [];
  if (company) return <ShopPage idOrSlug={company} />;
  const [, token] = /^\/pedido\/([\w-]+)\/?$/.exec(address) ?? [];
  return token ? <OwnOrderPage token={token} /> : <PageMessage {...labels.invalid} />;
}
