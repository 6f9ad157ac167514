// The OpenAPI 3.1 document, printed from the contract's route table.

import * as z from 'zod/mini'
import { routes } from '#contract/routes.ts'
import type { Route } from '#contract/shared/route.ts'
import { Failure } from '#contract/shared/wire.ts'

export function openApiDocument(title: string, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, route] of Object.entries<Route>(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        personalToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token that a client made for programs: ts_ and 43 signs.',
        },
      },
      schemas: { Failure: schemaOf(Failure, 'output') },
    },
  }
}

function operation(name: string, route: Route) {
  const failure = { $ref: '#/components/schemas/Failure' }
  return {
    operationId: name,
    summary: route.summary,
    ...(route.deprecated ? { deprecated: true } : {}),
    ...(route.audience === 'client' ? { security: securityOf(route) } : {}),
    parameters: [
      ...pathParameters(route.path),
      ...queryParameters(route.query),
      ...(route.takesKey ? [idempotencyKey] : []),
    ],
    ...(route.body ? { requestBody: { required: true, content: bodyOf(route.body, route) } } : {}),
    responses: {
      200: { description: 'Success', content: contentOf(route) },
      default: { description: 'Refused; `code` says why', content: json(failure) },
    },
  }
}

/** A session opens every call of a client; a personal token those that name its scope. */
function securityOf({ scope }: Route) {
  const session = { session: [] }
  return scope === undefined ? [session] : [session, { personalToken: [scope] }]
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Made anew for each order, and sent again with it whenever its outcome is unknown.',
  schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
}

function pathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: z.core.$ZodType | undefined) {
  if (!query) return []
  const schema = schemaOf(query, 'input')
  const required: unknown = schema.required
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return body
}

function contentOf({ reply, replyType }: Route) {
  return replyType ? { [replyType]: {} } : json(schemaOf(reply, 'output'))
}

function bodyOf(body: z.core.$ZodType, { file }: Route) {
  if (file === undefined) return json(schemaOf(body, 'input'))
  const schema = schemaOf(body, 'input')
  const picture = { type: 'string', format: 'binary' }
  const properties = { ...schema.properties, [file.name]: picture }
  return { 'multipart/form-data': { schema: { ...schema, properties } } }
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
