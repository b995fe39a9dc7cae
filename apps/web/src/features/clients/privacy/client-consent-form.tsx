import { CONSENT_SOURCES, type ConsentSource } from '@app/domain/clients/consent';
import { Button, Select } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { consentLabels as labels, sourceText } from '../record/client-page.labels.ts';
import classes from '../record/client-page.module.css';
import { useRecordConsent } from '../record/client-record.api.ts';

// What an import or the booking page records, nobody at the counter can claim.
const sources = CONSENT_SOURCES.filter((source) => source !== 'import' && source !== 'online').map(
  (value) => ({ value, label: sourceText[value] }),
);

type ClientConsentFormProps = { clientId: string; isGranted: boolean };

/** Revoked as easily as given: one choice and one button, whichever way. */
export function ClientConsentForm({ clientId, isGranted }: ClientConsentFormProps) {
  const [source, setSource] = useState<ConsentSource | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const recordConsent = useRecordConsent();

  function record(event: FormEvent): void {
    event.preventDefault();
    setIsMissing(source === null);
    if (source === null) field.current?.focus();
    if (source === null) return;
    recordConsent.mutate(
      { clientId, granted: !isGranted, source },
      {
        onSuccess: () => {
          showSuccess(isGranted ? labels.revokedToast : labels.grantedToast);
          setSource(null);
        },
        onError: (error) => showFailure(labels.failed, errorText(error)),
      },
    );
  }

  return (
    <form noValidate onSubmit={record}>
      <div className={classes.consent}>
        <Select<ConsentSource>
          ref={field}
          label={labels.source}
          placeholder={labels.sourcePlaceholder}
          data={sources}
          value={source}
          onChange={setSource}
          error={isMissing && source === null && labels.sourceMissing}
        />
        <Button type="submit" variant="default" loading={recordConsent.isPending}>
          {isGranted ? labels.revoke : labels.grant}
        </Button>
      </div>
    </form>
  );
}
