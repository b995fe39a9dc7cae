import { Group, Paper, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { CardGrid } from '../lists/card-grid.tsx';
import { CardsSkeleton } from '../lists/data-table-cards.tsx';
import { DataTableGrid } from '../lists/data-table-grid.tsx';
import { NothingFound } from '../lists/nothing-found.tsx';
import { inGroups } from '../lists/row-groups.ts';
import { SearchBox } from '../lists/search-box.tsx';
import type { Column, RowGroup } from '../lists/table-column.ts';
import { useTableView } from '../lists/use-table-view.ts';
import classes from './found-things.module.css';
import { idleLast } from './idle-last.ts';
import { LookChoice, useLook } from './look-choice.tsx';
import { lookLabels, type PageLabels } from './things.labels.ts';
import type { ThingsFilter } from './things-filter.tsx';

/** How things look as rows. */
export type ThingsTable<Kept> = {
  columns: readonly Column<Kept>[];
  menuOf?: ((thing: Kept) => ReactNode) | undefined;
  onOpen?: ((thing: Kept) => void) | undefined;
};

type Found = { id: string; name: string };
type FoundThingsProps<Kept> = {
  labels: PageLabels;
  things: readonly Kept[];
  searchIn: (thing: Kept) => string;
  table?: ThingsTable<Kept> | undefined;
  groupOf?: ((thing: Kept) => RowGroup) | undefined;
  /** Whether one is out of use, and stands below the rest. */
  isIdle?: ((thing: Kept) => boolean) | undefined;
  filter?: ThingsFilter<Kept> | undefined;
  children: (thing: Kept) => ReactNode;
};

/** Those that hold what is typed, and how many they are. */
export function FoundThings<Kept extends Found>(props: FoundThingsProps<Kept>) {
  const { labels, things, searchIn, table, filter, children } = props;
  const groupOf = idleLast(things, props);
  const { look, setLook } = useLook(table);
  const isPhone = useIsPhone();
  const left = filter ? things.filter(filter.shows) : things;
  const view = useTableView({ rows: left, columns: table?.columns ?? [], searchIn });
  const found = inGroups(view.visible ?? [], groupOf);
  const shown = { label: labels.title, groupOf };
  return (
    <>
      <Group gap="sm" mb="md" wrap="nowrap">
        <SearchBox
          label={labels.search}
          placeholder={isPhone && filter ? lookLabels.search : undefined}
          value={view.search}
          onChange={view.setSearch}
        />
        {filter?.panel}
        {look && <LookChoice look={look} onLook={setLook} />}
        <Text role="status" size="xs" c="dimmed" className={`${classes.count} tabular`}>
          {labels.count(found.length)}
        </Text>
      </Group>
      {filter?.chips}
      {found.length === 0 && (
        <NothingLeft labels={labels} filter={filter} onClear={() => view.setSearch('')} />
      )}
      {found.length > 0 && table && look === 'rows' && (
        <Paper withBorder>
          <DataTableGrid
            {...shown}
            {...table}
            rows={found}
            keyOf={idOf}
            nameOf={nameOf}
            sort={view.sort}
            onSort={view.sortBy}
          />
        </Paper>
      )}
      {found.length > 0 && look !== 'rows' && (
        <CardGrid {...shown} items={found}>
          {children}
        </CardGrid>
      )}
    </>
  );
}

type NothingLeftProps<Kept> = Pick<FoundThingsProps<Kept>, 'labels' | 'filter'> & {
  onClear: () => void;
};

function NothingLeft<Kept>({ labels, filter, onClear }: NothingLeftProps<Kept>) {
  if (!filter?.isInUse) {
    const { clearSearch } = lookLabels;
    return (
      <NothingFound sentence={labels.nothingFound} onClear={onClear} clearLabel={clearSearch} />
    );
  }
  const clearBoth = () => {
    onClear();
    filter.clear();
  };
  return <NothingFound sentence={labels.nothingLeft} onClear={clearBoth} />;
}

type ThingsLoadingProps<Kept> = {
  labels: PageLabels;
  cards: ReactNode;
  table?: ThingsTable<Kept> | undefined;
};

/** The shape of what comes: rows on a phone, and elsewhere as it was left. */
export function ThingsLoading<Kept extends Found>(props: ThingsLoadingProps<Kept>) {
  const { labels, cards, table } = props;
  const { look } = useLook(table);
  const isPhone = useIsPhone();
  if (!isPhone && (!table || look !== 'rows')) return cards;
  return (
    <>
      <Skeleton height="var(--control-height)" mb="md" maw={360} radius="md" />
      {isPhone || !table ? <CardsSkeleton /> : <RowsLoading label={labels.title} table={table} />}
    </>
  );
}

type RowsLoadingProps<Kept> = { label: string; table: ThingsTable<Kept> };

function RowsLoading<Kept extends Found>({ label, table }: RowsLoadingProps<Kept>) {
  return (
    <Paper withBorder>
      <DataTableGrid
        {...table}
        label={label}
        rows={undefined}
        keyOf={idOf}
        nameOf={nameOf}
        sort={undefined}
        onSort={() => {}}
      />
    </Paper>
  );
}

const idOf = ({ id }: Found): string => id;
const nameOf = ({ name }: Found): string => name;
