import type { Package } from '@app/contract/prepaid/packages.contract';
import { formatMoney } from '@app/domain/shared/money';
import { ActionIcon, Select, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { moneyText } from '../../../foundation/format.ts';
import { isLong } from '../../../ui/fields/long-choices.ts';
import { useSellers } from './cart.api.ts';
import { eachText, cartLabels as labels } from './cart.labels.ts';
import classes from './cart.module.css';
import { chosenPackage, type DraftLine, totalOf } from './cart-draft.ts';
import { AccountFields, GiftCardFields } from './cart-money-fields.tsx';
import { CartQuantity } from './cart-quantity.tsx';

type CartLineProps = {
  line: DraftLine;
  place: number;
  packages: readonly Package[];
  /** Whoever sells unless another one is named here. */
  usualSellerId: string | null;
  /** Whether the field of this line is marked. */
  isWrong: (field: string) => boolean;
  /** Put in a moment ago: the keyboard goes on in it. */
  isNew: boolean;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
};

/** What it is, who sold it, and what it comes to. */
export function CartLineRow(props: CartLineProps) {
  const { line, place, isWrong, isNew, onChange, onRemove } = props;
  const name = nameOf(line);
  const path = (field: string) => ({
    error: isWrong(field),
    'data-path': `lines.${place}.${field}`,
  });
  if (line.kind === 'account' || line.kind === 'gift_card')
    return (
      <Frame name={name} onRemove={onRemove}>
        <div className={classes.fields}>
          {line.kind === 'account' ? (
            <AccountFields line={line} isNew={isNew} amount={path('amount')} onChange={onChange} />
          ) : (
            <GiftCardFields line={line} isNew={isNew} amount={path('amount')} onChange={onChange} />
          )}
        </div>
      </Frame>
    );
  return (
    <Frame name={name} onRemove={onRemove}>
      {line.kind === 'package' && <PackageField {...props} line={line} field={path('packageId')} />}
      <div className={classes.foot}>
        {line.kind === 'product' && (
          <>
            <CartQuantity line={line} field={path('quantity')} onChange={onChange} />
            <Text span c="dimmed" size="sm" className="tabular">
              {eachText(line.priceCents)}
            </Text>
          </>
        )}
        <SellerField {...props} line={line} name={name} />
        <Text span fw={600} className={`tabular ${classes.total}`}>
          {formatMoney(totalOf(line))}
        </Text>
      </div>
    </Frame>
  );
}

function nameOf(line: DraftLine): string {
  return line.kind === 'product' ? line.name : labels.prepaid[line.kind];
}

type FrameProps = { name: string; onRemove: () => void; children: ReactNode };

function Frame({ name, onRemove, children }: FrameProps) {
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <Text fw={500} className={classes.words}>
          {name}
        </Text>
        <ActionIcon aria-label={labels.remove(name)} onClick={onRemove}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      {children}
    </li>
  );
}

type PackageFieldProps = Pick<CartLineProps, 'packages' | 'isNew' | 'onChange'> & {
  line: Extract<DraftLine, { kind: 'package' }>;
  field: { error: boolean; 'data-path': string };
};

function PackageField({ line, packages, isNew, field, onChange }: PackageFieldProps) {
  const mustChoose = isNew && line.packageId === null;
  return (
    <Select
      {...field}
      aria-label={labels.prepaid.package}
      placeholder={labels.choosePackage}
      data={packages.map(({ id, name, priceCents }) => ({
        value: id,
        label: `${name} · ${moneyText(priceCents)}`,
      }))}
      value={line.packageId}
      allowDeselect={false}
      searchable
      autoFocus={mustChoose}
      data-autofocus={mustChoose || undefined}
      onChange={(id) =>
        onChange({ ...line, ...chosenPackage(packages.find((one) => one.id === id)) })
      }
    />
  );
}

const NOBODY = 'nobody';

type SellerFieldProps = Pick<CartLineProps, 'usualSellerId' | 'onChange'> & {
  line: Extract<DraftLine, { kind: 'product' | 'package' }>;
  name: string;
};

function SellerField({ line, name, usualSellerId, onChange }: SellerFieldProps) {
  const { sellerId } = line;
  const sellers = [...useSellers(), { value: NOBODY, label: labels.nobody }];
  return (
    <Select
      className={classes.seller}
      aria-label={labels.seller(name)}
      data={sellers}
      searchable={isLong(sellers)}
      value={(sellerId === undefined ? usualSellerId : sellerId) ?? NOBODY}
      allowDeselect={false}
      onChange={(value) => onChange({ ...line, sellerId: value === NOBODY ? null : value })}
    />
  );
}
