import type { Result } from '@app/domain/shared/result';
import type { PictureRefusal } from '../storage/pictures.ts';
import { valueOr } from './value-or.ts';

type PictureErrors = {
  NOT_AN_IMAGE(): Error;
  IMAGE_TOO_LARGE(): Error;
  IMAGE_TOO_MANY_PIXELS(): Error;
};

/** The picture that was taken in; what is none is refused as everywhere where one is uploaded. */
export function pictureOr<Picture>(
  outcome: Result<Picture, PictureRefusal>,
  errors: PictureErrors,
): Picture {
  return valueOr(outcome, {
    'not-an-image': errors.NOT_AN_IMAGE,
    'too-large': errors.IMAGE_TOO_LARGE,
    'too-many-pixels': errors.IMAGE_TOO_MANY_PIXELS,
  });
}
