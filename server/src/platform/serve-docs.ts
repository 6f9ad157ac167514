// The documents of the API and of the stream, and pages to read the first by. Few read them: they
// are made when somebody asks, and no start waits for them.

import Fastify, { type FastifyInstance } from 'fastify'
import { asyncApiDocument } from './asyncapi.ts'
import { openApiDocument } from './openapi.ts'

const pages = '/api/docs'
const json = 'application/json; charset=utf-8'
/** Of a question for the pages, and of its answer; the rest is the connection's. */
const headersAsked = ['if-none-match', 'if-modified-since'] as const
const headersTold = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'] as const

export function serveDocs(app: FastifyInstance, version: string): void {
  const api = once(() => openApiDocument('Trading API', version))
  const apiText = once(() => JSON.stringify(api()))
  const streamText = once(() => JSON.stringify(asyncApiDocument('Trading stream', version)))
  const reader = once(() => openReader(api()))
  app.get('/api/openapi.json', (_request, reply) => reply.type(json).send(apiText()))
  app.get('/api/asyncapi.json', (_request, reply) => reply.type(json).send(streamText()))
  for (const path of [pages, `${pages}/*`]) {
    app.get(path, async ({ url, headers }, reply) => {
      const asked = those(headersAsked, headers)
      const answer = await (await reader()).inject({ url, headers: asked })
      reply.headers(those(headersTold, answer.headers))
      return reply.code(answer.statusCode).send(answer.rawPayload)
    })
  }
}

/** An application of its own: to one that answers already no route can be added. */
async function openReader(document: object): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const reader = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await reader.register(swagger, { mode: 'static', specification: { document: document as never } })
  await reader.register(swaggerUi, { routePrefix: pages })
  await reader.ready()
  return reader
}

function those(
  names: readonly string[],
  headers: Readonly<Record<string, string | string[] | number | undefined>>,
): Record<string, string> {
  const given = names.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  return Object.fromEntries(given)
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
