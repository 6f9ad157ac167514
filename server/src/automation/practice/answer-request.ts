// One request of the practice exchange: what is to go wrong with it does, the rest is done as the
// exchange would do it whose manners the client expects.

import { later } from '#kernel/time.ts'
import { binance } from './answer-binance.ts'
import { kraken } from './answer-kraken.ts'
import {
  doingOf,
  type Exchange,
  type ExchangeAnswer,
  type ExchangeRequest,
  type Manner,
  type Manners,
} from './exchange-state.ts'
import { type FaultName, type FaultRule, metBy } from './fault.ts'
import type { Shape } from './key.ts'

export const manners: Manners = { kraken, binance }

/** What goes back, after how long; without an answer the line is cut then. */
export type Sent = { readonly answer: ExchangeAnswer | undefined; readonly afterMs: number }

export async function answerRequest(
  exchange: Exchange,
  shape: Shape,
  request: ExchangeRequest,
): Promise<Sent> {
  const manner = manners[shape]
  const { trouble, clock } = exchange
  const { plan, met } = metBy(trouble.plan, manner.namesOf(request))
  trouble.plan = plan
  const rule = (name: FaultName) => met.find((it) => it.name === name)
  const afterMs = rule('slow')?.value ?? 0
  const lost = rule('timeout_lost')
  if (lost) return { answer: undefined, afterMs: lost.value }
  await revokeKey(exchange, manner.keyOf(request), rule('revoked'))
  if (rule('ban')) trouble.bannedUntil = later(clock.now(), rule('ban')?.value ?? 0)
  const refusal = refusedBy(exchange, manner, met)
  if (refusal) return { answer: refusal, afterMs }
  const answer = await manner.answer(exchange, request, doingOf(exchange, met))
  const gone = rule('timeout_done')
  if (gone) return { answer: undefined, afterMs: gone.value }
  return { answer: rule('malformed') ? halved(answer) : answer, afterMs }
}

async function revokeKey(
  { books, clock }: Exchange,
  apiKey: string | undefined,
  rule: FaultRule | undefined,
): Promise<void> {
  if (!rule || apiKey === undefined || !(await books.key(apiKey))) return
  await books.revokeKey(apiKey, clock.now())
}

function refusedBy(
  { trouble, clock }: Exchange,
  { refused }: Manner,
  met: readonly FaultRule[],
): ExchangeAnswer | undefined {
  if (trouble.bannedUntil > clock.now()) return refused.banned(trouble.bannedUntil)
  for (const { name, value } of met) {
    if (name === 'rate_limit') return refused.rateLimit()
    if (name === 'nonce') return refused.nonce()
    if (name === 'unavailable') return refused.unavailable()
    if (name === 'too_many') return page(429, 'Too Many Requests', { 'retry-after': String(value) })
    if (name === 'down') return page(503, 'Service Temporarily Unavailable')
  }
  return undefined
}

/** As what stands before an exchange writes it. */
function page(
  status: number,
  says: string,
  headers: Readonly<Record<string, string>> = {},
): ExchangeAnswer {
  const head = `<head><title>${status} ${says}</title></head>`
  const body = `<html>${head}<body><h1>${says}</h1></body></html>`
  return { status, type: 'text/html', body, headers }
}

function halved(answer: ExchangeAnswer): ExchangeAnswer {
  return { ...answer, body: answer.body.slice(0, Math.ceil(answer.body.length / 2)) }
}
