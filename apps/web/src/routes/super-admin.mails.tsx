import { createFileRoute } from '@tanstack/react-router';
import { MailboxPage } from '../features/platform/mailbox-page.tsx';

export const Route = createFileRoute('/super-admin/mails')({ component: MailboxPage });
