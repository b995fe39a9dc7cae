import type { Occasion } from '@app/domain/messaging/occasion';
import { isTooLong } from '@app/domain/messaging/recipient';
import { skip } from '@app/domain/messaging/verdict';
import { judgeBirthday } from '../birthdays/judge-birthday.rules.ts';
import {
  judgeCampaign,
  judgeReengagement,
  judgeReturn,
} from '../campaigns/marketing-judges.rules.ts';
import type { Judge } from './judge.rules.ts';
import { judgeAffected } from './judge-affected.rules.ts';
import { judgeAppointment } from './judge-appointment.rules.ts';
import { judgeTask } from './judge-task.rules.ts';
import { judgeWritten } from './judge-written.rules.ts';

/**
 * What becomes of a message. Filled in, a text can pass what one message holds: then nobody gets a part of
 * it, and the list says why.
 */
export const judgeMessage: Judge = async (scope, message, now) => {
  const verdict = await JUDGES[message.occasion](scope, message, now);
  return 'say' in verdict && isTooLong(verdict.say.text) ? skip('too-long') : verdict;
};

/** Who decides, by its occasion. An area adds its own line. */
const JUDGES: Record<Occasion, Judge> = {
  appointment_created: judgeAppointment,
  appointment_confirmation: judgeAppointment,
  appointment_reminder_24h: judgeAppointment,
  appointment_reminder_1h: judgeAppointment,
  appointment_completed: judgeAppointment,
  review_request: judgeAppointment,
  appointment_cancelled: judgeAppointment,
  appointment_moved: judgeAppointment,
  birthday: judgeBirthday,
  campaign: judgeCampaign,
  reengagement: judgeReengagement,
  return: judgeReturn,
  task: judgeTask,
  affected: judgeAffected,
  manual: judgeWritten,
  reply: judgeWritten,
  receipt: judgeWritten,
  test: judgeWritten,
  company_welcome: judgeWritten,
  company_subscription_cancelled: judgeWritten,
  company_subscription_renewed: judgeWritten,
  company_trial_expiring: judgeWritten,
};
