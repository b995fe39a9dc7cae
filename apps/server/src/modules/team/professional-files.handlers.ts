import { pictureOr } from '../../foundation/http/picture-or.ts';
import { forMembers, opens, requires } from '../../foundation/http/procedures.ts';
import { inCompany, type MemberContext } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
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
      const found = await inCompany(context, (scope) => findProfessional(scope, id));
      if (!found) throw errors.PROFESSIONAL_NOT_FOUND();
      const place = placeOf(context, found.id);
      const photoUrl = pictureOr(await storePicture(context.files, place, file), errors);
      const outcome = await inCompany(context, (scope) => changePhoto(scope, id, photoUrl));
      await removePicture(context.files, outcome.accepted ? outcome.value : photoUrl);
      valueOr(outcome, { 'not-found': errors.PROFESSIONAL_NOT_FOUND });
      return { photoUrl };
    }),

  // No page may point at a file that is gone, so the address goes first.
  removePhoto: professionals.removePhoto
    .use(requires('professionals.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await inCompany(context, (scope) => changePhoto(scope, id, null));
      const before = valueOr(outcome, { 'not-found': errors.PROFESSIONAL_NOT_FOUND });
      await removePicture(context.files, before);
      return { photoUrl: null };
    }),

  remove: professionals.remove
    .use(requires('professionals.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const removed = await inCompany(context, async (scope) =>
        valueOr(await removeProfessional(scope, id), {
          'not-found': errors.PROFESSIONAL_NOT_FOUND,
          'has-history': errors.PROFESSIONAL_HAS_HISTORY,
        }),
      );
      await removePicture(context.files, removed.photoUrl);
      return { id: removed.id };
    }),
};

function placeOf({ companyId }: MemberContext, id: string): PicturePlace {
  return { area: 'professional-photos', owner: companyId, name: id };
}
