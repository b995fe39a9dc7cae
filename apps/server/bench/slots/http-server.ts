// The server that is asked for free times: says its address, and ends with whoever started it.
import { openServing } from '../booking/serving.ts';

const [databaseUrl = '', start = ''] = process.argv.slice(2);
const opened = Temporal.Instant.from(start);
const clock = () => opened.add({ milliseconds: Math.round(performance.now()) });
const { app } = await openServing({ databaseUrl, clock });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.on('end', () => process.exit(0)).resume();
