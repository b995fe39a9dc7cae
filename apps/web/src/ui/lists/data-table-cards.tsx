import { Card, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Fragment, memo } from 'react';
import classes from './data-table.module.css';
import { ListRow } from './list-row.tsx';
import { RowActions } from './row-actions.tsx';
import { placedRows } from './row-groups.ts';
import type { Column, RowGroup, RowProps, RowsProps } from './table-column.ts';

/** The rows on a phone. */
export function DataTableCards<Row>(props: RowsProps<Row>) {
  const { rows, label, keyOf, columns, nameOf, onOpen, actionsOf, groupOf } = props;
  const same = { columns, nameOf, onOpen, actionsOf };
  return (
    <Stack component="ul" className={classes.cards} gap="xs" aria-label={label} aria-busy={!rows}>
      {rows ? (
        placedRows(rows, groupOf).map(({ row, group }) => (
          <Fragment key={keyOf(row)}>
            {group && <GroupHeading group={group} />}
            <li>
              <RowCard row={row} {...same} />
            </li>
          </Fragment>
        ))
      ) : (
        <SkeletonCards isShort={columns.some(({ onCard }) => onCard === 'second-line')} />
      )}
    </Stack>
  );
}

function GroupHeading({ group }: { group: RowGroup }) {
  return (
    <li data-group className={`${classes.cardGroup} ${classes.groupLine}`}>
      <span className={classes.groupTitle}>{group.title}</span>
      {group.trailing}
    </li>
  );
}

/** Drawn again only when something of it changed. */
const RowCard = memo(DrawnCard) as typeof DrawnCard;

/** Two lines and what stands below them, which waits for the row's press where nothing else is to open. */
function DrawnCard<Row>({ row, columns, nameOf, onOpen, actionsOf }: RowProps<Row>) {
  const [isOpen, { toggle }] = useDisclosure();
  const [first, ...rest] = columns;
  const at = (...places: readonly Column<Row>['onCard'][]) =>
    rest.filter(({ onCard = 'below' }) => places.includes(onCard));
  const second = at('second-line');
  const below = at('below', 'own-line');
  const folds = second.length > 0 && below.length > 0 && onOpen === undefined;

  return (
    <ListRow
      mark={first?.mark?.(row)}
      name={first?.cell(row)}
      second={second.map((column) => column.cell(row))}
      trailing={at('beside').map((column) => (
        <Fragment key={column.id}>{column.cell(row)}</Fragment>
      ))}
      actions={actionsOf && <RowActions name={nameOf(row)} actions={actionsOf(row)} />}
      onOpen={folds ? toggle : onOpen && (() => onOpen(row))}
      isOpen={folds ? isOpen : undefined}
    >
      {at('in-sight').map((column) => (
        <div key={column.id} className={classes.inSight}>
          {column.cell(row)}
        </div>
      ))}
      {below.length > 0 && (!folds || isOpen) && <Details row={row} columns={below} />}
    </ListRow>
  );
}

function Details<Row>({ row, columns }: Pick<RowProps<Row>, 'row' | 'columns'>) {
  return (
    <dl className={classes.details}>
      {columns.map((column) => (
        <div key={column.id} data-line={column.onCard === 'own-line' ? 'own' : undefined}>
          <Text component="dt" size="xs" c="dimmed">
            {column.header}
          </Text>
          <dd>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

const widths = ['70%', '50%', '60%', '45%', '65%', '40%', '55%'];

/** The shape of rows on a phone that are still on their way. */
export function CardsSkeleton() {
  return (
    <Stack component="ul" className={classes.cards} gap="xs" aria-hidden>
      <SkeletonCards isShort />
    </Stack>
  );
}

function SkeletonCards({ isShort }: { isShort: boolean }) {
  return widths.map((width) => (
    <Card component="li" key={width} padding="md" h={isShort ? 64 : 164}>
      <Skeleton height={14} width={width} />
      <Skeleton height={12} mt={isShort ? 8 : 24} width="40%" />
    </Card>
  ));
}
