import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import { type Api, useApi } from '../../foundation/api.tsx';
import { reportFailure } from '../../foundation/failure.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { forgetSession } from '../identity/session.api.ts';
import { verificationLabels } from './payment-verification.labels.ts';

export const MOST_ATTEMPTS = 30;
const BETWEEN_ATTEMPTS = 3000;
const TIME_TO_READ = 2000;

export type Verified = Awaited<ReturnType<Api['billing']['subscription']['verify']['call']>>;

export type Verification =
  | { phase: 'checking'; attempt: number }
  | { phase: 'verified'; result: Verified }
  | { phase: 'timeout' };

type Running = { verification: Verification; round: number };
type Change = Verification | { phase: 'again' };

const start: Running = { verification: { phase: 'checking', attempt: 1 }, round: 1 };

/** The payment provider's ids begin like this; anything else came from somewhere else. */
export function looksLikePayment(sessionId: string): boolean {
  return /^cs_\w+$/.test(sessionId);
}

/** Asks until the payment provider knows the subscription, goes in then, and gives up after a while. */
export function usePaymentVerification(sessionId: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [{ verification, round }, change] = useReducer(changed, start);

  useEffect(() => {
    const stop = new AbortController();
    void askUntilVerified({ api, sessionId, round, report: change, signal: stop.signal });
    return () => stop.abort();
  }, [api, sessionId, round]);

  useEffect(() => {
    if (verification.phase === 'timeout') {
      showFailure(verificationLabels.timeoutToast, verificationLabels.timeoutDetails);
    }
    if (verification.phase !== 'verified') return;
    showSuccess(verificationLabels.activated);
    forgetSession({ api, queryClient });
    const goIn = async () => navigate({ to: await whereToGoOn(api) });
    const timer = setTimeout(() => void goIn(), TIME_TO_READ);
    return () => clearTimeout(timer);
  }, [verification.phase, api, queryClient, navigate]);

  return { verification, checkAgain: () => change({ phase: 'again' }) };
}

/** Whoever cannot be booked yet goes on with her first steps. */
async function whereToGoOn(api: Api): Promise<'/dashboard' | '/dashboard/primeiros-passos'> {
  try {
    const { hasSomebodyToBook } = await api.company.company.get.call();
    return hasSomebodyToBook ? '/dashboard' : '/dashboard/primeiros-passos';
  } catch (error) {
    reportFailure(error);
    return '/dashboard';
  }
}

function changed({ round }: Running, change: Change): Running {
  if (change.phase === 'again') return { ...start, round: round + 1 };
  return { verification: change, round };
}

type Asking = {
  api: Api;
  sessionId: string | undefined;
  round: number;
  report: (verification: Verification) => void;
  signal: AbortSignal;
};

async function askUntilVerified({ api, sessionId, report, signal }: Asking): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    report({ phase: 'checking', attempt });
    const result = await askOnce(api, sessionId);
    if (signal.aborted) return;
    if (result?.verified) {
      report({ phase: 'verified', result });
      return;
    }
    if (attempt < MOST_ATTEMPTS) await pause(BETWEEN_ATTEMPTS, signal);
    if (signal.aborted) return;
  }
  report({ phase: 'timeout' });
}

/** An attempt that fails is an attempt without an answer: the next one may have it. */
async function askOnce(api: Api, sessionId: string | undefined): Promise<Verified | null> {
  try {
    return await api.billing.subscription.verify.call(sessionId ? { sessionId } : {});
  } catch (error) {
    reportFailure(error);
    return null;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
