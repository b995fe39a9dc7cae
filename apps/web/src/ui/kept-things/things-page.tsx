import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { errorText, errorTextOr } from '../../foundation/error-text.ts';
import { isRefusal } from '../../foundation/failure.ts';
import { useAskedNew } from '../../foundation/hooks/use-asked-new.ts';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { RemoveDialog } from '../dialogs/remove-dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { type Download, fileAction } from '../lists/file-action.tsx';
import type { RowGroup } from '../lists/table-column.ts';
import { LoadBlock } from '../load-block.tsx';
import { type PageAction, PageButton } from '../page-actions.tsx';
import { PageHeader } from '../page-header.tsx';
import { PartHeader } from '../part-header.tsx';
import type { PictureName } from '../pictures.tsx';
import { FoundThings, ThingsLoading, type ThingsTable } from './found-things.tsx';
import type { ThingActs } from './thing-acts.api.ts';
import type { PageLabels } from './things.labels.ts';
import type { ThingsFilter } from './things-filter.tsx';

export type Thing = { id: string; name: string; active: boolean };

/** What can be chosen of one of them. */
export type ThingChoices<Kept> = Pick<ThingActs, 'deactivate' | 'reactivate'> & {
  onEdit: (thing: Kept) => void;
  onRemove: (thing: Kept) => void;
};

type ThingsPageProps<Kept extends Thing> = {
  labels: PageLabels;
  /** Where there is none of them yet. */
  picture: PictureName;
  things: UseQueryResult<readonly Kept[]>;
  mayManage: boolean;
  /** A tab has its heading already. */
  place?: 'page' | 'tab';
  /** What comes right after making a new one. */
  secondary?: PageAction | undefined;
  /** What else can be done here, before the file. */
  more?: readonly (PageAction | false)[];
  /** What stands between the heading and the list. */
  above?: ReactNode;
  skeleton: ReactNode;
  searchIn: (thing: Kept) => string;
  card: (thing: Kept, choices: ThingChoices<Kept>) => ReactNode;
  /** Where they may also be looked at as rows. */
  table?: (choices: ThingChoices<Kept>) => ThingsTable<Kept>;
  /** What some of them share; nothing where no group would help. */
  groupOf?: (things: readonly Kept[]) => ((thing: Kept) => RowGroup) | undefined;
  /** Where those that are out of use stand below the rest: whether one is. */
  isIdle?: (thing: Kept) => boolean;
  /** By what they are filtered, which may depend on what there is. */
  filter?: (things: readonly Kept[]) => ThingsFilter<Kept>;
  /** The form, of a new one where there is none. */
  editor: (thing: Kept | null, onClose: () => void) => ReactNode;
  acts: ThingActs;
  /** What the server answers about one with history. */
  historyCode: string;
  /** Where removing one of them does more than it seems. */
  removeQuestion?: (thing: Kept) => string;
  /** Missing where she may not take the list away. */
  file?: Download<undefined> | false;
};

type Opened<Kept> = { kind: 'new' } | { kind: 'edit' | 'remove'; thing: Kept } | null;

/** The things of one kind that a company keeps: found, made, changed, put out of use, removed. */
export function ThingsPage<Kept extends Thing>(props: ThingsPageProps<Kept>) {
  const { labels, things, mayManage, skeleton, searchIn, card, editor, acts } = props;
  const [opened, setOpened] = useState<Opened<Kept>>(null);
  const close = () => setOpened(null);
  const startNew = mayManage ? () => setOpened({ kind: 'new' }) : undefined;
  useAskedNew(startNew);
  const removed = opened?.kind === 'remove' ? opened.thing : null;
  const hasSome = things.data !== undefined && things.data.length > 0;
  const choices: ThingChoices<Kept> = {
    deactivate: acts.deactivate,
    reactivate: acts.reactivate,
    onEdit: (thing) => setOpened({ kind: 'edit', thing }),
    onRemove: (thing) => setOpened({ kind: 'remove', thing }),
  };
  const table = props.table?.(choices);

  return (
    <>
      <ThingsHeader {...props} hasSome={hasSome} onCreate={startNew} />
      {props.above}
      <LoadBlock
        query={things}
        skeleton={<ThingsLoading labels={labels} cards={skeleton} table={table} />}
        explain={labels.failedToLoad}
      >
        {(all) =>
          all.length === 0 ? (
            <ThingsEmpty
              labels={labels}
              picture={props.picture}
              secondary={props.secondary}
              onCreate={startNew}
            />
          ) : (
            <FoundThings
              labels={labels}
              things={all}
              searchIn={searchIn}
              table={table}
              groupOf={props.groupOf?.(all)}
              isIdle={props.isIdle}
              filter={props.filter?.(all)}
            >
              {(thing) => card(thing, choices)}
            </FoundThings>
          )
        }
      </LoadBlock>
      {mayManage && (
        <Suspense fallback={null}>
          {opened?.kind === 'new' && editor(null, close)}
          {opened?.kind === 'edit' && editor(opened.thing, close)}
        </Suspense>
      )}
      <RemoveThing
        labels={labels}
        thing={removed}
        question={removed ? props.removeQuestion?.(removed) : undefined}
        acts={acts}
        historyCode={props.historyCode}
        onClose={close}
      />
    </>
  );
}

