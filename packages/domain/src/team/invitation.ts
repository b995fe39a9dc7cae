export type InvitationRefusal = 'not-found' | 'role-too-high' | 'already-member';

/** Mails to people whom we know from nobody but the company: few of them until it pays. */
export const INVITATION_MAILS = { perHour: 30, perDayInTrial: 10 } as const;

/** Why whoever opens a link cannot join with it. */
export type JoiningRefusal = 'not-valid' | 'email-taken' | 'other-account';

export const INVITATION_DAYS = 7;

export function invitationEndOf(sentAt: Temporal.Instant): Temporal.Instant {
  return sentAt.add({ hours: INVITATION_DAYS * 24 });
}

type Answerable = { acceptedAt: Temporal.Instant | null; expiresAt: Temporal.Instant };

/** A link works once, and not a moment longer than it says. */
export function canBeAccepted(invitation: Answerable, now: Temporal.Instant): boolean {
  if (invitation.acceptedAt) return false;
  return Temporal.Instant.compare(invitation.expiresAt, now) > 0;
}
