/** The time that somebody fills in a booking for. */
export type ChosenPlace = { professionalId: string; startTime: string; endTime: string };

/** Free time that somebody pressed. */
export type BookingPlace = {
  professionalId: string;
  professionalName: string;
  /** An instant as the contract wants it. */
  startTime: string;
};
