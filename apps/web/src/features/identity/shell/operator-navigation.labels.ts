import {
  IconBellRinging,
  IconBrandWhatsapp,
  IconBuildingStore,
  IconCash,
  IconCreditCard,
  IconDatabase,
  IconHistory,
  IconLayoutDashboard,
  IconMail,
  IconReceipt,
  IconSettings,
  IconShieldLock,
  IconStack2,
  IconTags,
  IconWebhook,
} from '@tabler/icons-react';
import type { NavigationGroups } from './navigation.labels.ts';

/** The screens of the platform's operators. */
export const operatorGroups: NavigationGroups = [
  [
    { label: 'Dashboard', to: '/super-admin', icon: IconLayoutDashboard, isHome: true },
    { label: 'Empresas', to: '/super-admin/companies', icon: IconBuildingStore },
    { label: 'Assinaturas', to: '/super-admin/subscriptions', icon: IconReceipt },
    { label: 'Pagamentos', to: '/super-admin/payments', icon: IconCash },
  ],
  [
    { label: 'Planos', to: '/super-admin/plans', icon: IconStack2 },
    { label: 'Stripe', to: '/super-admin/stripe', icon: IconCreditCard },
    { label: 'Webhooks', to: '/super-admin/webhooks', icon: IconWebhook },
  ],
  [
    { label: 'WhatsApp', to: '/super-admin/whatsapp', icon: IconBrandWhatsapp },
    { label: 'Alertas', to: '/super-admin/alerts', icon: IconBellRinging },
    { label: 'Status', to: '/super-admin/statuses', icon: IconTags },
    { label: 'Administradores', to: '/super-admin/admins', icon: IconShieldLock },
  ],
  [
    { label: 'E-mails', to: '/super-admin/mails', icon: IconMail },
    { label: 'Backups', to: '/super-admin/backups', icon: IconDatabase },
    { label: 'Atividade', to: '/super-admin/trail', icon: IconHistory },
    { label: 'Configurações', to: '/super-admin/settings', icon: IconSettings },
  ],
];
