import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import type { AuthRefusal } from '../../../foundation/sign-in/auth.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  isWrongCode,
  prepareTwoFactor,
  renewRecoveryCodes,
  type TwoFactorSetup,
  type TwoProofs,
} from '../../../foundation/sign-in/auth-account.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { forgetSession, useRefreshSession } from '../session.api.ts';
import { twoFactorLabels } from './two-factor-settings.labels.ts';

export type TwoFactorPurpose = 'enable' | 'disable' | 'renew';
export type TwoFactorStep =
  | { kind: 'password' }
  | { kind: 'scan'; setup: TwoFactorSetup }
  | { kind: 'codes'; codes: string[] };

/** `null` when the step is done; otherwise what to say beside the field. */
type Complaint = Promise<string | null>;
export type ProofComplaint = { field: keyof TwoProofs; sentence: string };

export type TwoFactorDialogState = ReturnType<typeof useTwoFactorDialog>;

/** The way through the dialog, whatever it was opened for. */
export function useTwoFactorDialog() {
  const [opened, setOpened] = useState(false);
  const [purpose, setPurpose] = useState<TwoFactorPurpose>('enable');
  const [step, setStep] = useState<TwoFactorStep>({ kind: 'password' });
  const refreshSession = useRefreshSession();
  const forget = useForgetSession();

  async function giveProofs(proofs: TwoProofs): Promise<ProofComplaint | null> {
    const answer = await atDoor[purpose](proofs);
    if (!answer.accepted) {
      return { field: isWrongCode(answer) ? 'code' : 'password', sentence: answer.message };
    }
    if (answer.value) {
      setStep(answer.value);
      return null;
    }
    showSuccess(twoFactorLabels.disabled);
    setOpened(false);
    await refreshSession();
    return null;
  }

  async function giveCode(code: string, { recoveryCodes }: TwoFactorSetup): Complaint {
    const answer = await confirmTwoFactor(code);
    if (!answer.accepted) return answer.message;
    showSuccess(twoFactorLabels.enabled);
    forget();
    setStep({ kind: 'codes', codes: recoveryCodes });
    return null;
  }

  return {
    opened,
    purpose,
    step,
    giveProofs,
    giveCode,
    open: (chosen: TwoFactorPurpose) => {
      setPurpose(chosen);
      setStep({ kind: 'password' });
      setOpened(true);
    },
    close: () => setOpened(false),
    finish: async () => {
      setOpened(false);
      await refreshSession();
    },
  };
}

type NextStep = { accepted: true; value: TwoFactorStep | null } | AuthRefusal;

/** What the password opens; once the second step is on, only together with a code. */
const atDoor: Record<TwoFactorPurpose, (proofs: TwoProofs) => Promise<NextStep>> = {
  enable: async ({ password }) => {
    const answer = await prepareTwoFactor(password);
    if (!answer.accepted) return answer;
    return { accepted: true, value: { kind: 'scan', setup: answer.value } };
  },
  renew: async (proofs) => {
    const answer = await renewRecoveryCodes(proofs);
    if (!answer.accepted) return answer;
    return { accepted: true, value: { kind: 'codes', codes: answer.value } };
  },
  disable: disableTwoFactor,
};

/** Whoever leaves with the codes still open must not find the old state on the next screen. */
function useForgetSession(): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => forgetSession({ api, queryClient });
}
