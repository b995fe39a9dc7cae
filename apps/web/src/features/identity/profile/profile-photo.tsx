import { initialsOf } from '@app/domain/shared/text';
import { errorText } from '../../../foundation/error-text.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { ImageField } from '../../../ui/fields/image-field.tsx';
import { useRemovePhoto, useUploadPhoto } from './profile.api.ts';
import { profileLabels } from './profile.labels.ts';

/** Stored as soon as it is chosen. */
export function ProfilePhoto() {
  const { name, imageUrl } = useSession().user;
  const uploadPhoto = useUploadPhoto();
  const removePhoto = useRemovePhoto();

  function upload(file: File): void {
    uploadPhoto.mutate({ file }, { onSuccess: () => showSuccess(profileLabels.photoUpdated) });
  }

  function remove(): void {
    removePhoto.mutate(undefined, {
      onSuccess: () => showSuccess(profileLabels.photoRemoved),
      onError: (error) => showFailure(profileLabels.photoRemovalFailed, errorText(error)),
    });
  }

  return (
    <ImageField
      label={profileLabels.photo}
      shape="round"
      imageUrl={imageUrl}
      placeholder={initialsOf(name)}
      onChoose={upload}
      onRemove={remove}
      error={uploadPhoto.isError ? errorText(uploadPhoto.error) : undefined}
      loading={uploadPhoto.isPending || removePhoto.isPending}
    />
  );
}
