import type { Company } from '@app/contract/company/company.contract';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { ImageField } from '../../../ui/fields/image-field.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useRemoveLogo, useUploadLogo } from './company.api.ts';
import { companyLabels } from './company.labels.ts';

/** Stored as soon as it is chosen. */
export function CompanyLogo({ company }: { company: Company }) {
  const mayManage = useMay('company.manage');
  const uploadLogo = useUploadLogo();
  const removeLogo = useRemoveLogo();
  if (!mayManage) return null;

  function upload(file: File): void {
    uploadLogo.mutate(
      { file },
      {
        onSuccess: () => showSuccess(companyLabels.logoUpdated),
        onError: (error) => showFailure(companyLabels.logoFailed, errorText(error)),
      },
    );
  }

  function remove(): void {
    removeLogo.mutate(undefined, {
      onSuccess: () => showSuccess(companyLabels.logoRemoved),
      onError: (error) => showFailure(companyLabels.logoRemovalFailed, errorText(error)),
    });
  }

  return (
    <SettingsSection title={companyLabels.logo} explanation={companyLabels.logoExplanation}>
      <ImageField
        label={companyLabels.logoField}
        imageUrl={company.logoUrl}
        onChoose={upload}
        onRemove={remove}
        error={uploadLogo.isError ? errorText(uploadLogo.error) : undefined}
        loading={uploadLogo.isPending || removeLogo.isPending}
      />
    </SettingsSection>
  );
}
