import { useEffect, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useRemovePhoto, useUploadPhoto } from './professionals.api.ts';

type PhotoChange = { kind: 'chosen'; file: File; url: string } | { kind: 'removed' };

/** A photo that was chosen or taken away, and is stored together with the rest of the form. */
export function usePhotoDraft(storedUrl: string | null) {
  const [change, setChange] = useState<PhotoChange | null>(null);
  const [error, setError] = useState<string | null>(null);
  const store = useStorePhoto();
  useReleased(change?.kind === 'chosen' ? change.url : null);

  function take(next: PhotoChange | null): void {
    setError(null);
    setChange(next);
  }

  /** What was typed beside it is stored already and stays so. */
  async function save(professionalId: string): Promise<'stored' | 'refused'> {
    if (!change) return 'stored';
    try {
      await store(professionalId, change);
    } catch (failure) {
      setError(errorText(failure));
      return 'refused';
    }
    setChange(null);
    return 'stored';
  }

  return {
    url: change === null ? storedUrl : shownUrl(change),
    isChanged: change !== null,
    error,
    choose: (file: File) => take({ kind: 'chosen', file, url: URL.createObjectURL(file) }),
    remove: () => take(storedUrl === null ? null : { kind: 'removed' }),
    save,
  };
}

export type PhotoDraft = ReturnType<typeof usePhotoDraft>;

function useStorePhoto(): (professionalId: string, change: PhotoChange) => Promise<unknown> {
  const uploadPhoto = useUploadPhoto();
  const removePhoto = useRemovePhoto();
  return (id, change) => {
    if (change.kind === 'removed') return removePhoto.mutateAsync({ id });
    return uploadPhoto.mutateAsync({ id, file: change.file });
  };
}

function shownUrl(change: PhotoChange): string | null {
  return change.kind === 'chosen' ? change.url : null;
}

/** The browser keeps the file in memory for as long as its address exists. */
function useReleased(url: string | null): void {
  useEffect(() => {
    if (url === null) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
}
