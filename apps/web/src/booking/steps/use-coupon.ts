import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { contactLabels } from '../booking.labels.ts';
import {
  type AppliedCoupon,
  type BookingGate,
  type CouponQuestion,
  failureOf,
} from '../booking-gate.ts';

const PAUSE_IN_MS = 1000;
const KEPT_FOR_IN_MS = 30_000;
const SHORTEST = 3;

type Outcome = { coupon: AppliedCoupon } | { sentence: string };
/** Null when the server said nothing about the coupon. */
type Asked = { at: number; answer: Promise<Outcome | null> };
export type CouponCheck = {
  state: 'idle' | 'checking' | 'applied' | 'refused';
  sentence: string;
  /** At once, for whoever confirms while still typing. */
  settle: () => Promise<AppliedCoupon | 'none' | 'refused'>;
  refuse: (sentence: string) => void;
};

/** Looks a code up when typing pauses, and remembers the answer for a while. */
export function useCoupon(
  gate: BookingGate,
  question: CouponQuestion,
  /** Null when it does not count. */
  onChecked: (coupon: AppliedCoupon | null) => void,
): CouponCheck {
  const [told, setTold] = useState<{ of: string; outcome: Outcome | null } | null>(null);
  const answers = useRef(new Map<string, Asked>());
  const latest = useRef<string | null>(null);
  const code = question.code.trim();
  const key = JSON.stringify({ ...question, code });

  async function check(withoutAnswer: string): Promise<Outcome> {
    setTold({ of: key, outcome: null });
    const answer = await remembered(answers.current, key, () => lookUp(gate, question));
    const outcome = answer ?? { sentence: withoutAnswer };
    setTold((last) => (last?.of === key ? { of: key, outcome } : last));
    apply('coupon' in outcome ? outcome.coupon : null);
    return outcome;
  }
  /** An answer that comes late is about a code that stands there no longer. */
  function apply(coupon: AppliedCoupon | null): void {
    if (latest.current === key) onChecked(coupon);
  }
  const checkLatest = useEffectEvent(() => check(contactLabels.couponFailed));

  useEffect(() => {
    latest.current = key;
    return () => {
      latest.current = null;
    };
  }, [key]);
  useEffect(() => {
    const { code } = JSON.parse(key) as CouponQuestion;
    if (code.length < SHORTEST) return;
    const timer = setTimeout(checkLatest, PAUSE_IN_MS);
    return () => clearTimeout(timer);
  }, [key]);

  async function settle() {
    if (code === '') return 'none';
    if (code.length < SHORTEST) {
      refuse(contactLabels.couponShort);
      return 'refused';
    }
    const outcome = await check(contactLabels.couponUseFailed);
    return 'coupon' in outcome ? outcome.coupon : 'refused';
  }

  function refuse(sentence: string): void {
    answers.current.delete(key);
    setTold({ of: key, outcome: { sentence } });
    apply(null);
  }

  return { ...seen(told?.of === key ? told.outcome : undefined), settle, refuse };
}

async function lookUp(gate: BookingGate, question: CouponQuestion): Promise<Outcome | null> {
  try {
    return { coupon: await gate.checkCoupon(question) };
  } catch (error) {
    const { code, message } = failureOf(error);
    return code === 'COUPON_REFUSED' && message !== '' ? { sentence: message } : null;
  }
}

/** What is on its way is waited for; what came to nothing is asked again. */
function remembered(
  answers: Map<string, Asked>,
  key: string,
  ask: () => Promise<Outcome | null>,
): Promise<Outcome | null> {
  const known = answers.get(key);
  if (known && Date.now() - known.at < KEPT_FOR_IN_MS) return known.answer;
  const asked = { at: Date.now(), answer: ask() };
  answers.set(key, asked);
  void asked.answer.then((outcome) => {
    if (outcome === null && answers.get(key) === asked) answers.delete(key);
  });
  return asked.answer;
}

function seen(outcome: Outcome | null | undefined): Pick<CouponCheck, 'state' | 'sentence'> {
  if (outcome === undefined) return { state: 'idle', sentence: '' };
  if (outcome === null) return { state: 'checking', sentence: contactLabels.couponChecking };
  if ('coupon' in outcome) return { state: 'applied', sentence: '' };
  return { state: 'refused', sentence: outcome.sentence };
}
