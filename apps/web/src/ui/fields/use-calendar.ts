import { useState } from 'react';
import { loadPart } from '../../foundation/parts/parts.ts';
import type { DateCalendar } from './date-calendar.tsx';

const load = () => import('./date-calendar.tsx');

/**
 * The calendar is loaded when somebody is about to open it, and opens when it is there, so that the
 * focus finds its days.
 */
export function useCalendar() {
  const [Calendar, setCalendar] = useState<typeof DateCalendar | null>(null);
  const [opened, setOpened] = useState(false);

  async function open(): Promise<void> {
    try {
      const loaded = await loadPart(load);
      setCalendar(() => loaded.DateCalendar);
      setOpened(true);
    } catch (error) {
      // Thrown while drawing, it reaches whoever answers for the screen.
      setCalendar(() => {
        throw error;
      });
    }
  }

  return {
    Calendar,
    opened,
    setOpened,
    toggle: () => (opened ? setOpened(false) : void open()),
    /** What did not come is asked for again when it is opened. */
    prepare: () => void load().catch(() => {}),
  };
}
