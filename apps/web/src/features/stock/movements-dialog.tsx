import type { Product, StockMovement } from '@app/contract/stock/products.contract';
import { MOVEMENT_KINDS, type MovementKind } from '@app/domain/stock/product';
import { Modal, Select, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { useTimezone } from '../../foundation/company-clock.ts';
import { formatInstant, moneyText } from '../../foundation/format.ts';
import { useWalk } from '../../foundation/hooks/use-walk.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList } from '../../ui/lists/endless-list.tsx';
import classes from './movements-dialog.module.css';
import {
  movementLabels as labels,
  movementKindLabels,
  quantityText,
  signedText,
} from './products.labels.ts';

type MovementsDialogProps = {
  /** Of all of them where it is left out. */
  product?: Product;
  onClose: () => void;
};

const kinds = MOVEMENT_KINDS.map((kind) => ({ value: kind, label: movementKindLabels[kind] }));

/** What came, left and was counted, newest first. */
export default function MovementsDialog({ product, onClose }: MovementsDialogProps) {
  const [kind, setKind] = useState<MovementKind | null>(null);
  const walk = useWalk(useApi().stock.products.listMovements, {
    ...(product && { productId: product.id }),
    ...(kind && { kind }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={product ? labels.title(product.name) : labels.all}
      size="lg"
    >
      <Select
        aria-label={labels.kind}
        placeholder={labels.everyKind}
        clearable
        data={kinds}
        value={kind}
        onChange={setKind}
        mb="md"
      />
      <EndlessList walk={walk} empty={<EmptyState picture="documents" sentence={labels.empty} />}>
        {(movements) =>
          movements ? (
            <ul className={classes.list}>
              {movements.map((movement) => (
                <MovementLine key={movement.id} movement={movement} ofOne={product !== undefined} />
              ))}
            </ul>
          ) : (
            <Skeleton height={240} />
          )
        }
      </EndlessList>
    </Modal>
  );
}

function MovementLine({ movement, ofOne }: { movement: StockMovement; ofOne: boolean }) {
  const timezone = useTimezone();
  const { kind, productName, createdAt, createdByName, reason, unitCostCents } = movement;
  const cost = kind === 'purchase' ? moneyText(unitCostCents) : '';
  const details = [formatInstant(createdAt, timezone), createdByName, cost, reason];
  return (
    <li className={classes.line}>
      <div>
        <Text fw={500}>
          {ofOne ? movementKindLabels[kind] : `${productName} · ${movementKindLabels[kind]}`}
        </Text>
        <Text size="xs" c="dimmed" className="tabular">
          {details.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <div className={`${classes.amount} tabular`}>
        <Text fw={600} data-leaves={movement.quantity < 0}>
          {signedText(movement)}
        </Text>
        <Text size="xs" c="dimmed">
          {labels.after(quantityText(movement.stockAfter, movement.unit))}
        </Text>
      </div>
    </li>
  );
}
