import type { ListedClient } from '@app/contract/clients/clients.contract';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useAskedNew } from '../../../foundation/hooks/use-asked-new.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useClients } from '../clients.api.ts';
import { clientsLabels, loadFailureText } from '../clients.labels.ts';
import { ClientEditor } from '../record/client-editor.tsx';
import type { ClientTarget } from '../record/client-target.ts';
import { RemoveClientDialog } from '../record/remove-client-dialog.tsx';
import { type UseVisits, VisitsContext } from './client-visits.tsx';
import { useClientsActions } from './clients-actions.tsx';
import { orderOf } from './clients-columns.tsx';
import { ClientsEmpty } from './clients-empty.tsx';
import { ClientsGate } from './clients-gate.tsx';
import { ClientsList } from './clients-list.tsx';
import { ClientsToolbar } from './clients-toolbar.tsx';
import { type ClientsView, clientFilters } from './clients-view.ts';

type ClientsPageProps = {
  view: ClientsView;
  onView: (view: ClientsView) => void;
  useVisits: UseVisits;
};

/** What is open above the list: nothing, the form, or the question before deleting. */
type Opened = { edited: ClientTarget } | { removed: ListedClient } | null;

export function ClientsPage(props: ClientsPageProps) {
  return (
    <ClientsGate permission="clients.view" refusal={clientsLabels.notAllowed}>
      <Clients {...props} />
    </ClientsGate>
  );
}

function Clients({ view, onView, useVisits }: ClientsPageProps) {
  const clients = useClients(view);
  const visits = useVisits(useMemo(() => idsOfPages(clients.data), [clients.data]));
  const mayManage = useMay('clients.manage');
  const { opened, close, startNew, ...onRows } = useOpened();
  useAskedNew(mayManage ? startNew : undefined);
  const isEmpty =
    clients.data?.totals?.count === 0 &&
    !clientFilters.isNarrowed(view) &&
    !clients.isPlaceholderData;
  const list = {
    view,
    onOrder: (column: string) => onView(clientFilters.change(view, { order: orderOf(column) })),
    ...onRows,
  };

  return (
    <>
      <PageHeader
        title={clientsLabels.title}
        explanation={useIsPhone() ? undefined : clientsLabels.explanation}
        action={
          mayManage
            ? { label: clientsLabels.create, icon: <IconPlus size={18} />, onClick: startNew }
            : undefined
        }
        {...useClientsActions(view)}
      />
      {isEmpty ? (
        <ClientsEmpty onCreate={startNew} />
      ) : (
        <VisitsContext value={visits}>
          <ClientsToolbar view={view} onView={onView} clients={clients} />
          <EndlessList
            walk={clients}
            explain={loadFailureText}
            empty={
              <NothingFound
                sentence={clientsLabels.nothingFound}
                onClear={() => onView(clientFilters.withoutAll(view))}
              />
            }
          >
            {(items) => <ClientsList clients={items} {...list} />}
          </EndlessList>
        </VisitsContext>
      )}
      <ClientEditor target={opened && 'edited' in opened ? opened.edited : null} onClose={close} />
      <RemoveClientDialog
        client={opened && 'removed' in opened ? opened.removed : null}
        onClose={close}
      />
    </>
  );
}

type Listed = { items: readonly ListedClient[]; pageSizes: readonly number[] };

/** Each page is asked about once, also when others come or go. */
function idsOfPages(listed: Listed | undefined): string[][] {
  let first = 0;
  return (listed?.pageSizes ?? []).map((size) => {
    const page = listed?.items.slice(first, first + size) ?? [];
    first += size;
    return page.map(({ id }) => id);
  });
}

/** The functions stay the same, so that the rows of a long list need not be drawn again. */
function useOpened() {
  const [opened, setOpened] = useState<Opened>(null);
  const functions = useMemo(
    () => ({
      close: () => setOpened(null),
      startNew: () => setOpened({ edited: 'new' }),
      onEdit: ({ id }: ListedClient) => setOpened({ edited: { id } }),
      onRemove: (removed: ListedClient) => setOpened({ removed }),
    }),
    [],
  );
  return { opened, ...functions };
}
