import { useEffect, useEffectEvent, useRef } from 'react';
import { BOOKING_STEPS, type BookingStep } from '../booking-gate.ts';
import type { Wizard } from './use-wizard.ts';

/** Where an entry of the browser's history lies, counted from the one the page was opened with. */
type Place = { bookingDepth: number };

/** Where the wizard begins, one page after the cover. */
export const FIRST_PLACE: Place = { bookingDepth: 0 };

/** Every step is a page for the browser, so that its way back is the way back of the wizard. */
export function StepHistory({ wizard }: { wizard: Wizard }) {
  const { step } = wizard.state;
  const trail = useRef<BookingStep[]>([]);
  const base = useRef(0);

  const follow = useEffectEvent((next: BookingStep) => {
    const at = trail.current.indexOf(next);
    const top = trail.current.length - 1;
    if (at === -1) return enter(next);
    trail.current.length = at + 1;
    // Going nowhere would load the page again.
    if (at !== top) history.go(at - top);
  });
  useEffect(() => {
    follow(step);
  }, [step]);

  function enter(next: BookingStep): void {
    const { length } = trail.current;
    // What is booked takes the place of the form: nobody goes back to that.
    if (next === 'confirmation') return;
    trail.current.push(next);
    // A page that was loaded again stands where it stood.
    if (length === 0) base.current = depthOf(history.state) ?? 0;
    const place: Place = { bookingDepth: base.current + length };
    if (length === 0) history.replaceState(place, '');
    else history.pushState(place, '');
  }

  const arrive = useEffectEvent((event: PopStateEvent) => {
    const depth = depthOf(event.state);
    if (depth === null) return;
    const top = base.current + trail.current.length - 1;
    if (depth === top) return;
    // What lies ahead was given up when she went back.
    if (depth > top) return history.go(top - depth);
    const target = trail.current[depth - base.current];
    // Booked, or a visit before this one: there is nothing to show, so she leaves.
    if (step === 'confirmation' || target === undefined) return leaveFrom(depth);
    trail.current.length = depth - base.current + 1;
    const count = BOOKING_STEPS.indexOf(step) - BOOKING_STEPS.indexOf(target);
    for (let steps = 0; steps < count; steps += 1) wizard.goBack();
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => arrive(event);
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  /** Where nothing lies before the page, she stays with what is shown. */
  function leaveFrom(depth: number): void {
    base.current = depth;
    trail.current = [step];
    history.go(-depth - 1);
  }
  return null;
}

/** Null of a page that is none of the wizard's. */
export function depthOf(state: unknown): number | null {
  const { bookingDepth } = (state ?? {}) as Partial<Place>;
  return typeof bookingDepth === 'number' ? bookingDepth : null;
}
