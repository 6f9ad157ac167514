// What the practice exchange knows beside its books, as long as it runs: how much each client has
// asked for, what is to go wrong, who may listen, and what goes over the wire.

import { later, type Millis, millis } from '#kernel/time.ts'
import { type Budget, type BudgetSize, newBudget } from '#server/platform/budget.ts'
import type { Happening } from './account.ts'
import { type FaultPlan, type FaultRule, newPlan } from './fault.ts'
import type { Shape } from './key.ts'
import type { PracticeDeps } from './place-order.ts'

export type ExchangeRequest = {
  readonly method: string
  /** From the exchange's own root on. */
  readonly path: string
  /** Without its question mark; '' where there is none. */
  readonly query: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  /** Whose allowance it takes from, where it takes from none of an account. */
  readonly network: string
}

export type ExchangeAnswer = {
  readonly status: number
  readonly type: 'application/json' | 'text/html'
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** How much may be asked for, in what each exchange counts. */
export const allowances = {
  /** Of calls that anybody may ask, one a network and call. */
  krakenPublic: { most: 60, perSecond: 10 },
  /** Of an account: its counter, and how fast that falls. */
  krakenPrivate: { most: 20, perSecond: 0.5 },
  /** Of an account's orders in one market. */
  krakenOrders: { most: 125, perSecond: 2.34 },
  binanceOrders: { most: 100, perSecond: 10 },
} as const satisfies Readonly<Record<string, BudgetSize>>
type AllowanceName = keyof typeof allowances

/** Of calls that weigh, in each minute of the clock. */
export const weightMost = 6_000

export type Weighed = {
  /** When its minute began. */
  readonly since: Millis
  readonly used: number
  /** How often it asked on without an allowance. */
  readonly warnings: number
  readonly bannedUntil: Millis
}

export type Listener = (happened: readonly Happening[]) => void

export type Exchange = PracticeDeps & {
  readonly isUnlimited: boolean | undefined
  readonly budgets: Readonly<Record<AllowanceName, Budget>>
  readonly trouble: Trouble
  /** Who listens to an account. */
  readonly listeners: Map<string, Set<Listener>>
  readonly tokens: Map<string, StreamToken>
  /** Binance: what networks asked for, and which of them went on when they were told to wait. */
  readonly weighed: Map<string, Weighed>
}

/** What is to go wrong, and what has. */
export type Trouble = {
  plan: FaultPlan
  bannedUntil: Millis
  /** Orders that nobody is told of yet. */
  readonly hidden: Map<string, Millis>
}

/** Lets a socket listen to an account. */
export type StreamToken = { readonly accountId: string; readonly expiresAt: Millis }

export type ExchangeWishes = Omit<PracticeDeps, 'tell'> & {
  readonly faults?: readonly FaultRule[]
  readonly seed?: number
  /** Nobody is asked to wait. */
  readonly isUnlimited?: boolean
}

export function openExchange({
  faults = [],
  seed = 1,
  isUnlimited,
  ...deps
}: ExchangeWishes): Exchange {
  const { clock } = deps
  const listeners = new Map<string, Set<Listener>>()
  const budgetOf = (name: AllowanceName) =>
    newBudget(isUnlimited ? { most: 1e9, perSecond: 1e9 } : allowances[name], () => clock.now())
  return {
    ...deps,
    isUnlimited,
    listeners,
    tokens: new Map(),
    weighed: new Map(),
    budgets: {
      krakenPublic: budgetOf('krakenPublic'),
      krakenPrivate: budgetOf('krakenPrivate'),
      krakenOrders: budgetOf('krakenOrders'),
      binanceOrders: budgetOf('binanceOrders'),
    },
    trouble: { plan: newPlan(seed, faults), bannedUntil: millis(0), hidden: new Map() },
    tell: (accountId, happened) => {
      for (const listener of listeners.get(accountId) ?? []) listener(happened)
    },
  }
}

/** Listens to an account until the returned function is called. */
export function listenTo(
  { listeners }: Exchange,
  accountId: string,
  listener: Listener,
): () => void {
  const all = listeners.get(accountId) ?? new Set()
  listeners.set(accountId, all.add(listener))
  return () => {
    all.delete(listener)
    if (all.size === 0) listeners.delete(accountId)
  }
}

/** From now on this goes wrong, and nothing else. */
export function setFaults({ trouble }: Exchange, seed: number, rules: readonly FaultRule[]): void {
  trouble.plan = newPlan(seed, rules)
}

/** What of the faults that a request met bears on the doing of it. */
export type Doing = {
  /** The exchange's own time. */
  readonly now: Millis
  readonly depth: bigint | undefined
  /** A new order is known to nobody for so long. */
  readonly hiddenMs: number
  readonly isRejectedLate: boolean
}

export function doingOf({ clock }: Exchange, met: readonly FaultRule[]): Doing {
  const saidBy = (name: FaultRule['name']) => met.find((it) => it.name === name)?.value
  const depth = saidBy('partial')
  return {
    now: later(clock.now(), saidBy('clock') ?? 0),
    depth: depth === undefined ? undefined : BigInt(depth),
    hiddenMs: saidBy('unknown_order') ?? 0,
    isRejectedLate: saidBy('reject_late') !== undefined,
  }
}

/** Whether anybody is told of an order yet. */
export function isKnown({ trouble, clock }: Exchange, orderId: string): boolean {
  const until = trouble.hidden.get(orderId)
  if (until === undefined) return true
  if (until > clock.now()) return false
  trouble.hidden.delete(orderId)
  return true
}

/** How an exchange speaks. */
export type Manner = {
  /** What a request goes by when faults are planned: its call, and `public` or `private`. */
  readonly namesOf: (request: ExchangeRequest) => readonly string[]
  /** The key that a request comes with, if it does with one. */
  readonly keyOf: (request: ExchangeRequest) => string | undefined
  readonly answer: (
    exchange: Exchange,
    request: ExchangeRequest,
    doing: Doing,
  ) => Promise<ExchangeAnswer>
  readonly refused: {
    readonly rateLimit: () => ExchangeAnswer
    readonly banned: (until: Millis) => ExchangeAnswer
    readonly nonce: () => ExchangeAnswer
    readonly unavailable: () => ExchangeAnswer
  }
}

export type Manners = Readonly<Record<Shape, Manner>>

export function jsonAnswer(value: unknown, status = 200): ExchangeAnswer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}
