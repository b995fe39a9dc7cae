/** Why an undo leaves a service as it is. */
export const SERVICE_KEPT_REASONS = ['changed', 'offered', 'commission', 'booked'] as const;
export type ServiceKeptReason = (typeof SERVICE_KEPT_REASONS)[number];

export type ImportedService = {
  /** Whether the import made the service, or changed one that was there. */
  outcome: 'new' | 'update';
  /** The version the import left, and the one of today. */
  appliedVersion: number;
  version: number;
  /** Somebody of the team does it. */
  isOffered: boolean;
  hasCommission: boolean;
};

/** Null when it may be taken back. What was booked only the database knows, when it is removed. */
export function whyKept(service: ImportedService): ServiceKeptReason | null {
  if (service.version !== service.appliedVersion) return 'changed';
  // What it had before does not matter to who does it: only a removal would take it away from them.
  if (service.outcome === 'update') return null;
  if (service.isOffered) return 'offered';
  if (service.hasCommission) return 'commission';
  return null;
}
