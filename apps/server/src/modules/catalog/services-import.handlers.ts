import { SERVICE_IMPORT_LIMITS } from '@app/domain/catalog/service-import';
import { guessServiceColumns } from '@app/domain/catalog/service-import-columns';
import type { SessionAccount } from '../../foundation/database/scopes.ts';
import { type Arrival, forMembers, opens, requires } from '../../foundation/http/procedures.ts';
import { type FileReading, readInThread } from '../../foundation/spreadsheets/read-in-thread.ts';
import { checkServices, importServices } from './services-import.commands.ts';
import { fileRowsOf, presentReport } from './services-import.presenter.ts';

// No transaction is open while a file is read.
const imports = forMembers.catalog.servicesImport
  .use(opens('services'))
  .use(requires('services.manage'));

const TOO_LARGE = `O arquivo passa de ${SERVICE_IMPORT_LIMITS.fileBytes / 1024 / 1024} MB. Divida-o em arquivos menores.`;
const NOT_A_TABLE = 'Um vCard guarda contatos, não serviços. Envie uma planilha (.xlsx) ou um CSV.';

export const servicesImportHandlers = {
  check: imports.check.handler(async ({ input, context, errors }) => {
    const reading = await readServices(input.file, context);
    if (!reading.readable) throw errors.FILE_UNREADABLE({ message: reading.sentence });
    const columns = input.columns ?? guessServiceColumns(reading.file.headers);
    const judged = await context.scopes.withCompany(entryOf(context), (scope) =>
      checkServices(scope, fileRowsOf(reading.file), columns),
    );
    return presentReport(reading.file, columns, judged);
  }),

  run: imports.run.handler(async ({ input: { file, columns }, context, errors }) => {
    if (columns.name === undefined) throw errors.NAME_NOT_MAPPED();
    const reading = await readServices(file, context);
    if (!reading.readable) throw errors.FILE_UNREADABLE({ message: reading.sentence });
    return context.scopes.withCompany(entryOf(context), async (scope) => {
      const outcome = await importServices(scope, fileRowsOf(reading.file), columns);
      // Thrown in here: it takes back the whole transaction.
      if (!outcome.accepted) throw errors.SERVICES_CHANGED();
      return presentReport(reading.file, columns, outcome.value);
    });
  }),
};

async function readServices(
  file: File,
  { companyId }: { companyId: string },
): Promise<FileReading> {
  if (file.size > SERVICE_IMPORT_LIMITS.fileBytes) return { readable: false, sentence: TOO_LARGE };
  const reading = await readInThread(file, { limits: SERVICE_IMPORT_LIMITS, companyId });
  if (!reading.readable || reading.file.format !== 'vcard') return reading;
  return { readable: false, sentence: NOT_A_TABLE };
}

type MemberContext = Arrival & { account: SessionAccount; companyId: string };

function entryOf({ companyId, account, requestId }: MemberContext) {
  return { companyId, userId: account.userId, requestId };
}
