/** Moments travel as text, because what is announced waits in the queue. */
export type TeamEvents = {
  /** Whoever runs the platform looks into the company. */
  'support.entered': { visitId: string; userName: string; reason: string; endsAt: string };
  /** An owner lets the visit change things. */
  'support.allowed': VisitDecision;
  /** Somebody of the company puts support out. */
  'support.ended': VisitDecision;
};

/** What somebody of the company decided about a visit, and when. */
export type VisitDecision = { visitId: string; userId: string; at: string };
