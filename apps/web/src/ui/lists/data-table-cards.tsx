import { Card, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import classes from './data-table.module.css';
import { RowActions } from './row-actions.tsx';
import type { RowProps, RowsProps } from './table-column.ts';

/** The rows on a phone. */
export function DataTableCards<Row>(props: RowsProps<Row>) {
  const { rows, label, keyOf, columns, nameOf, onOpen, actionsOf } = props;
  const same = { columns, nameOf, onOpen, actionsOf };
  return (
    <Stack component="ul" className={classes.cards} gap="xs" aria-label={label} aria-busy={!rows}>
      {rows?.map((row) => <RowCard key={keyOf(row)} row={row} {...same} />) ?? (
        <SkeletonCards isShort={columns.some(({ onCard }) => onCard === 'second-line')} />
      )}
    </Stack>
  );
}

/** Drawn again only when something of it changed. */
const RowCard = memo(DrawnCard) as typeof DrawnCard;

function DrawnCard<Row>({ row, columns, nameOf, onOpen, actionsOf }: RowProps<Row>) {
  const [first, ...rest] = columns;
  const second = rest.find((column) => column.onCard === 'second-line');
  const beside = rest.filter((column) => column.onCard === 'beside');
  const below = rest.filter(({ onCard = 'below' }) => onCard === 'below' || onCard === 'own-line');

  return (
    <Card
      component="li"
      className={classes.card}
      padding="md"
      data-two-lines={second !== undefined}
    >
      <Group gap="xs" wrap="nowrap" align={second ? 'center' : 'flex-start'}>
        <div className={classes.cardWords}>
          {onOpen ? (
            <UnstyledButton className={classes.cardName} onClick={() => onOpen(row)}>
              <Text span inherit lineClamp={second ? 1 : 2}>
                {first?.cell(row)}
              </Text>
            </UnstyledButton>
          ) : (
            <Text className={classes.cardName} lineClamp={second ? 1 : 2}>
              {first?.cell(row)}
            </Text>
          )}
          {second && (
            <Text size="sm" c="dimmed" truncate>
              {second.cell(row)}
            </Text>
          )}
        </div>
        {beside.map((column) => (
          <div key={column.id}>{column.cell(row)}</div>
        ))}
        {actionsOf && (
          <div className={classes.cardActions}>
            <RowActions name={nameOf(row)} actions={actionsOf(row)} />
          </div>
        )}
      </Group>
      {below.length > 0 && (
        <dl className={classes.details}>
          {below.map((column) => (
            <div key={column.id} data-line={column.onCard === 'own-line' ? 'own' : undefined}>
              <Text component="dt" size="xs" c="dimmed">
                {column.header}
              </Text>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

const widths = ['70%', '50%', '60%', '45%'];

function SkeletonCards({ isShort }: { isShort: boolean }) {
  if (isShort) return widths.map((width) => <ShortSkeleton key={width} width={width} />);
  return widths.map((width) => (
    <Card component="li" key={width} padding="md" h={164}>
      <Skeleton height={16} mt={4} width={width} />
      <Skeleton height={12} mt={24} width="80%" />
      <Skeleton height={12} mt={32} width="70%" />
    </Card>
  ));
}

function ShortSkeleton({ width }: { width: string }) {
  return (
    <Card component="li" className={classes.card} padding="md" data-two-lines>
      <Skeleton height={14} mt={4} width={width} />
      <Skeleton height={12} mt={10} width="40%" />
    </Card>
  );
}
