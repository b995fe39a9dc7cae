import { saveFile } from '../../foundation/save-file.ts';
import { type Sheet, sheetFile } from '../dialogs/sheet.ts';
import { ExportButton } from './export-button.tsx';

type ExportListButtonProps<Row> = {
  /** The list's title: a screen may have several. */
  list: string;
  sheet: Sheet<Row>;
  rows: readonly Row[];
};

/** For a list that is here whole: nothing goes out that its reader does not see. */
export function ExportListButton<Row>({ list, sheet, rows }: ExportListButtonProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <ExportButton
      label="Exportar CSV"
      list={list}
      loading={false}
      onClick={() => saveFile(sheetFile(sheet, rows))}
    />
  );
}
