import { useNavigate } from '@tanstack/react-router';

export const FIRST_STEPS = ['servicos', 'equipe', 'link'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Without a step in the address it is the first. */
export function readFirstStep({ passo }: Record<string, unknown>): { passo?: FirstStep } {
  const step = FIRST_STEPS.find((known) => known === passo);
  return step ? { passo: step } : {};
}

export function useGoToStep(): (passo: FirstStep) => void {
  const navigate = useNavigate();
  return (passo) => void navigate({ to: '/dashboard/primeiros-passos', search: { passo } });
}
