import type { Administrator } from '@app/contract/platform/administrators.contract';
import { IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { LoadFailed } from '../../../foundation/errors.tsx';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useAdministrators } from './administrators.api.ts';
import { administratorsLabels as labels } from './administrators.labels.ts';
import { AdministratorsTable } from './administrators-table.tsx';
import { RemoveAdministrator } from './remove-administrator.tsx';

const NewAdministratorDialog = lazyPart(() => import('./new-administrator-dialog.tsx'));
const AdministratorDialog = lazyPart(() => import('./administrator-dialog.tsx'));

/** What is open above the list. */
type Opened = { kind: 'new' } | { kind: 'edit' | 'remove'; administrator: Administrator } | null;

export function AdministratorsPage() {
  const administrators = useAdministrators();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const create = () => setOpened({ kind: 'new' });

  return (
    <>
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        action={{ label: labels.create, icon: <IconUserPlus size={18} />, onClick: create }}
      />
      {administrators.isError && !administrators.data ? (
        <LoadFailed onRetry={administrators.refetch} retrying={administrators.isFetching} />
      ) : (
        <AdministratorsTable
          administrators={administrators.data}
          onEdit={(administrator) => setOpened({ kind: 'edit', administrator })}
          onRemove={(administrator) => setOpened({ kind: 'remove', administrator })}
        />
      )}
      <Suspense>
        {opened?.kind === 'new' && <NewAdministratorDialog onClose={close} />}
        {opened?.kind === 'edit' && (
          <AdministratorDialog administrator={opened.administrator} onClose={close} />
        )}
      </Suspense>
      <RemoveAdministrator
        administrator={opened?.kind === 'remove' ? opened.administrator : null}
        onClose={close}
      />
    </>
  );
}
