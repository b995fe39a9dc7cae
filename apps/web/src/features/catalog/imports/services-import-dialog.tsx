import { useApi } from '../../../foundation/api.tsx';
import { SheetImportDialog } from '../../../ui/imports/sheet-import-dialog.tsx';
import { serviceSheetWords } from './services-import.labels.ts';
import { ServicesImportEarlier } from './services-import-earlier.tsx';
import { ServicesImportResult } from './services-import-result.tsx';

export default function ServicesImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <SheetImportDialog
      api={useApi().catalog.servicesImport}
      words={serviceSheetWords}
      earlier={<ServicesImportEarlier />}
      result={({ stored }) => stored && <ServicesImportResult stored={stored} onClose={onClose} />}
      onClose={onClose}
    />
  );
}
