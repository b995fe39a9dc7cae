import type { servicesImport } from '@app/contract/catalog/services-import.contract';
import type { Answer } from '@app/contract/shared/schemas';
import type { ShownServiceImport } from './service-imports.queries.ts';

export function presentServiceImport(shown: ShownServiceImport): Answer<typeof servicesImport> {
  const { newRows, updateRows, undoneAt } = shown;
  return {
    ...shown,
    state: undoneAt ? 'undone' : 'done',
    counts: { new: newRows, update: updateRows },
    kept: shown.kept.flatMap(({ name, keptReason }) =>
      keptReason ? [{ name, reason: keptReason }] : [],
    ),
  };
}
