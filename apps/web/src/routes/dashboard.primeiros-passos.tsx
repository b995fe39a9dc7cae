import { createFileRoute } from '@tanstack/react-router';
import { readFirstStep } from '../features/catalog/first-steps/first-steps.view.ts';
import { FirstStepsPage } from '../features/catalog/first-steps/first-steps-page.tsx';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/primeiros-passos')({
  validateSearch: readFirstStep,
  component: FirstSteps,
});

function FirstSteps() {
  const { passo = 'servicos' } = useView(readFirstStep);
  return <FirstStepsPage step={passo} />;
}
