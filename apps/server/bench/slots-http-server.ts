// The server that is asked for free times: says its address, and ends with whoever started it.
import { systemClock } from '../src/foundation/clock.ts';
import { openServing } from './booking-serving.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const { app } = await openServing({ databaseUrl, clock: systemClock });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.on('end', () => process.exit(0)).resume();
