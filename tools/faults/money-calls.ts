// How clients call a server that may be gone: each call is made again with the same key until it is
// clearly answered.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from './money-install.ts'
import type { AskedKind, MoneyJournal, MoneyOutcome } from './money-journal.ts'

export type Call = {
  readonly method: 'GET' | 'POST'
  /** Below /api. */
  readonly path: string
  readonly body?: object | FormData
  readonly key?: string
}

export type Reply = {
  readonly http: number
  readonly code?: string
  // biome-ignore lint/suspicious/noExplicitAny: a reply as it came
  readonly data: any
  readonly next_cursor?: string | null
}

export type Caller = {
  readonly url: string
  /** No more is asked again. */
  readonly isAbandoned: () => boolean
}

/** A client, or a member of staff at their desk, by the token of their session. */
export type Who = { readonly token: string; readonly ip: string; readonly isStaff?: boolean }

const patienceMs = 6_000
const pauseMs = 60

/** Null: no answer that one could read. */
export async function callOnce(url: string, who: Who, call: Call): Promise<Reply | null> {
  const { method, path, body, key } = call
  try {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(who.isStaff
          ? { cookie: `office=${who.token}` }
          : { authorization: `Bearer ${who.token}` }),
        'x-forwarded-for': who.ip,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patienceMs),
    })
    const json = (await response.json()) as Omit<Reply, 'http'>
    return { ...json, http: response.status }
  } catch {
    return null
  }
}

/** Refusals that say nothing about what was asked. */
const isLater = new Set(['unavailable', 'defect', 'price_stale', 'no_quote', 'no_rate', 'busy'])

export function isClear(reply: Reply | null): reply is Reply {
  return reply !== null && !isLater.has(reply.code ?? '') && reply.http < 500
}

/** For what changes nothing: until it is answered. */
export async function callUntil(caller: Caller, who: Who, call: Call): Promise<Reply> {
  for (;;) {
    const reply = await callOnce(caller.url, who, call)
    if (isClear(reply)) return reply
    if (caller.isAbandoned()) throw new Error(`${call.path} was not answered`)
    await sleep(pauseMs)
  }
}

export type Deal = {
  readonly journal: MoneyJournal
  readonly person: Person
  readonly key: string
  readonly kind: AskedKind
  readonly cents: number | null
  readonly about?: string
  readonly call: Call
  /** What it is called from then on. */
  readonly idOf: (reply: Reply) => string
  /** How often it is asked once more when the answer is known. */
  readonly repeats: number
}

/** Asks, writes down, and asks again with the same key while the answer is unknown. */
export async function deal(caller: Caller, { journal, person, ...deed }: Deal): Promise<Reply> {
  const { key, kind, cents, about, call, idOf, repeats } = deed
  const { clientId } = person
  journal.asked({ key, kind, clientId, cents, ...(about === undefined ? {} : { about }) })
  let left = repeats
  let wasLost = false
  for (;;) {
    const reply = await callOnce(caller.url, person, { ...call, key })
    // "Too many" is an answer, unless what it is about may have been done before.
    const isKnown = isClear(reply) && !(wasLost && reply.code === 'too_many_requests')
    if (isKnown) {
      const outcome: MoneyOutcome =
        reply.http === 200 ? { acked: idOf(reply) } : { refused: reply.code ?? String(reply.http) }
      journal.answered(key, outcome)
      if (left === 0 || reply.http !== 200) return reply
      left -= 1
    } else {
      wasLost = true
      if (caller.isAbandoned()) throw new Error(`${key} was not answered`)
      await sleep(pauseMs)
    }
    journal.again(key)
  }
}

const openPatienceMs = 60_000

/** Whether the server comes to take money in both coins, for which it needs fresh prices. */
export async function opens(url: string, [person]: readonly Person[]): Promise<boolean> {
  const end = Date.now() + openPatienceMs
  while (person && Date.now() < end) {
    const path = '/deposit/conversion?currency=eth&usd_amount=20'
    const reply = await callOnce(url, person, { method: 'GET', path })
    if (reply?.http === 200 || reply?.code === 'account_frozen') return true
    await sleep(pauseMs)
  }
  return false
}
