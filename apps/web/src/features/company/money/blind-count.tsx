import { Switch } from '@mantine/core';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { useChangeBlindCount } from '../details/company.api.ts';
import { SettingsSection } from '../settings-section.tsx';
import { blindCountText, blindCountLabels as labels } from './financial.labels.ts';

/** Whoever closes the drawer counts first, and sees afterwards what should have been there. */
export function BlindCount({ isBlind }: { isBlind: boolean }) {
  const mayManage = useMay('company.manage');
  const { mutateAsync: change, isPending } = useChangeBlindCount();
  const choose = (blindCount: boolean) =>
    void say({ done: blindCountText(blindCount), failed: labels.failed }, change({ blindCount }));
  return (
    <SettingsSection title={labels.title} explanation={labels.explanation}>
      <Switch
        label={labels.label}
        checked={isBlind}
        disabled={!mayManage || isPending}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </SettingsSection>
  );
}
