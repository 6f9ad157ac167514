import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { answerErrors, createRouter, readJson } from './http.ts'

const reply = z.object({ status: z.literal(true) })
const common = { summary: 'A test.', reply } as const
const own: Route = { ...common, method: 'GET', path: '/own', signedIn: true }
const open: Route = { ...common, method: 'GET', path: '/open', signedIn: false }
const picture: Route = { ...common, method: 'GET', path: '/picture', signedIn: true }
let app: FastifyInstance
const yes = { status: true } as const

beforeAll(async () => {
  app = Fastify()
  readJson(app)
  answerErrors(app)
  const router = createRouter(app, ({ headers }) =>
    headers.authorization === 'ada' ? (7n as ClientId) : refuse('signed_out'),
  )
  router.on(own, () => yes)
  router.on(open, () => yes)
  router.on(picture, (call) => {
    call.reply.header('cache-control', 'private, max-age=60')
    return yes
  })
  await app.ready()
})
afterAll(() => app.close())

it.each([
  ['/own', 'ada', 200, 'no-store'],
  ['/own', 'nobody', 401, 'no-store'],
  ['/picture', 'ada', 200, 'private, max-age=60'],
  ['/open', 'ada', 200, undefined],
])(
  'what %s tells %s is answered with %i and cached as %s',
  async (url, authorization, status, kept) => {
    const answer = await app.inject({ url: `/api${url}`, headers: { authorization } })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['cache-control']).toBe(kept)
  },
)
