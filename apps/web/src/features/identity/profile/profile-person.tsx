import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { errorText } from '../../../foundation/error-text.ts';
import { focusFirstError, showFieldErrors } from '../../../foundation/form-errors.ts';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { useRename } from './profile.api.ts';
import { complaintAboutName, ownRoleText, profileLabels } from './profile.labels.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { ProfileSection } from './profile-section.tsx';

export function ProfilePerson() {
  const session = useSession();
  const { user } = session;
  return (
    <ProfileSection title={profileLabels.person}>
      <Text fw={600} truncate>
        {user.name}
      </Text>
      <Text c="dimmed" mb="lg">
        {ownRoleText(session)}
      </Text>
      <Stack gap="lg">
        <ProfilePhoto />
        <NameForm name={user.name} />
      </Stack>
      <ProfileFacts />
    </ProfileSection>
  );
}

function NameForm({ name }: { name: string }) {
  const rename = useRename();
  const form = useForm({ initialValues: { name }, validate: { name: complaintAboutName } });
  const changes = useUnsavedChanges(() => form.isDirty());

  async function save(typed: { name: string }): Promise<void> {
    try {
      const stored = await rename.mutateAsync({ name: typed.name.trim() });
      form.setInitialValues(stored);
      form.setValues(stored);
      showSuccess(profileLabels.renamed);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      showFailure(profileLabels.failedToRename, errorText(error));
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}>
      <TextInput
        label={profileLabels.name}
        autoComplete="name"
        {...form.getInputProps('name')}
        mb="sm"
      />
      <Button type="submit" loading={rename.isPending} disabled={!form.isDirty()}>
        {profileLabels.save}
      </Button>
      <UnsavedChangesDialog changes={changes} />
    </form>
  );
}
