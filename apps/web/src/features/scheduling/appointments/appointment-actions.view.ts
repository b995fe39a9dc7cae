import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { isClosed } from '@app/domain/scheduling/appointment';
import { useMemo, useState } from 'react';
import type { HandedOver } from '../booking/booking-dialog.tsx';

/** What is open above the agenda and the details. */
export type Opened =
  | { kind: 'book'; handed: HandedOver | undefined }
  | {
      kind: 'edit' | 'move' | 'client' | 'status' | 'cancel' | 'remove' | 'refuse' | 'settle';
      entry: AgendaEntry;
    };

export type AppointmentActions = {
  onOpen: (entry: AgendaEntry) => void;
  onEdit: (entry: AgendaEntry) => void;
  /** Straight to the times. */
  onMove: (entry: AgendaEntry) => void;
  /** It is somebody else's. */
  onClient: (entry: AgendaEntry) => void;
  onStatus: (entry: AgendaEntry) => void;
  /** The same with the answer chosen. */
  onCancel: (entry: AgendaEntry) => void;
  onRemove: (entry: AgendaEntry) => void;
  onRefuse: (entry: AgendaEntry) => void;
  onSettle: (entry: AgendaEntry) => void;
};

/** The actions stay the same, so that the rows of a long list need not be drawn again. */
export function useOpened(showDetails: (id: string) => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const actions = useMemo<AppointmentActions>(
    () => ({
      onOpen: ({ id }) => showDetails(id),
      // What is closed is only looked at.
      onEdit: (entry) =>
        isClosed(entry.status) ? showDetails(entry.id) : setOpened({ kind: 'edit', entry }),
      onMove: (entry) => setOpened({ kind: 'move', entry }),
      onClient: (entry) => setOpened({ kind: 'client', entry }),
      onStatus: (entry) => setOpened({ kind: 'status', entry }),
      onCancel: (entry) => setOpened({ kind: 'cancel', entry }),
      onRemove: (entry) => setOpened({ kind: 'remove', entry }),
      onRefuse: (entry) => setOpened({ kind: 'refuse', entry }),
      onSettle: (entry) => setOpened({ kind: 'settle', entry }),
    }),
    [showDetails],
  );
  return {
    opened,
    actions,
    book: (handed?: HandedOver) => setOpened({ kind: 'book', handed }),
    close: () => setOpened(null),
  };
}
