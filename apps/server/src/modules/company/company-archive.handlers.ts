import { call, os } from '@orpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Archive } from '../../foundation/archive/archive-part.ts';
import { writeCompanyArchive } from '../../foundation/archive/company-archive.ts';
import { createTempFile, type TempFile } from '../../foundation/archive/temp-file.ts';
import type { SessionAccount } from '../../foundation/database/scopes.ts';
import { presentableError } from '../../foundation/http/error-answers.ts';
import { asMember, requires } from '../../foundation/http/procedures.ts';
import { type RateLimit, rateLimitedPerCompany } from '../../foundation/http/rate-limit.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';

const perHour: RateLimit = { name: 'company-archive', attempts: 5, minutes: 60 };

type TakenArchive = { name: string; file: TempFile };
type Routes = { contextOf: (request: FastifyRequest) => RequestContext; archive: Archive };

/**
 * The archive has an address of its own, because procedures answer values and this may be larger
 * than the memory. It asks for the same session, company, permission and pace as they do. A plan
 * closes nothing here: whoever stops paying may take her data along.
 */
export function registerCompanyArchive(app: FastifyInstance, { contextOf, archive }: Routes): void {
  app.get('/api/company/archive', { exposeHeadRoute: false }, async (request, reply) => {
    const resHeaders = new Headers();
    const context = { ...contextOf(request), resHeaders, archive };
    try {
      const { name, file } = await call(takeArchive, undefined, { context });
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', file.size())
        .header('cache-control', 'no-store')
        .send(file.read());
    } catch (error) {
      const answer = presentableError(error, context);
      return reply
        .status(answer.status)
        .headers(Object.fromEntries(resHeaders))
        .send(answer.toJSON());
    }
  });
}

// The file is finished before the answer begins: whatever fails, nobody gets half an archive, and
// a slow connection keeps no transaction open.
const takeArchive = os
  .$context<RequestContext & { archive: Archive }>()
  .use(asMember)
  .use(requires('company.export'))
  .use(rateLimitedPerCompany(perHour))
  .handler(async ({ context }): Promise<TakenArchive> => {
    const { account, companyId, requestId, logger } = context;
    const entry = { companyId, userId: account.userId, requestId };
    const takenAt = context.now.toZonedDateTimeISO(account.companyTimezone);
    const file = await createTempFile();
    try {
      const { archive, scopes, files } = context;
      const parts = { archive, scopes, files, entry, companyName: account.companyName, takenAt };
      await writeCompanyArchive(parts, file.write);
    } catch (error) {
      await file.close();
      throw error;
    }
    logger.info(entry, 'company archive taken');
    return { name: nameOf(account, takenAt), file };
  });

function nameOf({ companySlug }: SessionAccount, takenAt: Temporal.ZonedDateTime): string {
  return `hora-marcada-${companySlug}-${takenAt.toPlainDate()}.zip`;
}
