// One of the servers that are stormed: says its address, and ends with whoever started it.
import { hurriedClock, openServing } from './serving.ts';

const [databaseUrl = '', start = ''] = process.argv.slice(2);
const clock = hurriedClock(Temporal.Instant.from(start));
const { app } = await openServing({ databaseUrl, clock });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.on('end', () => process.exit(0)).resume();
