import { Button } from '@mantine/core';
import { useApi } from '../../foundation/api.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx';
import { doneText } from '../../ui/dialogs/import-outcome.labels.ts';
import { ImportDone } from '../../ui/dialogs/import-outcome.tsx';
import { seeText } from '../../ui/imports/sheet-import.labels.ts';
import { SheetImportDialog } from '../../ui/imports/sheet-import-dialog.tsx';
import { productNoun, productSheetWords } from './products-import.labels.ts';

export default function ProductsImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <SheetImportDialog
      api={useApi().stock.productsImport}
      words={productSheetWords}
      result={({ counts }) => (
        <>
          <ImportDone text={doneText(counts, productNoun)} />
          <DialogActions>
            <Button onClick={onClose}>{seeText(productNoun)}</Button>
          </DialogActions>
        </>
      )}
      onClose={onClose}
    />
  );
}
