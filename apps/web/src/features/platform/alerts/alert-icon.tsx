import type { AlertType } from '@app/domain/shared/alert-type';
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react';

const icons: Record<AlertType, Icon> = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  error: IconCircleX,
};

type AlertIconProps = { type: AlertType; size: number; className?: string | undefined };

export function AlertIcon({ type, ...look }: AlertIconProps) {
  const Shown = icons[type];
  return <Shown aria-hidden {...look} />;
}
