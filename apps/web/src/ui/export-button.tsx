import { ActionIcon, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useIsPhone } from '../foundation/use-is-phone.ts';

type ExportButtonProps = { label: string; loading: boolean; onClick: () => void };

/** A word on a wide screen, its icon on a phone. */
export function ExportButton({ label, loading, onClick }: ExportButtonProps) {
  const icon = <IconDownload size={18} />;
  if (useIsPhone()) {
    return (
      <ActionIcon variant="default" aria-label={label} loading={loading} onClick={onClick}>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" leftSection={icon} loading={loading} onClick={onClick}>
      {label}
    </Button>
  );
}
