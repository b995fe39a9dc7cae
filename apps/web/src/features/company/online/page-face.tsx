import type { Company } from '@app/contract/company/company.contract';
import { Button, Stack } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { ImageField } from '../../../ui/fields/image-field.tsx';
import { paletteColors } from '../../../ui/fields/palette-colors.ts';
import { PaletteField } from '../../../ui/fields/palette-field.tsx';
import { useChangeColor, useRemoveCover, useUploadCover } from '../details/company.api.ts';
import { SettingsSection } from '../settings-section.tsx';
import { FacePreview } from './face-preview.tsx';
import { faceLabels } from './public-booking.labels.ts';

/** How the public page looks. Stored as soon as it is chosen. */
export function PageFace({ company }: { company: Company }) {
  if (!useMay('company.manage')) return null;
  return (
    <SettingsSection title={faceLabels.title} explanation={faceLabels.explanation}>
      <Stack gap="lg">
        <FacePreview company={company} />
        <CoverPicture coverUrl={company.coverUrl} />
        <PageColor color={company.color} />
      </Stack>
    </SettingsSection>
  );
}

function CoverPicture({ coverUrl }: Pick<Company, 'coverUrl'>) {
  const uploadCover = useUploadCover();
  const removeCover = useRemoveCover();
  const failed = (error: Error) => showFailure(faceLabels.failed, errorText(error));
  return (
    <ImageField
      label={faceLabels.cover}
      description={faceLabels.coverHelp}
      imageUrl={coverUrl}
      onChoose={(file) =>
        uploadCover.mutate(
          { file },
          { onSuccess: () => showSuccess(faceLabels.coverUpdated), onError: failed },
        )
      }
      onRemove={() =>
        removeCover.mutate(undefined, {
          onSuccess: () => showSuccess(faceLabels.coverRemoved),
          onError: failed,
        })
      }
      error={uploadCover.isError ? errorText(uploadCover.error) : undefined}
      loading={uploadCover.isPending || removeCover.isPending}
    />
  );
}

function PageColor({ color }: Pick<Company, 'color'>) {
  const changeColor = useChangeColor();
  const change = (chosen: string | null) =>
    changeColor.mutate(
      { color: chosen },
      {
        onSuccess: () => showSuccess(faceLabels.colorUpdated),
        onError: (error) => showFailure(faceLabels.failed, errorText(error)),
      },
    );
  return (
    <div>
      <PaletteField
        label={faceLabels.color}
        description={faceLabels.colorHelp}
        colors={paletteColors}
        value={color ?? ''}
        onChange={change}
      />
      {color && (
        <Button variant="subtle" color="gray" mt="xs" onClick={() => change(null)}>
          {faceLabels.noColor}
        </Button>
      )}
    </div>
  );
}
