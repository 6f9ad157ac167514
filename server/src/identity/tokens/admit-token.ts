// Lets in who shows a personal token, to the calls that its scopes open, so often in a minute. It
// is looked up at each call: one that is revoked opens nothing from then on.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tokenLimits } from '#contract/client/api-tokens.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { TokenScope } from '#contract/shared/route.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Millis, minute } from '#kernel/time.ts'
import { parseAddressList } from '#server/platform/address-list.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { refuseEntry } from '../sessions/session.ts'
import { type ApiToken, refuseToken } from './token.ts'
import { findByHash, updateUsed } from './tokens.store.ts'

export type TokenCall = {
  /** The header of the request. */
  readonly authorization: string | undefined
  readonly address: string
  readonly scope: TokenScope | undefined
  /** Tells how often it may still be asked with. */
  readonly tell: (name: string, value: string) => void
}

export type TokenGate = (call: TokenCall) => Promise<ApiToken | KnownRefusal>

/** The token of "Bearer ts_…", if it has the form of one of ours. */
export function personalTokenOf(authorization: string | undefined): string | undefined {
  return /^Bearer (ts_(?:\d{1,2}\.)?[\w-]{43})$/i.exec(authorization ?? '')?.[1]
}

const windowSeconds = minute / 1_000

type Deps = { readonly db: Db; readonly clock: Clock }

export function openTokenGate({ db, clock }: Deps): TokenGate {
  const limiterOf = (points: number) => new RateLimiterMemory({ points, duration: windowSeconds })
  const limiters = { read: limiterOf(tokenLimits.calls), trade: limiterOf(tokenLimits.orders) }
  const most = { read: tokenLimits.calls, trade: tokenLimits.orders }
  return async ({ authorization, address, scope, tell }) => {
    const shown = personalTokenOf(authorization)
    const found = shown === undefined ? undefined : await findByHash(db, hashOfToken(shown))
    if (!found) return refuse('signed_out')
    const { token, state } = found
    const now = clock.now()
    const refusal =
      refuseToken(token, { scope, isFromThere: isFrom(token, address), now }) ?? refuseEntry(state)
    if (refusal) return refusal
    const kind = scope ?? 'read'
    const left = await take(limiters[kind], token.id)
    tell('ratelimit-limit', String(most[kind]))
    tell('ratelimit-remaining', String(left.remaining))
    tell('ratelimit-reset', String(left.seconds))
    if (left.isOver) return refuse('too_many_requests', { seconds: left.seconds })
    if (isDue(token, now)) await updateUsed(db, token.id, now)
    return token
  }
}

function isFrom({ addresses }: ApiToken, address: string): boolean {
  return parseAddressList(addresses.join(' '))?.holds(address) === true
}

async function take(limiter: RateLimiterMemory, key: string) {
  try {
    return leftOf(await limiter.consume(key), false)
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome
    return leftOf(outcome, true)
  }
}

function leftOf({ remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean) {
  return {
    remaining: remainingPoints,
    seconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
    isOver,
  }
}

/** Noted once a minute at most. */
function isDue({ lastUsedAt }: ApiToken, now: Millis): boolean {
  return lastUsedAt === null || now - lastUsedAt >= minute
}
