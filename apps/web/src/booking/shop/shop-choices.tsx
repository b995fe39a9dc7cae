import type { PublicShop } from '@app/contract/prepaid/own-order.contract';
import { IconChevronRight, IconGift } from '@tabler/icons-react';
import parts from '../parts.module.css';
import { FocusedHeading } from '../wizard/focused-heading.tsx';
import {
  heldText,
  shopPageLabels as labels,
  moneyOf,
  sparedText,
  validText,
} from './shop.labels.ts';
import classes from './shop.module.css';

export type SoldPackage = PublicShop['packages'][number];
export type SoldCards = NonNullable<PublicShop['giftCards']>;
export type Choice =
  | { kind: 'package'; sold: SoldPackage }
  | { kind: 'gift_card'; sold: SoldCards };

type ShopChoicesProps = { shop: PublicShop; onChoose: (choice: Choice) => void };

export function ShopChoices({ shop, onChoose }: ShopChoicesProps) {
  const { packages, giftCards } = shop;
  return (
    <section className={classes.choices}>
      <FocusedHeading>{labels.choose}</FocusedHeading>
      <ul className={parts.choices}>
        {packages.map((sold) => (
          <li key={sold.id}>
            <button
              type="button"
              className={`${parts.choice} ${classes.choice}`}
              onClick={() => onChoose({ kind: 'package', sold })}
            >
              <PackageWords sold={sold} />
              <span className={classes.price}>{moneyOf(sold.priceCents)}</span>
              <IconChevronRight className={parts.icon} aria-hidden />
            </button>
          </li>
        ))}
        {giftCards && (
          <li>
            <button
              type="button"
              className={`${parts.choice} ${classes.choice}`}
              onClick={() => onChoose({ kind: 'gift_card', sold: giftCards })}
            >
              <IconGift className={parts.icon} aria-hidden />
              <span className={parts.words}>
                <span className={parts.name}>{labels.giftCard}</span>
                <span className={classes.line}>
                  {labels.giftCardHelp(moneyOf(giftCards.leastCents), moneyOf(giftCards.mostCents))}
                </span>
              </span>
              <IconChevronRight className={parts.icon} aria-hidden />
            </button>
          </li>
        )}
      </ul>
      <a className={parts.quiet} href={`/b/${shop.company.slug}`}>
        {labels.book}
      </a>
    </section>
  );
}

export function PackageWords({ sold }: { sold: SoldPackage }) {
  const facts = [validText(sold.validDays), sparedText(sold)].filter(Boolean).join(' · ');
  return (
    <span className={parts.words}>
      {sold.name && <span className={parts.name}>{sold.name}</span>}
      <span className={classes.line}>{heldText(sold.services)}</span>
      <span className={classes.line}>{facts}</span>
      {sold.description && <span className={classes.line}>{sold.description}</span>}
    </span>
  );
}
