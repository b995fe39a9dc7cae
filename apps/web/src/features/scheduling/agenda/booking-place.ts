/** Free time that somebody pressed. */
export type BookingPlace = {
  professionalId: string;
  professionalName: string;
  /** An instant as the contract wants it. */
  startTime: string;
};
