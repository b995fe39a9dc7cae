import type { contract } from '@app/contract/index';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError, onError, type Router } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fastify';
import { ResponseHeadersPlugin, StrictGetMethodPlugin } from '@orpc/server/plugins';
import type { StandardHandlerOptions } from '@orpc/server/standard';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { describeApi } from './api-description/describe-api.ts';
import { apiDocsPage } from './api-description/docs-page.ts';
import { invalidRequest, notFound, presentableError } from './error-answers.ts';
import { acceptBodies } from './request-bodies.ts';
import type { RequestContext } from './request-context.ts';

type ApiParts = {
  router: Router<typeof contract, RequestContext>;
  contextOf: (request: FastifyRequest) => RequestContext;
  logger: Logger;
  metrics: Metrics;
};

type Interceptors = NonNullable<StandardHandlerOptions<RequestContext>['clientInterceptors']>;

/** One contract, two faces: RPC for our web, REST with OpenAPI for integrators. */
export async function registerApi(
  app: FastifyInstance,
  { router, contextOf, logger, metrics }: ApiParts,
): Promise<void> {
  const readable = (error: unknown, context: RequestContext): never => {
    throw presentableError(error, { ...context, logger });
  };
  // Made for each face: its plugins add to the list they are given.
  const interceptCalls = (): Interceptors => [
    ({ path, next }) => metrics.timeProcedure(path.join('.'), next),
    onError((error, { context }) => readable(error, context)),
  ];
  const rpc = new RPCHandler(router, {
    clientInterceptors: interceptCalls(),
    interceptors: [onError(refuseUnreadable)],
    strictGetMethodPluginEnabled: false,
    plugins: [new StrictGetMethodPlugin({ error: writesByGet }), new ResponseHeadersPlugin()],
  });
  const rest = new OpenAPIHandler(router, {
    clientInterceptors: interceptCalls(),
    interceptors: [onError(refuseUnreadable)],
    plugins: [new ResponseHeadersPlugin()],
  });

  type Face = typeof rpc | typeof rest;
  function serve(face: Face, prefix: `/${string}`) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { matched } = await face.handle(request, reply, {
        prefix,
        context: contextOf(request),
      });
      if (!matched) return reply.status(404).send(notFound());
    };
  }

  await app.register(async (faces) => {
    acceptBodies(faces, (request) => contextOf(request).sessionToken !== null);
    faces.route({ method: ['GET', 'POST'], url: '/rpc/*', handler: serve(rpc, '/rpc') });
    faces.all('/api/v1/*', serve(rest, '/api/v1'));
    // What visitors ask for has an address without a version: cards and programs outlive one.
    faces.all('/api/public/*', serve(rest, '/api'));
  });
  registerDescription(app);
}

const writesByGet = new ORPCError('METHOD_NOT_SUPPORTED', {
  message: 'Este endereço não aceita este tipo de pedido.',
});

/** What a procedure throws was made presentable before; anything else never got that far. */
function refuseUnreadable(error: unknown): void {
  if (!(error instanceof ORPCError)) throw invalidRequest();
}

function registerDescription(app: FastifyInstance): void {
  // Made when first asked for: it costs as much as the rest of the start together.
  let description: ReturnType<typeof describeApi> | undefined;
  const described = () => {
    description ??= describeApi();
    return description;
  };
  app.get('/api/openapi.json', described);
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiDocsPage(await described())),
  );
}
