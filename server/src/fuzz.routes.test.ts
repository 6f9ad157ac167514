// Whatever is sent to whichever route of the contract: it answers, in the envelope, and never with a
// defect of ours. The calls are made from the route table, so a new route is tried by itself.

import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { simulatedCardPaths } from '#contract/public/test-cards.ts'
import { refusals } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import type { Route } from '#contract/shared/route.ts'
import { Failure, Text } from '#contract/shared/wire.ts'
import { fc, isProving, seed } from '#seed'
import { freshDatabase } from '#test/database.ts'
import { brokenParts, type HostileCall, hostileCall } from '#test/hostile.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'

const runsPerRoute = isProving ? 60 : 20

const database = freshDatabase()
let whole: WholeApp

beforeAll(async () => {
  whole = await openWholeApp(database().db)
})
afterAll(() => whole.close())

let networks = 0

/** Each comes from a network of its own, so that no limit by address hides what is behind it. */
function send(
  { method }: Route,
  { url, headers, payload }: HostileCall,
  token: string | undefined,
) {
  networks += 1
  return whole.app.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    remoteAddress: `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`,
  })
}

/** An install can be without a fresh price, or an exchange's answer; all that runs here is up. */
const outsideOfUs = ['price_stale', 'no_quote', 'exchange_silent']

function problemOf(route: Route, reply: Awaited<ReturnType<typeof send>>): string | undefined {
  const { statusCode, body } = reply
  const isGood = statusCode < 300
  if (isGood && route.replyType !== undefined) return undefined
  let said: unknown
  try {
    said = JSON.parse(body)
  } catch {
    return `no JSON: ${body.slice(0, 200)}`
  }
  if (isGood || route.path === '/health') {
    const parsed = z.safeParse(route.reply, said)
    return parsed.success ? undefined : `not as the contract has it: ${parsed.error.message}`
  }
  const failure = z.safeParse(Failure, said)
  if (!failure.success) return `not the envelope: ${body.slice(0, 200)}`
  const { code } = failure.data
  if (!(code in refusals)) return `an unknown code: ${code}`
  return statusCode >= 500 && !outsideOfUs.includes(code) ? `${statusCode} ${code}` : undefined
}

test.each(Object.entries<Route>(routes))(`%s (seed ${seed})`, async (_name, route) => {
  const { token } = await whole.aSignedIn()
  const who = fc.constantFrom(token, token, token, undefined, 'nobody’s')
  await fc.assert(
    fc.asyncProperty(hostileCall(route), who, async (call, shown) => {
      const reply = await send(route, call, shown)
      expect(problemOf(route, reply)).toBe(undefined)
    }),
    { seed, numRuns: runsPerRoute, endOnFailure: true },
  )
})

const withParts = Object.values<Route>(routes).filter(({ path }) => path.includes('/:'))

test.each(withParts)('$method $path says so where an address holds no text', async (route) => {
  const { token } = await whole.aSignedIn()
  for (const part of brokenParts) {
    const url = `/api${route.path.replace(/:\w+/g, part)}`
    const reply = await send(route, { url, headers: {}, payload: undefined }, token)
    expect(z.parse(Failure, reply.json())).toMatchObject({ code: 'malformed' })
    expect([part, reply.statusCode, reply.headers['x-frame-options']]).toEqual([part, 400, 'DENY'])
  }
})

/** Not ours to call, and in no contract: the page of the simulated provider does. */
const simulated: Record<string, Route> = {
  [simulatedCardPaths.tokens]: aSimulated({ number: Text, cvv: Text }),
  [simulatedCardPaths.step]: aSimulated({ step: Text, approve: z.boolean() }),
}

function aSimulated(shape: z.core.$ZodLooseShape): Route {
  const body = z.strictObject(shape)
  return { method: 'POST', path: '', audience: 'public', summary: '', body, reply: z.unknown() }
}

test.each(Object.entries(simulated))(`%s (seed ${seed})`, async (url, route) => {
  await fc.assert(
    fc.asyncProperty(hostileCall(route), async (call) => {
      const { statusCode, body } = await send(route, { ...call, url }, undefined)
      expect([statusCode >= 500, body]).toEqual([false, body])
    }),
    { seed, numRuns: runsPerRoute, endOnFailure: true },
  )
})
