import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { createElement } from 'react';

const closeButtonProps = { 'aria-label': 'Fechar aviso' };

export function showSuccess(message: string, details?: string): void {
  const icon = createElement(IconCheck, { size: 18 });
  const words = details ? { title: message, message: details } : { message };
  notifications.show({ ...words, color: 'green', icon, closeButtonProps });
}

/** Says also where it leads. The answer is called on arrival, when that is no longer true. */
export function showSuccessOnTheWay(message: string, whereTo: string): () => void {
  const icon = createElement(IconCheck, { size: 18 });
  const words = { title: message, message: whereTo };
  const id = notifications.show({ ...words, color: 'green', icon, closeButtonProps });
  return () => void notifications.update({ id, title: null, message });
}

export function showFailure(title: string, message: string): void {
  const icon = createElement(IconAlertTriangle, { size: 18 });
  notifications.show({ title, message, color: 'red', icon, closeButtonProps });
}
