// Answers every call at once and does nothing for it; says its address first.
import { createServer } from 'node:http';

const server = createServer((_request, response) => response.writeHead(204).end());
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${Object(server.address()).port}/`);
});
