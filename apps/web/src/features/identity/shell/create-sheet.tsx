import { UnstyledButton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { BottomSheet } from '../../../ui/panels/bottom-sheet.tsx';
import { shellLabels } from './navigation.labels.ts';
import classes from './phone-tabs.module.css';
import type { quickActionsOf } from './quick-actions.labels.ts';

type CreateSheetProps = {
  actions: ReturnType<typeof quickActionsOf>;
  opened: boolean;
  onClose: () => void;
};

/** What can be made from anywhere, from the lower edge of a phone. */
export function CreateSheet({ actions, opened, onClose }: CreateSheetProps) {
  const router = useRouter();
  return (
    <BottomSheet opened={opened} onClose={onClose} title={shellLabels.create}>
      <ul className={classes.actions}>
        {actions.map(({ label, address, icon: Icon }) => (
          <li key={address}>
            <UnstyledButton
              className={classes.action}
              onClick={() => {
                onClose();
                void router.navigate({ href: address });
              }}
            >
              <Icon size={22} stroke={1.75} aria-hidden />
              {label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
