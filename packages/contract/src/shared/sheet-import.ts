import { ROW_OUTCOMES } from '@app/domain/shared/sheet-import';
import { z } from 'zod';

export const sheetFile = z.file('Escolha um arquivo');

export const sheetRefusals = {
  /** The sentence says what is wrong and where. */
  FILE_UNREADABLE: { status: 400, message: 'Não foi possível ler o arquivo.' },
  NAME_NOT_MAPPED: { status: 400, message: 'Escolha a coluna do nome.' },
} as const;

/** Which columns a spreadsheet of things has, and what becomes of its rows. */
export function sheetSchemas<const Fields extends readonly string[]>(fields: Fields) {
  /** Which column holds the field, counted from 0. Forms carry numbers as texts. */
  const columns = z.partialRecord(
    z.enum(fields),
    z.coerce.number<number>('Coluna inválida').int('Coluna inválida').min(0, 'Coluna inválida'),
  );
  const report = z.object({
    headers: z.array(z.string()),
    columns,
    counts: z.record(z.enum(ROW_OUTCOMES), z.int()),
    rows: z.array(
      z.object({
        rowNumber: z.int(),
        name: z.string(),
        outcome: z.enum(ROW_OUTCOMES),
        remarks: z.array(z.string()),
      }),
    ),
  });
  return { columns, report };
}
