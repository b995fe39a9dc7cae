/** Moments travel as text, because what is announced waits in the queue. */
export type TeamEvents = {
  /** Whoever runs the platform looks into the company. */
  'support.entered': { visitId: string; userName: string; reason: string; endsAt: string };
};
