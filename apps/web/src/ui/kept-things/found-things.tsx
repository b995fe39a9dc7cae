import {
  Center,
  Group,
  Paper,
  SegmentedControl,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
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
import { lookLabels, type PageLabels } from './things.labels.ts';

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
  children: (thing: Kept) => ReactNode;
};

/** Those that hold what is typed, and how many they are. */
export function FoundThings<Kept extends Found>(props: FoundThingsProps<Kept>) {
  const { labels, things, searchIn, table, children } = props;
  const groupOf = idleLast(things, props);
  const { look, setLook } = useLook(table);
  const view = useTableView({ rows: things, columns: table?.columns ?? [], searchIn });
  const found = inGroups(view.visible ?? [], groupOf);
  const shown = { label: labels.title, groupOf };
  return (
    <>
      <Group gap="sm" mb="md" wrap="nowrap">
        <SearchBox label={labels.search} value={view.search} onChange={view.setSearch} />
        {look && <LookChoice look={look} onLook={setLook} />}
        <Text role="status" size="xs" c="dimmed" className={`${classes.count} tabular`}>
          {labels.count(found.length)}
        </Text>
      </Group>
      {found.length === 0 && (
        <NothingFound
          sentence={labels.nothingFound}
          onClear={() => view.setSearch('')}
          clearLabel={lookLabels.clearSearch}
        />
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

type Look = 'cards' | 'rows';

/** How lists of kept things are looked at on this device; where there is no choice, nothing. */
function useLook(table: object | undefined) {
  const isPhone = useIsPhone();
  const [look, setLook] = useLocalStorage<Look>({
    key: 'list_look',
    defaultValue: 'cards',
    getInitialValueInEffect: false,
    deserialize: (value) => (value === '"rows"' ? 'rows' : 'cards'),
  });
  return { look: table && !isPhone ? look : null, setLook };
}

type LookChoiceProps = { look: Look; onLook: (look: Look) => void };

function LookChoice({ look, onLook }: LookChoiceProps) {
  return (
    <SegmentedControl
      aria-label={lookLabels.choose}
      value={look}
      onChange={onLook}
      data={[
        {
          value: 'cards',
          label: <Sign icon={<IconLayoutGrid size={18} />} text={lookLabels.cards} />,
        },
        {
          value: 'rows',
          label: <Sign icon={<IconLayoutList size={18} />} text={lookLabels.rows} />,
        },
      ]}
    />
  );
}

function Sign({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <Center h="100%" title={text}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </Center>
  );
}
