export type ReviewEvents = {
  /** A client reviewed a visit herself, or somebody of the team wrote down what she said. */
  'review.written': {
    reviewId: string;
    appointmentId: string;
    professionalId: string;
    /** When she came, an instant in ISO 8601. */
    startTime: string;
    rating: number;
    by: 'client' | 'staff';
  };
};
