import type { AppointmentStatus, BookingSource } from './appointment.ts';

/** An appointment as those hear of it who send messages, count money or fill a freed time. */
export type AnnouncedAppointment = {
  appointmentId: string;
  clientId: string;
  professionalId: string;
  serviceIds: readonly string[];
  /** Instants in ISO 8601. */
  startTime: string;
  endTime: string;
  priceCents: number;
  status: AppointmentStatus;
  /** Who did what is announced. */
  by: BookingSource | 'system';
};

/** Time that nobody needs any more. */
type FreedTime = { freed: { professionalId: string; startTime: string; endTime: string } | null };

/** What is told of the agenda as a whole. */
export type AgendaEvents = {
  /** Hours changed, and these are left to be seen to: how many, and by which change. */
  'appointments.affected': { count: number; change: string };
  /** It turned out to be this client's. */
  'appointment.handed-over': { appointmentId: string; clientId: string };
};

export type SchedulingEvents = {
  /** Whoever writes to the client makes her a link of her own then: no key to her page waits here. */
  'appointment.booked': AnnouncedAppointment & { needsApproval: boolean };
  'appointment.moved': AnnouncedAppointment &
    FreedTime & { previousStartTime: string; needsApproval: boolean };
  /** `isApproval`: until then somebody had yet to agree to it. */
  'appointment.confirmed': AnnouncedAppointment & { isApproval: boolean };
  'appointment.completed': AnnouncedAppointment;
  /**
   * It did not take place after all, and whoever counted it takes that back; or somebody who had not
   * come is awaited again. Its new status is told beside; one that is cancelled says so itself.
   */
  'appointment.reopened': AnnouncedAppointment;
  /**
   * One that was deleted before it took place too: by then it is nowhere to be found. Its client is not
   * told, as if it had never been.
   */
  'appointment.cancelled': AnnouncedAppointment & FreedTime;
  /** A cancelled one is scheduled again. */
  'appointment.restored': AnnouncedAppointment;
  /** It was booked for the wrong one: from now on it is hers, and what was told before was not for her. */
  'appointment.reassigned': AnnouncedAppointment & { needsApproval: boolean };
  /** Frees no time: it stays in the agenda. */
  'appointment.no-show': AnnouncedAppointment;
};
