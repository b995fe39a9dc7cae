import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SIGN_UP } from './landing.content.ts';

type PlanCardProps = {
  name: string;
  description: string;
  price: string;
  period: string;
  start: string;
  badge: ReactNode;
  trial: ReactNode;
  features: ReactNode;
};

export function PlanCard(plan: PlanCardProps) {
  return (
    <li className="plan">
      {plan.badge}
      <h3>{plan.name}</h3>
      <p className="plan-description">{plan.description}</p>
      <p className="plan-price">
        <strong>{plan.price}</strong> {plan.period}
      </p>
      <a className="button primary large" href={SIGN_UP}>
        {plan.start}
      </a>
      {plan.trial}
      <ul className="plan-features">{plan.features}</ul>
    </li>
  );
}

export function PlanBadge({ text }: { text: string }) {
  return <p className="plan-badge">{text}</p>;
}

export function PlanTrial({ days }: { days: string }) {
  return <p className="plan-trial">{days} grátis, sem cartão de crédito</p>;
}

export function PlanFeature({ text }: { text: string }) {
  return (
    <li>
      <IconCheck aria-hidden="true" />
      {text}
    </li>
  );
}
