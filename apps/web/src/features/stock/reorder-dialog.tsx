import type { Product } from '@app/contract/stock/products.contract';
import { type ReorderGroup, reorderGroups } from '@app/domain/stock/reorder';
import { Button, Modal, Stack, Text, Title } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { whatsAppLink } from '../../foundation/format.ts';
import { useSession } from '../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './movements-dialog.module.css';
import { quantityText } from './products.labels.ts';
import { reorderLabels as labels, orderText } from './reorder.labels.ts';

type ReorderDialogProps = { products: readonly Product[]; onClose: () => void };

/** What is low, by who brings it. */
export default function ReorderDialog({ products, onClose }: ReorderDialogProps) {
  const groups = reorderGroups(products);
  return (
    <Modal opened onClose={onClose} title={labels.title} size="lg">
      {groups.length === 0 ? (
        <EmptyState picture="documents" sentence={labels.empty} />
      ) : (
        <Stack gap="lg">
          <Text c="dimmed">{labels.explanation}</Text>
          {groups.map((group) => (
            <Supplier key={group.supplier} group={group} />
          ))}
        </Stack>
      )}
    </Modal>
  );
}

function Supplier({ group }: { group: ReorderGroup<Product> }) {
  const company = useSession().company?.name ?? '';
  const { supplier, phone, lines } = group;
  const text = orderText(group, company);
  return (
    <section aria-label={supplier || labels.noSupplier}>
      <Title order={3} size="h5" mb="xs">
        {supplier || labels.noSupplier}
      </Title>
      <ul className={classes.list}>
        {lines.map(({ product, quantity }) => (
          <li key={product.id} className={classes.line}>
            <div>
              <Text fw={500}>{product.name}</Text>
              <Text size="xs" c="dimmed" className="tabular">
                {labels.there(quantityText(product.currentStock, product.unit))}
              </Text>
            </div>
            <Text fw={600} className={`${classes.amount} tabular`}>
              {labels.buy(quantityText(quantity, product.unit))}
            </Text>
          </li>
        ))}
      </ul>
      {phone && (
        <Button
          component="a"
          href={whatsAppLink(phone, text)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          mt="sm"
          leftSection={<IconBrandWhatsapp size={18} />}
          aria-label={labels.sendTo(supplier)}
        >
          {labels.send}
        </Button>
      )}
    </section>
  );
}
