import { may, type Permission, type Role } from './permissions.ts';

/** How far a role gets in a part of the product. */
export type Reach = 'change' | 'see' | 'own' | 'none';

type Steps = Partial<Record<Exclude<Reach, 'none'>, Permission>>;

/** In the order in which people work; what opens each part, step by step. */
export const REACHED = {
  agenda: { own: 'appointments.own', see: 'appointments.view', change: 'appointments.manage' },
  clients: { see: 'clients.view', change: 'clients.manage' },
  catalog: { see: 'services.view', change: 'services.manage' },
  team: { see: 'professionals.view', change: 'professionals.manage' },
  tasks: { own: 'tasks.own', see: 'tasks.view', change: 'tasks.manage' },
  messages: { see: 'messages.view', change: 'messages.send' },
  cash: { see: 'cash.view', change: 'cash.operate' },
  commissions: { own: 'statement.own', change: 'commissions.pay' },
  results: { see: 'insights.view' },
  settings: { see: 'company.view', change: 'company.manage' },
  members: { see: 'members.view', change: 'members.manage' },
  subscription: { see: 'subscription.view', change: 'subscription.manage' },
} as const satisfies Record<string, Steps>;
export type ReachedPart = keyof typeof REACHED;

const FARTHEST_FIRST = ['change', 'see', 'own'] as const;

/** What is told of a role follows from what it may do, so that neither can drift. */
export function reachOf(role: Role, part: ReachedPart): Reach {
  const steps: Steps = REACHED[part];
  const reached = FARTHEST_FIRST.find((step) => {
    const permission = steps[step];
    return permission !== undefined && may(role, permission);
  });
  return reached ?? 'none';
}
