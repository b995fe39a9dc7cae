import { pictureOr } from '../../foundation/http/picture-or.ts';
import { forAccounts } from '../../foundation/http/procedures.ts';
import { limitAccount } from '../../foundation/http/rate-limit.ts';
import type { AccountContext } from '../../foundation/http/request-context.ts';
import { removePicture, storePicture } from '../../foundation/storage/pictures.ts';
import { changePhoto } from './accounts.commands.ts';

/** Drawing a picture anew is work, and everybody with an account may ask for it. */
const uploads = { name: 'account-photo', attempts: 20, minutes: 15 };
const profile = forAccounts.identity.profile;

export const accountPhotoHandlers = {
  uploadPhoto: profile.uploadPhoto.handler(async ({ input: { file }, context, errors }) => {
    const { userId } = context.account;
    await limitAccount(uploads, userId, context);
    const place = { area: 'account-photos', owner: userId, name: 'photo' } as const;
    const imageUrl = pictureOr(await storePicture(context.files, place, file), errors);
    await replacePhoto(context, imageUrl);
    return { imageUrl };
  }),

  removePhoto: profile.removePhoto.handler(async ({ context }) => {
    await replacePhoto(context, null);
    return { imageUrl: null };
  }),
};

/** No page may point at a file that is gone, so the address goes first. */
async function replacePhoto(
  { scopes, files, account, requestId }: AccountContext,
  imageUrl: string | null,
): Promise<void> {
  const { userId } = account;
  const before = await scopes.asOperator({ userId, requestId }, (scope) =>
    changePhoto(scope, userId, imageUrl),
  );
  await removePicture(files, before);
}
