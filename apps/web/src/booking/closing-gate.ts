import { type BookingGate, failureOf } from './booking-gate.ts';

type Asking<Args extends unknown[], Answer> = (...args: Args) => Promise<Answer>;

/** The same gate, which tells when the company stops taking bookings while somebody is inside. */
export function closingGate(gate: BookingGate, onClosed: () => void): BookingGate {
  function telling<Args extends unknown[], Answer>(ask: Asking<Args, Answer>) {
    return async (...args: Args): Promise<Answer> => {
      try {
        return await ask(...args);
      } catch (error) {
        if (failureOf(error).code === 'COMPANY_NOT_FOUND') onClosed();
        throw error;
      }
    };
  }
  return {
    ...gate,
    professionals: telling(gate.professionals),
    services: telling(gate.services),
    days: telling(gate.days),
    slots: telling(gate.slots),
    checkCoupon: telling(gate.checkCoupon),
    book: telling(gate.book),
    ...(gate.findClient && { findClient: telling(gate.findClient) }),
    ...(gate.hold && { hold: telling(gate.hold) }),
  };
}
