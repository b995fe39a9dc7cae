import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { goOnWith } from '../../../foundation/drafts/go-on.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
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
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'own-name', thing: 'own' }),
    send: (typed) => rename.mutateAsync({ name: typed.name.trim() }),
    saved: profileLabels.renamed,
    failed: profileLabels.failedToRename,
    done: (stored, sent) => goOnWith(form, stored, sent),
  });

  return (
    <PageForm saving={saving}>
      <TextInput
        label={profileLabels.name}
        autoComplete="name"
        {...form.getInputProps('name')}
        mb="sm"
      />
      <Button type="submit" loading={saving.isSaving} disabled={!form.isDirty()}>
        {profileLabels.save}
      </Button>
    </PageForm>
  );
}
