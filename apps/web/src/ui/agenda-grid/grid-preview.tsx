import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { type Interval, intersection } from '@app/domain/shared/interval';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconMoon, IconStack2 } from '@tabler/icons-react';
import { type CSSProperties, useEffect } from 'react';
import { changeText, gridLabels, periodText } from './agenda-grid.labels.ts';
import classes from './agenda-grid.module.css';
import { isOutside } from './grid-geometry.ts';
import type { GridColumn } from './grid-model.ts';
import { type Store, useStored } from './store.ts';
import type { Preview } from './use-grid-drag.ts';

/** How long an entry takes in other hands: learned when it is carried, known a moment later. */
export type OtherHands = {
  learn: (entry: AgendaEntry) => void;
  lengthWith: (entry: AgendaEntry, professionalId: string) => number | undefined;
};

type GridPreviewProps = {
  otherHands?: OtherHands | undefined;
  store: Store<Preview | null>;
  columns: readonly GridColumn[];
  span: Interval;
};

/** Where the entry would stand, with its new time, before anything happens. */
export function GridPreview({ store, columns, span, otherHands }: GridPreviewProps) {
  const change = useStored(store);
  const carried = change?.entry.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is carried.
  useEffect(() => {
    if (change) otherHands?.learn(change.entry);
  }, [carried]);
  const preview = change && inHerHands(change, otherHands);
  return (
    <>
      <VisuallyHidden role="status">{preview?.by === 'keys' && changeText(preview)}</VisuallyHidden>
      {preview && (
        <div
          className={classes.preview}
          data-conflict={preview.isConflict || undefined}
          aria-hidden
          style={placeOf(preview, columns, span)}
        >
          <span className={classes.previewTime}>{periodText(preview)}</span>
          <Warning preview={preview} />
          <span className={classes.previewName}>
            {preview.entry.clientName || preview.entry.notes}
          </span>
        </div>
      )}
    </>
  );
}

/** With her it may take longer or shorter; a length that is being drawn stays as it is drawn. */
function inHerHands(change: Preview, otherHands: OtherHands | undefined): Preview {
  const { entry, column, from, until } = change;
  if (column.professionalId === entry.professionalId) return change;
  const lasts = Temporal.Instant.from(entry.startTime).until(entry.endTime).total('minutes');
  if (until - from !== lasts) return change;
  const hers = otherHands?.lengthWith(entry, column.professionalId);
  return hers === undefined ? change : { ...change, until: from + hers };
}

function Warning({ preview }: { preview: Preview }) {
  if (preview.isConflict) {
    return (
      <span className={classes.warning}>
        <IconAlertTriangle size={14} /> {gridLabels.conflict}
      </span>
    );
  }
  if (preview.isOverEncaixe) {
    return (
      <span className={classes.warning}>
        <IconStack2 size={14} /> {gridLabels.overEncaixe}
      </span>
    );
  }
  if (!isOutside(preview, preview.column.hours)) return null;
  return (
    <span className={classes.warning}>
      <IconMoon size={14} /> {gridLabels.outside}
    </span>
  );
}

function placeOf(preview: Preview, columns: readonly GridColumn[], span: Interval): CSSProperties {
  const { from, until } = intersection(preview, span) ?? preview;
  // React's type knows no custom properties, although React sets them.
  return {
    '--column': columns.findIndex(({ key }) => key === preview.column.key),
    '--from': from - span.from,
    '--length': until - from,
  } as CSSProperties;
}
