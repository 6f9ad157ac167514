// A hub on a free port of the loopback for tests, ended with the test, and what is said over it.

import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import type { PrivateMessage } from '#contract/client/stream.ts'
import type { TickTuple } from '#contract/public/stream.ts'
import { assert } from '#kernel/assert.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { type Millis, millis } from '#kernel/time.ts'
import { createHttpServer } from '#server/platform/http-server.ts'
import { createStreamHub, type StreamHub, type StreamOptions } from '#server/platform/stream.ts'
import type { Holder } from '#server/platform/stream-tickets.ts'
import { connectClient, type StreamClient } from './stream-client.ts'

export const publicUrl = 'https://trade.example.com'
export const symbols = Array.from({ length: 300 }, (_, i) => `S${String(i).padStart(3, '0')}`)
export const start = millis(1_800_000_000_000)

type Options = Partial<StreamOptions> & { readonly trustedProxies?: number }

/**
 * The clock stands at `start` until it is set; rounds are short, and so is the patience at the end.
 */
export async function serve({ trustedProxies = 0, ...options }: Options = {}) {
  let now: Millis = start
  const hub = createStreamHub({
    clock: { now: () => now },
    ruleVersion: 3,
    symbols,
    publicUrl,
    headers: {},
    ...options,
    limits: { roundMs: 5, closeMs: 300, ...options.limits },
  })
  const server = createHttpServer((_request, response) => response.writeHead(404).end(), {
    headers: {},
    trustedProxies,
  })
  hub.attach(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    await hub.close()
    server.close()
  })
  const address = server.address()
  assert(address !== null && typeof address === 'object', 'it listens on a port')
  const setNow = (instant: Millis) => {
    now = instant
  }
  return { hub, port: address.port, setNow }
}

export function tick(symbol: string, sequence: number, source = 'simulated'): TickTuple {
  return [symbol, sequence, start + sequence, 100 + sequence / 100, source]
}

export function person(id: bigint, session: string): Holder {
  return { clientId: id as ClientId, sessionId: session as SessionId }
}

export function balance(version: number, amount: number): PrivateMessage {
  return { type: 'balance', mode: 'demo', version, balance: amount }
}

export async function signIn(hub: StreamHub, port: number, holder: Holder): Promise<StreamClient> {
  const client = await connectClient(port)
  client.send({ type: 'authenticate', ticket: hub.issueTicket(holder).ticket })
  await client.next('authenticated')
  return client
}

/** Messages are read in order, so the answer to this comes after all that was sent before. */
export async function caughtUp(client: StreamClient): Promise<void> {
  client.send({ type: 'ping', id: 0 })
  await client.next('pong')
}

/** Looks every 10 ms until it is so. */
export async function until(condition: () => boolean, withinMs = 15_000): Promise<void> {
  for (let waited = 0; !condition(); waited += 10) {
    expect(waited, 'waited too long').toBeLessThan(withinMs)
    await setTimeout(10)
  }
}
