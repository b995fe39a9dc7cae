import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { createElement } from 'react';

const closeButtonProps = { 'aria-label': 'Fechar aviso' };

export function showSuccess(message: string, details?: string): void {
  const icon = createElement(IconCheck, { size: 18 });
  const words = details ? { title: message, message: details } : { message };
  notifications.show({ ...words, color: 'green', icon, closeButtonProps });
}

export function showFailure(title: string, message: string): void {
  const icon = createElement(IconAlertTriangle, { size: 18 });
  notifications.show({ title, message, color: 'red', icon, closeButtonProps });
}
