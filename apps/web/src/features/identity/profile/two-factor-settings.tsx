import { Button, Group } from '@mantine/core';
import { IconCircleMinus, IconShieldCheckFilled } from '@tabler/icons-react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useTwoFactorDialog } from './two-factor-settings.api.ts';
import { twoFactorLabels } from './two-factor-settings.labels.ts';
import { TwoFactorSettingsDialog } from './two-factor-settings-dialog.tsx';

export function TwoFactorSettings() {
  const { twoFactorEnabled } = useSession().user;
  const dialog = useTwoFactorDialog();
  return (
    <ProfileSection
      title={twoFactorLabels.title}
      explanation={twoFactorLabels.explanation}
      status={<TwoFactorStatus enabled={twoFactorEnabled} />}
    >
      {twoFactorEnabled ? (
        <Group gap="sm">
          <Button variant="default" onClick={() => dialog.open('renew')}>
            {twoFactorLabels.renew}
          </Button>
          <Button variant="default" onClick={() => dialog.open('disable')}>
            {twoFactorLabels.disable}
          </Button>
        </Group>
      ) : (
        <Button variant="default" onClick={() => dialog.open('enable')}>
          {twoFactorLabels.enable}
        </Button>
      )}
      <TwoFactorSettingsDialog dialog={dialog} />
    </ProfileSection>
  );
}

function TwoFactorStatus({ enabled }: { enabled: boolean }) {
  if (!enabled) {
    return (
      <StatusBadge tone="neutral" icon={<IconCircleMinus size={14} />}>
        {twoFactorLabels.off}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="positive" icon={<IconShieldCheckFilled size={14} />}>
      {twoFactorLabels.on}
    </StatusBadge>
  );
}
