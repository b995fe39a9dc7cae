import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { useEffect, useRef, useState } from 'react';
import type { ConnectionActs } from './connection.api.ts';

const A_SECOND = 1000;
const CHECK_EVERY = 30_000;
const ASK_AGAIN_EVERY = 8_000;
const UNREACHABLE_AFTER = 20;
const OVER_AFTER = 180;

export type PairingView = {
  /** Of the code that is shown. */
  secondsLeft: number;
  /** No code for so long that the gateway cannot reach WhatsApp. */
  isUnreachable: boolean;
  /** Nobody scanned for three minutes: codes are not renewed any more. */
  isOver: boolean;
  renew: () => void;
};

/** The clock of a pairing. News bring each code by themselves; asking is for when they do not come. */
export function usePairing(
  connection: WhatsappConnection,
  updatedAt: number,
  { connect, check }: ConnectionActs,
): PairingView {
  const [begunAt, setBegunAt] = useState(() => Date.now());
  const now = useSeconds();
  const passed = Math.floor((now - updatedAt) / A_SECOND);
  const secondsLeft = Math.max(0, connection.codeSecondsLeft - Math.max(0, passed));
  const isOver = now - begunAt >= OVER_AFTER * A_SECOND;
  const hasCode = secondsLeft > 0 && (connection.qrCode ?? connection.pairingCode) !== null;
  const waited = useWaited(hasCode, now);

  // Whoever scans late is seen all the same: how it is asks for no new code.
  useRepeated(() => check.mutate(undefined), CHECK_EVERY, true);
  useRepeated(() => connect.mutate({}), ASK_AGAIN_EVERY, !isOver && !hasCode);

  return {
    // The gateway goes on for long after that; a code that comes and goes would contradict the words.
    secondsLeft: hasCode && !isOver ? secondsLeft : 0,
    isUnreachable: waited >= UNREACHABLE_AFTER,
    isOver,
    renew: () => {
      setBegunAt(Date.now());
      connect.mutate({});
    },
  };
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useRepeated(() => setNow(Date.now()), A_SECOND, true);
  return now;
}

/** For how many seconds there has been no code. */
function useWaited(hasCode: boolean, now: number): number {
  const [since, setSince] = useState(now);
  if (hasCode && since !== now) setSince(now);
  return hasCode ? 0 : Math.floor((now - since) / A_SECOND);
}

function useRepeated(work: () => void, milliseconds: number, isOn: boolean): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => latest.current(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, isOn]);
}
