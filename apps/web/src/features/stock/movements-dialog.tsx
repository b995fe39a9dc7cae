import type { Product, StockMovement } from '@app/contract/stock/products.contract';
import { MOVEMENT_KINDS, type MovementKind } from '@app/domain/stock/product';
import { Group, Modal, Select, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { useTimezone } from '../../foundation/company-clock.ts';
import { formatInstant, moneyText } from '../../foundation/format.ts';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { useWalk } from '../../foundation/hooks/use-walk.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList } from '../../ui/lists/endless-list.tsx';
import { ExportFileButton } from '../../ui/lists/export-file-button.tsx';
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
  const { listMovements, exportMovements } = useApi().stock.products;
  const which = { ...(product && { productId: product.id }), ...(kind && { kind }) };
  const walk = useWalk(listMovements, which);
  const file = useFile(exportMovements);
  const mayManage = useMay('stock.manage');
  const hasSome = (walk.data?.items.length ?? 0) > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={product ? labels.title(product.name) : labels.all}
      size="lg"
    >
      <Group mb="md" justify="space-between">
        <Select
          aria-label={labels.kind}
          placeholder={labels.everyKind}
          clearable
          data={kinds}
          value={kind}
          onChange={setKind}
        />
        {mayManage && hasSome && (
          <ExportFileButton list={labels.all} download={file} asked={which} />
        )}
      </Group>
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
