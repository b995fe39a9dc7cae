import { Button, Paper } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { takeVisitOver } from '../../../foundation/sign-in/visit.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { InvitationLinkDialog } from '../../team/invitations/invitation-link-dialog.tsx';
import { useCompanies, useCompanyWrites, useIsMailKept } from './companies.api.ts';
import {
  actsLabels as acts,
  companiesLabels as labels,
  supportEntryLabels,
} from './companies.labels.ts';
import { CompaniesList, type CompanyChoices } from './companies-list.tsx';
import { CompaniesToolbar } from './companies-toolbar.tsx';
import { type CompaniesView, companyFilters } from './companies-view.ts';
import { type Opened, OpenedCompany } from './opened-company.tsx';
import type { Founded } from './operated-company.form.ts';

type CompaniesPageProps = { view: CompaniesView; onView: (view: CompaniesView) => void };
export function CompaniesPage({ view, onView }: CompaniesPageProps) {
  const companies = useCompanies(view);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [handed, setHanded] = useState<{ email: string; link: string } | null>(null);
  const { invite, reactivate } = useCompanyWrites();
  const startNew = () => onView({ ...view, novo: 'empresa' });
  const handOver = ({ email, invitationLink: link }: Founded) => link && setHanded({ email, link });
  const isEmpty = companies.data?.totals?.count === 0 && !companyFilters.isNarrowed(view);
  useVisitOver();
  const isMailKept = useIsMailKept();
  const choices = useChoices({ setOpened, handOver, isMailKept, invite, reactivate });

  function close(): void {
    setOpened(null);
    if (view.novo || view.assinatura) onView({ ...view, novo: undefined, assinatura: undefined });
  }

  return (
    <>
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        action={{ label: labels.create, icon: <IconPlus size={18} />, onClick: startNew }}
      />
      {isEmpty ? (
        <NoCompanies onCreate={startNew} />
      ) : (
        <>
          <CompaniesToolbar view={view} onView={onView} companies={companies} />
          <EndlessList
            walk={companies}
            explain={errorText}
            empty={
              <NothingFound
                sentence={labels.nothingFound}
                onClear={() => onView(companyFilters.withoutAll(view))}
              />
            }
          >
            {(items) => <CompaniesList companies={items} choices={choices} />}
          </EndlessList>
        </>
      )}
      <OpenedCompany
        opened={openedOf(view, opened)}
        onOpen={setOpened}
        onClose={close}
        onFounded={handOver}
      />
      <InvitationLinkDialog handed={handed} onClose={() => setHanded(null)} />
    </>
  );
}

/** What was opened here comes before what the address asks for. */
function openedOf({ novo, assinatura }: CompaniesView, opened: Opened | null): Opened | null {
  if (opened) return opened;
  if (novo) return { kind: 'new' };
  return assinatura ? { kind: 'subscription', company: { id: assinatura } } : null;
}

/** Whoever was put out of a company finds herself here, and is told why. */
function useVisitOver(): void {
  useEffect(() => {
    if (takeVisitOver()) showSuccess(supportEntryLabels.over);
  }, []);
}

type Choosing = Pick<ReturnType<typeof useCompanyWrites>, 'invite' | 'reactivate'> & {
  setOpened: (opened: Opened) => void;
  handOver: (founded: Founded) => void;
  isMailKept: () => Promise<boolean>;
};

/** The functions stay the same, so that the rows of a long list need not be drawn again. */
function useChoices(choosing: Choosing): CompanyChoices {
  const { setOpened, invite, reactivate } = choosing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they call does the same at each drawing.
  return useMemo(
    () => ({
      // One that goes cannot be changed any more.
      onEdit: (company) => company.badge !== 'deleting' && setOpened({ kind: 'edit', company }),
      onSubscription: (company) => setOpened({ kind: 'subscription', company }),
      onSupport: (company) => setOpened({ kind: 'support', company }),
      onDeactivate: (company) => setOpened({ kind: 'deactivate', company }),
      onRemove: (company) => setOpened({ kind: 'remove', company }),
      onReactivate: ({ id }) =>
        reactivate({ id }).then(
          () => showSuccess(acts.reactivated),
          (error: unknown) => showFailure(acts.failedToReactivate, errorText(error)),
        ),
      onInvite: ({ id }) =>
        invite({ id }).then(
          (invited) => sayInvited(invited, choosing),
          (error: unknown) => showFailure(acts.failedToInvite, errorText(error)),
        ),
    }),
    [],
  );
}

type Saying = Pick<Choosing, 'handOver' | 'isMailKept'>;

/** What nobody sends is not said to be on its way. */
async function sayInvited(invited: Founded, { handOver, isMailKept }: Saying): Promise<void> {
  if (invited.invitationLink) return handOver(invited);
  const said = (await isMailKept()) ? acts.inviteKept : acts.invited;
  showSuccess(said(invited.email));
}

function NoCompanies({ onCreate }: { onCreate: () => void }) {
  return (
    <Paper withBorder>
      <EmptyState
        picture="documents"
        sentence={labels.none}
        action={<Button onClick={onCreate}>{labels.createFirst}</Button>}
      />
    </Paper>
  );
}
