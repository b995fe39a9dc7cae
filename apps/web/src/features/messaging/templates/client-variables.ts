/** For messages that speak of no visit. */
export const CLIENT_VARIABLES = [
  'client_name',
  'company_name',
  'last_appointment_date',
  'days_since_last_appointment',
  'total_appointments',
  'birthday_date',
  'days_until_birthday',
] as const;
