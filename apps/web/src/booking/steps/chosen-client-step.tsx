import { clientLabels, wizardLabels } from '../booking.labels.ts';
import parts from '../parts.module.css';
import { BottomBar } from '../wizard/bottom-bar.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import type { Wizard } from '../wizard/use-wizard.ts';

/** Staff choose among all clients; how, the screen around the wizard knows. */
export function ChosenClientStep({ wizard, formId }: { wizard: Wizard; formId: string }) {
  const { chooseClient, dispatch, state, summary } = wizard;
  return (
    <StepFrame wizard={wizard} title={clientLabels.title.internal}>
      {chooseClient?.({
        formId,
        before: state.client,
        onChosen: (client) => dispatch({ type: 'client-chosen', client }),
      })}
      <BottomBar summary={summary}>
        <button type="submit" form={formId} className={parts.primary}>
          {wizardLabels.next}
        </button>
      </BottomBar>
    </StepFrame>
  );
}
