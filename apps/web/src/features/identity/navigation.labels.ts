import type { Session } from '@app/contract/identity/session.contract';
import { type Icon, IconMail, IconScissors } from '@tabler/icons-react';

type Module = NonNullable<Session['company']>['openModules'][number];

export type NavigationEntry = {
  label: string;
  to: '/dashboard/services' | '/super-admin/mails';
  icon: Icon;
  /** The part of the plan it belongs to; the entry carries a lock without access to it. */
  module?: Module;
};

type Entries = readonly [NavigationEntry, ...NavigationEntry[]];

/** The screens of a company, in the order of the sidebar. A new area adds its line here. */
export const companyEntries: Entries = [
  { label: 'Serviços', to: '/dashboard/services', icon: IconScissors, module: 'services' },
];

/** The screens of the platform's operators. */
export const operatorEntries: Entries = [
  { label: 'E-mails', to: '/super-admin/mails', icon: IconMail },
];
