import { pictureOr } from '../../foundation/http/picture-or.ts';
import { forMembers, requires } from '../../foundation/http/procedures.ts';
import { inCompany, type MemberContext } from '../../foundation/http/request-context.ts';
import {
  drawPicture,
  newAddressOf,
  picturePathOf,
  removePicture,
} from '../../foundation/storage/pictures.ts';
import { changeLogo, forgetLogo } from './company.commands.ts';
import { readCompany } from './company.queries.ts';

const company = forMembers.company.company;

export const companyLogoHandlers = {
  uploadLogo: company.uploadLogo
    .use(requires('company.manage'))
    .handler(async ({ input: { file }, context, errors }) => {
      const picture = pictureOr(await drawPicture(file, context.companyId), errors);
      return { logoUrl: await storeLogo(context, picture) };
    }),

  removeLogo: company.removeLogo.use(requires('company.manage')).handler(async ({ context }) => {
    // No page may point at a file that is gone, so the address goes first.
    const before = await inCompany(context, (scope) => changeLogo(scope, null));
    await removePicture(context.files, before);
    await forgetLostLogo(context);
    return { logoUrl: null };
  }),
};

const MOST_ATTEMPTS = 3;

/** Whoever removes the logo before this one at the same moment takes this one away with it. */
async function storeLogo(context: MemberContext, picture: Uint8Array): Promise<string> {
  const path = `company-logos/${context.companyId}/logo.webp`;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    await context.files.put(path, picture, 'image/webp');
    const logoUrl = newAddressOf(path);
    const before = await inCompany(context, (scope) => changeLogo(scope, logoUrl));
    if (before && picturePathOf(before) !== path) await removePicture(context.files, before);
    if (await context.files.get(path)) return logoUrl;
  }
  await forgetLostLogo(context);
  throw new Error('The logo was stored and is not there');
}

/** One that somebody uploaded while the one before was being removed went with it. */
async function forgetLostLogo(context: MemberContext): Promise<void> {
  const { logoUrl } = await inCompany(context, readCompany);
  if (logoUrl === null || (await context.files.get(picturePathOf(logoUrl)))) return;
  await inCompany(context, (scope) => forgetLogo(scope, logoUrl));
}
