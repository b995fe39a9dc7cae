import { CONSENT_SOURCES, type ConsentSource } from '@app/domain/clients/consent';
import { Button, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { startAnew } from '../../../foundation/start-anew.ts';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { consentLabels as labels, sourceText } from '../record/client-page.labels.ts';
import classes from '../record/client-page.module.css';
import { useRecordConsent } from '../record/client-record.api.ts';

// What an import or the booking page records, nobody at the counter can claim.
const sources = CONSENT_SOURCES.filter((source) => source !== 'import' && source !== 'online').map(
  (value) => ({ value, label: sourceText[value] }),
);

const empty: { source: ConsentSource | null } = { source: null };

type ClientConsentFormProps = { clientId: string; isGranted: boolean };

/** Revoked as easily as given: one choice and one button, whichever way. */
export function ClientConsentForm({ clientId, isGranted }: ClientConsentFormProps) {
  const form = useForm({
    initialValues: empty,
    validate: { source: (source) => (source === null ? labels.sourceMissing : null) },
  });
  const recordConsent = useRecordConsent();
  const saving = useSaving({
    form,
    draft: null,
    send: async ({ source }) =>
      source !== null && recordConsent.mutateAsync({ clientId, granted: !isGranted, source }),
    saved: isGranted ? labels.revokedToast : labels.grantedToast,
    failed: labels.failed,
    done: () => startAnew(form, empty),
  });

  return (
    <PageForm saving={saving} className={classes.consent}>
      <Select<ConsentSource>
        {...form.getInputProps('source')}
        label={labels.source}
        placeholder={labels.sourcePlaceholder}
        data={sources}
      />
      <Button type="submit" variant="default" loading={saving.isSaving}>
        {isGranted ? labels.revoke : labels.grant}
      </Button>
    </PageForm>
  );
}
