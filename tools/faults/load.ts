// Clients that trade without pause: each sends an order and, while its fate is unknown, the same
// order with the same key, until it is answered. All of it stands in the journal.

import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { Order } from '#contract/client/trades.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents } from '#kernel/money.ts'
import { anOrder } from '#test/engine.ts'
import type { Journal, Outcome } from './journal.ts'

export type Trader = { readonly clientId: ClientId; readonly token: string }

export type Load = {
  /** When orders were acknowledged, by performance.now(). */
  readonly ackTimes: readonly number[]
  readonly refusals: ReadonlyMap<string, number>
  /** Waits for an acknowledgement later than this; false if none comes in time. */
  readonly ackAfter: (instant: number, patienceMs: number) => Promise<boolean>
  /** No more orders; resolves when the fate of all is known. */
  readonly stop: () => Promise<void>
  /** No more orders, and nobody asks for the fate of the last ones. */
  readonly abandon: () => Promise<void>
}

export type LoadOptions = {
  readonly port: number
  /** This machine, unless another is named. */
  readonly host?: string
  readonly traders: readonly Trader[]
  readonly workers: number
  readonly pauseMs: number
  readonly journal: Journal
  readonly symbol: string
  /** What keys begin with, where several loads share a journal. */
  readonly keys?: string
  /** How long an answer is waited for. */
  readonly patienceMs?: number
  readonly heard?: (heard: Heard) => void
}

/** How long an answer took, and its code; null where none came, or it was accepted. */
export type Heard = { readonly ms: number; readonly code: string | null }

const retryAfterMs = 25
const requestPatienceMs = 5_000

export function startLoad(options: LoadOptions): Load {
  const { traders, journal, workers, pauseMs, host = '127.0.0.1' } = options
  const patienceMs = options.patienceMs ?? requestPatienceMs
  const agent = new Agent({ keepAlive: true, maxSockets: workers })
  const ackTimes: number[] = []
  const refusals = new Map<string, number>()
  let isStopping = false
  let isAbandoned = false
  let keys = 0

  const trade = async (worker: number) => {
    const trader = present(traders[(worker + keys) % traders.length], 'a trader')
    const key = `${options.keys ?? 'key'}-${keys}`
    keys += 1
    const order = orderOf(keys, options.symbol)
    await journal.sent({ clientId: trader.clientId, order, key })
    while (!isAbandoned) {
      const began = performance.now()
      const { port } = options
      const answer = await submit({ agent, host, port, patienceMs, trader, order, key })
      const { outcome, code = null } = answer
      options.heard?.({ ms: performance.now() - began, code })
      if (outcome === 'unknown') {
        await sleep(retryAfterMs)
        continue
      }
      await journal.answered(key, outcome)
      if ('acked' in outcome) ackTimes.push(performance.now())
      else refusals.set(outcome.refused, (refusals.get(outcome.refused) ?? 0) + 1)
      return
    }
  }
  const work = async (worker: number) => {
    while (!isStopping) {
      await trade(worker)
      await sleep(pauseMs)
    }
  }
  const all = Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  const stop = async () => {
    isStopping = true
    await all
    agent.destroy()
  }
  return {
    ackTimes,
    refusals,
    ackAfter: async (instant, patienceMs) => {
      const end = performance.now() + patienceMs
      while (performance.now() < end) {
        if ((ackTimes.at(-1) ?? 0) > instant) return true
        await sleep(5)
      }
      return false
    },
    stop,
    abandon: () => {
      isAbandoned = true
      return stop()
    },
  }
}

const rates = ['75/3', '12/5', '11/13', '1/18', '1/61', '218/218'] as const

/** Any of the offered kinds in turn, with odd stakes. */
function orderOf(number: number, symbol: string): Order {
  return anOrder({
    symbol,
    book: number % 3 === 0 ? 'real' : 'demo',
    direction: number % 2 === 0 ? 'rise' : 'fall',
    stake: cents(BigInt(101 + ((number * 7919) % 4_000))),
    strikeRate: present(rates[number % rates.length], 'a rate'),
  })
}

type Submission = {
  readonly agent: Agent
  readonly host: string
  readonly port: number
  readonly patienceMs: number
  readonly trader: Trader
  readonly order: Order
  readonly key: string
}

const Answer = z.union([
  z.object({ status: z.literal(true), data: z.object({ trade_id: z.string() }) }),
  z.object({ status: z.literal(false), code: z.string() }),
])

/** Anything but a clear answer leaves the order's fate unknown. */
async function submit(submission: Submission): Promise<{ outcome: Outcome; code?: string }> {
  const { agent, host, port, patienceMs, trader, order, key } = submission
  const body = JSON.stringify(z.encode(Order, order))
  const text = await new Promise<string | null>((resolve) => {
    const sent = request(
      {
        agent,
        port,
        host,
        method: 'POST',
        path: '/api/trading/submit',
        timeout: patienceMs,
        headers: {
          authorization: `Bearer ${trader.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => resolve(Buffer.concat(parts).toString()))
        response.on('error', () => resolve(null))
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(null))
    sent.end(body)
  })
  const answer = text === null ? null : z.safeParse(Answer, jsonOf(text))
  if (!answer?.success) return { outcome: 'unknown' }
  if (answer.data.status) return { outcome: { acked: answer.data.data.trade_id } }
  const { code } = answer.data
  return { outcome: isLater.has(code) ? 'unknown' : { refused: code }, code }
}

/** Refusals that say nothing about the order. */
const isLater = new Set([
  'unavailable',
  'defect',
  'too_many_requests',
  'price_stale',
  'no_quote',
  'request_too_slow',
])

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
