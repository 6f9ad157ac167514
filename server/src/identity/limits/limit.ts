// A client's own limit: what holds now, and how a wish changes it. Lowering acts at once; raising
// or removing waits a day, so that nobody does it in the heat of a loss.

import type { LimitKind, LimitPeriod } from '#contract/client/limits.ts'
import { isLess, type Usd } from '#kernel/money.ts'
import { day, later, type Millis } from '#kernel/time.ts'

export type OwnLimit = {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** Null: no limit. */
  readonly amount: Usd | null
  /** What holds from an instant on, by itself; an amount of null ends the limit. */
  readonly raise: Raise | null
}

type Raise = { readonly to: Usd | null; readonly at: Millis }

export const raiseWaitMs = day

/** The limit as it stands at an instant: a raise whose time has come is part of it. */
export function standingAt(limit: OwnLimit, now: Millis): OwnLimit {
  const { raise } = limit
  return raise && raise.at <= now ? { ...limit, amount: raise.to, raise: null } : limit
}

/** The limit after a client asked for this amount, or for none at all. */
export function changed(before: OwnLimit, asked: Usd | null, now: Millis): OwnLimit {
  const limit = standingAt(before, now)
  return isRaise(limit.amount, asked)
    ? { ...limit, raise: { to: asked, at: later(now, raiseWaitMs) } }
    : { ...limit, amount: asked, raise: null }
}

function isRaise(amount: Usd | null, asked: Usd | null): boolean {
  return amount !== null && (asked === null || isLess(amount, asked))
}
