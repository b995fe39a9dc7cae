import type { CommissionTable as Rates } from '@app/contract/catalog/commission-rates.contract';
import { Paper, Skeleton, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { RestoredNotice } from '../../../ui/dialogs/restored-notice.tsx';
import { SaveBar } from '../../../ui/dialogs/save-bar.tsx';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { tableLabels as labels } from './commission-table.labels.ts';
import { CommissionTable } from './commission-table.tsx';
import { useCommissionTable } from './commission-table.view.ts';
import { useCommissionRates } from './commissions.api.ts';

/** `changes`: what a rate of today would change, from the area that knows what was paid. */
type CommissionTablePageProps = { changes: ReactNode };

export function CommissionTablePage({ changes }: CommissionTablePageProps) {
  const mayManage = useMay('commissions.manage');
  return (
    <>
      <BackLink to="/dashboard/professionals">{labels.back}</BackLink>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      {mayManage ? <Rated changes={changes} /> : <NotAllowed sentence={labels.notAllowed} />}
    </>
  );
}

function Rated({ changes }: CommissionTablePageProps) {
  const rates = useCommissionRates();
  return (
    <>
      {changes}
      <LoadBlock query={rates} skeleton={<Skeleton height={240} radius="lg" />} explain={errorText}>
        {(table) => (table.professionals.length === 0 ? <Nobody /> : <Editor table={table} />)}
      </LoadBlock>
    </>
  );
}

function Editor({ table }: { table: Rates }) {
  const form = useCommissionTable(table);
  const changes = useUnsavedChanges(() => form.isDirty, form.forget);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.save();
  }

  return (
    <form noValidate onSubmit={submit}>
      <RestoredNotice draft={form} />
      <CommissionTable table={table} form={form} />
      {form.hasWrong && (
        <Text c="var(--mantine-color-error)" role="alert" mt="sm">
          {labels.wrong}
        </Text>
      )}
      {[...form.overtaken, ...form.replaced].map((text) => (
        <Text key={text} role="alert" mt="sm">
          {text}
        </Text>
      ))}
      <SaveBar changed={form.isDirty} saving={form.isSaving} onDiscard={form.discard} />
      <UnsavedChangesDialog changes={changes} />
    </form>
  );
}

function Nobody() {
  return (
    <Paper withBorder>
      <EmptyState
        picture="people"
        sentence={labels.nobody}
        action={<LinkButton to="/dashboard/professionals">{labels.goToTeam}</LinkButton>}
      />
    </Paper>
  );
}