type ThingsHeaderProps = Pick<
  ThingsPageProps<Thing>,
  'labels' | 'place' | 'secondary' | 'more' | 'file'
> & { hasSome: boolean; onCreate: (() => void) | undefined };

function ThingsHeader(props: ThingsHeaderProps) {
  const { labels, place = 'page', secondary, more = [], file, hasSome, onCreate } = props;
  const header = {
    explanation: labels.explanation,
    action: onCreate && {
      label: labels.create,
      icon: <IconPlus size={18} />,
      onClick: onCreate,
    },
    secondary,
    more: [...more, file && hasSome && fileOf(labels, file)].filter((one) => one !== false),
  };
  if (place === 'tab') return <PartHeader {...header} more={header.more.filter(isThere)} />;
  return <PageHeader title={labels.title} {...header} />;
}

function isThere(action: PageAction | undefined): action is PageAction {
  return action !== undefined;
}

function fileOf(labels: PageLabels, download: Download<undefined>): PageAction {
  const { exportCsv, failedToExport } = labels;
  return fileAction({ label: exportCsv, failureTitle: failedToExport, download, asked: undefined });
}

type ThingsEmptyProps = {
  labels: PageLabels;
  picture: PictureName;
  /** On a phone the header has its icon only, which nobody can read. */
  secondary?: PageAction | undefined;
  onCreate: (() => void) | undefined;
};

/** Whoever may create gets the next step; whoever may not, only the fact. */
export function ThingsEmpty({ labels, picture, secondary, onCreate }: ThingsEmptyProps) {
  const isPhone = useIsPhone();
  if (!onCreate)
    return (
      <EmptyState
        picture={picture}
        title={labels.emptyTitle}
        sentence={labels.emptyForReaders ?? labels.empty}
      />
    );
  return (
    <EmptyState
      picture={picture}
      title={labels.emptyTitle}
      sentence={labels.empty}
      action={
        <>
          <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
            {labels.createFirst}
          </Button>
          {isPhone && secondary && <PageButton action={secondary} variant="default" />}
        </>
      }
    />
  );
}

type RemoveThingProps = {
  labels: PageLabels;
  thing: Thing | null;
  /** Instead of the usual one. */
  question?: string | undefined;
  acts: Pick<ThingActs, 'remove' | 'deactivate'>;
  historyCode: string;
  onClose: () => void;
};

export function RemoveThing(props: RemoveThingProps) {
  const { labels, thing, question = labels.removeQuestion, acts, historyCode, onClose } = props;
  return (
    <RemoveDialog
      thing={thing}
      title={(name) => `Excluir ${name}`}
      question={question}
      history={{ code: historyCode, sentence: labels.explainHistory ?? labels.hasHistory }}
      remove={async (id) => {
        await acts.remove(id).catch((error: unknown) => sayNotRemoved(labels, error));
        showSuccess(labels.removed);
      }}
      deactivate={async (id) => {
        if ((await acts.deactivate(id)) !== false) showSuccess(labels.deactivated);
      }}
      onClose={onClose}
    />
  );
}

/** What the server refuses stands in the dialog; what failed is said in the words of the screen. */
function sayNotRemoved(labels: PageLabels, error: unknown): never {
  const { failedToRemove, refusedToRemove, notRemoved, explainHistory = errorText } = labels;
  if (isRefusal(error)) {
    if (refusedToRemove) showFailure(refusedToRemove, explainHistory(error));
    throw error;
  }
  const sentence = notRemoved ? errorTextOr(notRemoved, error) : errorText(error);
  if (failedToRemove) showFailure(failedToRemove, sentence);
  throw error;
}
