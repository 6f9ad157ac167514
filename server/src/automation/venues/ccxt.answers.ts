// What ccxt answers, read: figures as text, and nothing believed by its types.

import * as z from 'zod/mini'
import { type Millis, millis } from '#kernel/time.ts'
import type { MarketTerms, Minute, Seen, SeenFill, Top } from './exchange.ts'
import { partsFrom } from './parts.ts'

const Figure = z.union([z.string(), z.number(), z.null(), z.undefined()])

const Market = z.object({
  base: z.string(),
  quote: z.string(),
  spot: z.optional(z.boolean()),
  active: z.optional(z.nullable(z.boolean())),
  taker: Figure,
  precision: z.object({ amount: Figure, price: Figure }),
  limits: z.object({
    amount: z.optional(z.object({ min: Figure })),
    cost: z.optional(z.object({ min: Figure })),
  }),
})

const Order = z.object({
  id: z.string(),
  status: z.optional(z.nullable(z.string())),
  filled: Figure,
  clientOrderId: z.optional(z.nullable(z.string())),
})

const Trade = z.object({
  id: z.string(),
  order: z.optional(z.nullable(z.string())),
  amount: Figure,
  price: Figure,
  cost: Figure,
  timestamp: z.number(),
  fee: z.optional(
    z.nullable(z.object({ cost: Figure, currency: z.optional(z.nullable(z.string())) })),
  ),
})

const Ticker = z.object({ bid: Figure, ask: Figure })
const Bars = z.array(z.tuple([z.number(), Figure, Figure, Figure, Figure], Figure))

type Figure = z.infer<typeof Figure>

const text = (value: Figure) => (value === null || value === undefined ? undefined : String(value))
const down = (value: Figure) => partsFrom(text(value), 'down')
const up = (value: Figure) => partsFrom(text(value), 'up')

export function topOf(answer: unknown): Top | undefined {
  const { bid, ask } = z.parse(Ticker, answer)
  const [low, high] = [down(bid), up(ask)]
  return low && high ? { bid: low, ask: high } : undefined
}

export function minutesOf(answer: unknown): Minute[] {
  return z.parse(Bars, answer).map(minuteOf)
}

/** The exchange's id of a new order, where it says one. */
export function idOf(answer: unknown): string | null {
  const read = z.safeParse(z.object({ id: z.string() }), answer)
  return read.success ? read.data.id : null
}

export function nameOf(answer: unknown): string | null {
  return z.parse(Order, answer).clientOrderId ?? null
}

function minuteOf([at, open, high, low, close]: z.infer<typeof Bars>[number]): Minute {
  const [o = NaN, h = NaN, l = NaN, c = NaN] = [open, high, low, close].map((it) => Number(it))
  return { at: millis(at), open: o, high: h, low: l, close: c }
}

/** Undefined for what is no spot market, is closed, or is counted in finer parts than we do. */
export function termsOf(pair: string, answer: unknown): MarketTerms | undefined {
  const { base, quote, spot, active, taker, precision, limits } = z.parse(Market, answer)
  if (spot === false || active === false) return undefined
  const [amountStep, priceStep] = [down(precision.amount), down(precision.price)]
  if (!amountStep || !priceStep) return undefined
  return {
    pair,
    base,
    quote,
    amountStep,
    priceStep,
    amountMin: up(limits.amount?.min) ?? amountStep,
    costMin: up(limits.cost?.min) ?? 0n,
    // Parts are hundred-millionths.
    feeParts: ((up(taker) ?? 1_000_000n) + 99n) / 100n,
  }
}

export function seenOf(answer: unknown): Seen {
  const { id, status, filled } = z.parse(Order, answer)
  const state = status === 'open' ? 'open' : status === 'closed' ? 'filled' : 'ended'
  return { exchangeId: id, state, filled: down(filled) ?? 0n }
}

export function fillsIn(
  answer: unknown,
  { exchangeId, quote }: { readonly exchangeId: string | null; readonly quote: string },
): SeenFill[] {
  return z
    .parse(z.array(Trade), answer)
    .filter(({ order }) => order === exchangeId)
    .map(({ id, amount, price, cost, fee, timestamp }) => ({
      id,
      amount: down(amount) ?? 0n,
      price: down(price) ?? 0n,
      paid: down(cost) ?? 0n,
      fee: up(fee?.cost) ?? 0n,
      feeAsset: fee?.currency ?? quote,
      at: timestamp as Millis,
    }))
}
