import { describe, expect, test } from 'vitest';
import { agendaContract } from './agenda.contract.ts';
import { staffBooking } from './agenda-entry.contract.ts';
import { appointmentsContract } from './appointments.contract.ts';
import { seriesContract } from './series.contract.ts';

const FORMS = {
  booking: staffBooking,
  change: appointmentsContract.update['~orpc'].inputSchema,
  move: appointmentsContract.move['~orpc'].inputSchema,
  'move of those that follow': seriesContract.moveFollowing['~orpc'].inputSchema,
  block: agendaContract.block['~orpc'].inputSchema,
};

describe.each(Object.entries(FORMS))('the time of a %s', (_name, form) => {
  const aboutTime = (startTime: string) =>
    form?.safeParse({ startTime }).error?.issues.filter(({ path }) => path[0] === 'startTime');

  test.each(['14:00:00Z', '14:00:00.000Z', '11:00:00-03:00'])('may be %s', (time) => {
    expect(aboutTime(`2026-03-11T${time}`)).toEqual([]);
  });

  test.each(['14:00:30Z', '14:00:00.5Z', '14:00:00.0000001Z', '11:00:59-03:00'])(
    'is not %s',
    (time) => {
      expect(aboutTime(`2026-03-11T${time}`)).toMatchObject([
        { message: 'Use um horário em minutos inteiros, sem segundos.' },
      ]);
    },
  );
});
