import type { ListedCompany } from '@app/contract/platform/companies.contract';
import { Suspense } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { ConfirmFor } from '../../../ui/dialogs/confirm-for.tsx';
import { PayingCompanyDialog } from '../payments/paying-company-dialog.tsx';
import { useCompanyWrites } from './companies.api.ts';
import { actsLabels as acts, shownName } from './companies.labels.ts';
import type { Founded } from './operated-company.form.ts';

const CompanyDialog = lazyPart(() => import('./company-dialog.tsx'));
const SupportEntryDialog = lazyPart(() => import('./support-entry-dialog.tsx'));
const DeleteCompanyDialog = lazyPart(() => import('./delete-company-dialog.tsx'));

/** What is open above the list. */
export type Opened =
  | { kind: 'new' }
  | { kind: 'edit' | 'subscription'; company: { id: string } }
  | { kind: 'support' | 'deactivate' | 'remove'; company: ListedCompany };

type OpenedCompanyProps = {
  opened: Opened | null;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
  onFounded: (founded: Founded) => void;
};

/** The dialogs of one company, or of a new one. */
export function OpenedCompany({ opened, onOpen, onClose, onFounded }: OpenedCompanyProps) {
  const { deactivate } = useCompanyWrites();
  return (
    <>
      <Suspense>
        {opened?.kind === 'new' && (
          <CompanyDialog id={null} onClose={onClose} onFounded={onFounded} />
        )}
        {opened?.kind === 'edit' && (
          <CompanyDialog id={opened.company.id} onClose={onClose} onFounded={onFounded} />
        )}
        {opened?.kind === 'support' && (
          <SupportEntryDialog company={opened.company} onClose={onClose} />
        )}
        {opened?.kind === 'remove' && (
          <DeleteCompanyDialog company={opened.company} onClose={onClose} />
        )}
      </Suspense>
      <PayingCompanyDialog
        id={opened?.kind === 'subscription' ? opened.company.id : null}
        onEdit={(id) => onOpen({ kind: 'edit', company: { id } })}
        onClose={onClose}
      />
      <ConfirmFor
        thing={opened?.kind === 'deactivate' ? opened.company : null}
        title={(company) => acts.deactivateTitle(shownName(company))}
        question={() => acts.deactivateQuestion}
        confirmLabel={acts.deactivate}
        done={acts.deactivated}
        onConfirm={({ id }) => deactivate({ id })}
        onClose={onClose}
      />
    </>
  );
}
