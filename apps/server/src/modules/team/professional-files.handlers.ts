import type { SessionAccount } from '../../foundation/database/scopes.ts';
import { type Arrival, forMembers, opens, requires } from '../../foundation/http/procedures.ts';
import {
  type PicturePlace,
  removePicture,
  storePicture,
} from '../../foundation/storage/pictures.ts';
import { changePhoto, removeProfessional } from './professionals.commands.ts';
import { findProfessional } from './professionals.queries.ts';

const professionals = forMembers.team.professionals.use(opens('professionals'));

/** What reaches for the store of files, which no transaction may wait for. */
export const professionalFilesHandlers = {
  uploadPhoto: professionals.uploadPhoto
    .use(requires('professionals.manage'))
    .handler(async ({ input: { id, file }, context, errors }) => {
      const entry = entryOf(context);
      const found = await context.scopes.withCompany(entry, (scope) => findProfessional(scope, id));
      if (!found) throw errors.PROFESSIONAL_NOT_FOUND();
      const place = placeOf(context, found.id);
      const stored = await storePicture(context.files, place, file);
      if (!stored.accepted && stored.reason === 'too-large') throw errors.IMAGE_TOO_LARGE();
      if (!stored.accepted && stored.reason === 'too-many-pixels') {
        throw errors.IMAGE_TOO_MANY_PIXELS();
      }
      if (!stored.accepted) throw errors.NOT_AN_IMAGE();

      const photoUrl = stored.value;
      const outcome = await context.scopes.withCompany(entry, (scope) =>
        changePhoto(scope, id, photoUrl),
      );
      await removePicture(context.files, outcome.accepted ? outcome.value : photoUrl);
      if (!outcome.accepted) throw errors.PROFESSIONAL_NOT_FOUND();
      return { photoUrl };
    }),

  // No page may point at a file that is gone, so the address goes first.
  removePhoto: professionals.removePhoto
    .use(requires('professionals.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await context.scopes.withCompany(entryOf(context), (scope) =>
        changePhoto(scope, id, null),
      );
      if (!outcome.accepted) throw errors.PROFESSIONAL_NOT_FOUND();
      await removePicture(context.files, outcome.value);
      return { photoUrl: null };
    }),

  remove: professionals.remove
    .use(requires('professionals.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const removed = await context.scopes.withCompany(entryOf(context), async (scope) => {
        const outcome = await removeProfessional(scope, id);
        if (outcome.accepted) return outcome.value;
        if (outcome.reason === 'not-found') throw errors.PROFESSIONAL_NOT_FOUND();
        throw errors.PROFESSIONAL_HAS_HISTORY();
      });
      await removePicture(context.files, removed.photoUrl);
      return { id: removed.id };
    }),
};

type MemberContext = Arrival & { account: SessionAccount; companyId: string };

function placeOf({ companyId }: MemberContext, id: string): PicturePlace {
  return { area: 'professional-photos', owner: companyId, name: id };
}

function entryOf({ companyId, account, requestId }: MemberContext) {
  return { companyId, userId: account.userId, requestId };
}
