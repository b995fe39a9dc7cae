import { IMAGE_LIMITS } from '@app/domain/company/company-form';
import { pictureOr } from '../../foundation/http/picture-or.ts';
import { forMembers, opens, requires } from '../../foundation/http/procedures.ts';
import { inCompany } from '../../foundation/http/request-context.ts';
import { removePicture, storePicture } from '../../foundation/storage/pictures.ts';
import { changeColor, changeCover } from './company.commands.ts';

const company = forMembers.company.company.use(opens('settings')).use(requires('company.manage'));

/** How the public page looks. It lies beside the logo, under a name that no other picture ever gets. */
export const companyCoverHandlers = {
  uploadCover: company.uploadCover.handler(async ({ input: { file }, context, errors }) => {
    const place = { area: 'company-logos', owner: context.companyId, name: 'cover' } as const;
    const side = IMAGE_LIMITS.coverSideInPixels;
    const coverUrl = pictureOr(await storePicture(context.files, place, file, side), errors);
    const before = await inCompany(context, (scope) => changeCover(scope, coverUrl));
    await removePicture(context.files, before);
    return { coverUrl };
  }),

  // No page may point at a file that is gone, so the address goes first.
  removeCover: company.removeCover.handler(async ({ context }) => {
    const before = await inCompany(context, (scope) => changeCover(scope, null));
    await removePicture(context.files, before);
    return { coverUrl: null };
  }),

  changeColor: company.changeColor.handler(async ({ input, context }) => {
    await inCompany(context, (scope) => changeColor(scope, input.color));
    return input;
  }),
};
