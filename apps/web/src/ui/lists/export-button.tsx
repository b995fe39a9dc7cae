import { ActionIcon, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';

type ExportButtonProps = {
  label: string;
  /** Said aloud where a screen has several lists. */
  list?: string;
  loading: boolean;
  onClick: () => void;
};

/** A word on a wide screen, its icon on a phone. */
export function ExportButton({ label, list, loading, onClick }: ExportButtonProps) {
  const name = list ? `${label}: ${list}` : label;
  const icon = <IconDownload size={18} />;
  if (useIsPhone()) {
    return (
      <ActionIcon variant="default" aria-label={name} loading={loading} onClick={onClick}>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <Button
      variant="default"
      aria-label={name}
      leftSection={icon}
      loading={loading}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
