import type { SessionAccount } from '../../foundation/database/scopes.ts';
import { type Arrival, forMembers, requires } from '../../foundation/http/procedures.ts';
import {
  type PicturePlace,
  removePicture,
  storePicture,
} from '../../foundation/storage/pictures.ts';
import { changeLogo } from './company.commands.ts';

const company = forMembers.company.company;

export const companyLogoHandlers = {
  uploadLogo: company.uploadLogo
    .use(requires('company.manage'))
    .handler(async ({ input: { file }, context, errors }) => {
      const stored = await storePicture(context.files, placeOf(context), file);
      if (!stored.accepted && stored.reason === 'too-large') throw errors.IMAGE_TOO_LARGE();
      if (!stored.accepted) throw errors.NOT_AN_IMAGE();

      const logoUrl = stored.value;
      await replaceLogo(context, logoUrl);
      return { logoUrl };
    }),

  removeLogo: company.removeLogo.use(requires('company.manage')).handler(async ({ context }) => {
    await replaceLogo(context, null);
    return { logoUrl: null };
  }),
};

type MemberContext = Arrival & { account: SessionAccount; companyId: string };

/** No page may point at a file that is gone, so the address goes first. */
async function replaceLogo(context: MemberContext, logoUrl: string | null): Promise<void> {
  const { companyId, account, requestId, scopes, files } = context;
  const entry = { companyId, userId: account.userId, requestId };
  const before = await scopes.withCompany(entry, (scope) => changeLogo(scope, logoUrl));
  await removePicture(files, before);
}

function placeOf({ companyId }: MemberContext): PicturePlace {
  return { area: 'company-logos', owner: companyId, name: 'logo' };
}
