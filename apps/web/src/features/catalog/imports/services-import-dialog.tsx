import { Button, Modal, Stack, Text } from '@mantine/core';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { useServicesImport } from './services-import.api.ts';
import { importActionText, importLabels as labels } from './services-import.labels.ts';
import { ServicesImportColumns } from './services-import-columns.tsx';
import { ServicesImportEarlier } from './services-import-earlier.tsx';
import { ServicesImportFile } from './services-import-file.tsx';
import { ServicesImportReport } from './services-import-report.tsx';
import { ServicesImportResult } from './services-import-result.tsx';

/** File, report, result. Each opening begins anew. */
export default function ServicesImportDialog({ onClose }: { onClose: () => void }) {
  const importing = useServicesImport();
  const { stored, isStoring } = importing;
  const close = () => !isStoring && onClose();

  return (
    <Modal opened onClose={close} title={labels.title} size="lg">
      {stored ? (
        <ServicesImportResult stored={stored} onClose={onClose} />
      ) : (
        <Draft importing={importing} onClose={close} />
      )}
    </Modal>
  );
}

type DraftProps = { importing: ReturnType<typeof useServicesImport>; onClose: () => void };

function Draft({ importing, onClose }: DraftProps) {
  const { report, complaint, isChecking, isStoring } = importing;
  const isNameless = report !== null && report.columns.name === undefined;
  const changes = report ? report.counts.new + report.counts.update : 0;

  return (
    <>
      <Stack gap="md">
        <ServicesImportFile
          hasReport={report !== null}
          isReading={isChecking}
          onChoose={importing.choose}
        />
        {complaint && (
          <Text role="alert" c="var(--mantine-color-error)">
            {complaint}
          </Text>
        )}
        {report && (
          <ServicesImportColumns
            report={report}
            disabled={isChecking || isStoring}
            onChange={importing.changeColumns}
          />
        )}
        {report && !isNameless && <ServicesImportReport report={report} />}
        {!report && <ServicesImportEarlier />}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isStoring}>
          Cancelar
        </Button>
        {report && !isNameless && changes > 0 && (
          <Button onClick={importing.store} loading={isStoring} disabled={isChecking}>
            {importActionText(report.counts)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
