// Prices as staff see them: how each source is heard, what was missed, and what was left out.
// Nobody changes any of it: there is no call for that.

import * as z from 'zod/mini'
import { ComparedSource } from '../public/compared-sources.ts'
import { haltCauses } from '../shared/receipts.ts'
import { Instant, Page, pageQuery, required, Success, Text, text } from '../shared/wire.ts'

/** Why a price that a source told did not enter the series. */
export const priceRefusals = ['outlier', 'leap', 'late', 'not_newer', 'closed', 'no_price'] as const
export type PriceRefusal = (typeof priceRefusals)[number]

export const hearingStates = ['good', 'halted', 'held', 'frozen', 'silent', 'closed'] as const
export type HearingState = (typeof hearingStates)[number]

/** Figures of the last 24 hours; ages in milliseconds, distances in basis points. */
const figures = {
  age_ms: z.nullable(z.number()),
  gaps: z.int(),
  missed_ms: z.number(),
  refused: z.int(),
  furthest_bp: z.nullable(z.number()),
}

export const HeardInstrument = z.object({
  symbol: Text,
  name: Text,
  source: z.nullable(Text),
  state: z.enum(hearingStates),
  /** Else it is only shown, and may stand still, as a coin that is to be worth a dollar does. */
  is_tradable: z.boolean(),
  price: z.nullable(z.number()),
  /** A price older than this takes no orders. */
  age_max_ms: z.number(),
  ...figures,
})
export type HeardInstrument = z.infer<typeof HeardInstrument>

export const HeardSource = z.object({
  name: Text,
  /** The worst of those of its instruments whose market is open. */
  state: z.enum(hearingStates),
  instruments: z.int(),
  good: z.int(),
  ...figures,
})
export type HeardSource = z.infer<typeof HeardSource>

export const Prices = z.object({
  feed: Text,
  /** Whether these are prices of a real market as they are now. */
  is_live: z.boolean(),
  stored_through: Instant,
  sources: z.array(HeardSource),
  /** Where prices are made of several sources: each of them. */
  compared: z.array(ComparedSource),
  instruments: z.array(HeardInstrument),
})
export type Prices = z.infer<typeof Prices>

export const PriceGap = z.object({
  id: Text,
  symbol: Text,
  from: Instant,
  to: Instant,
  cause: Text,
  asked: Text,
  answered_at: Instant,
  answer: Text,
  ticks: z.int(),
})
export type PriceGap = z.infer<typeof PriceGap>

/** From when to when an instrument had no price; `to` is null where that is not known. */
export const PriceHalt = z.object({
  id: Text,
  symbol: Text,
  from: Instant,
  to: z.nullable(Instant),
  cause: z.enum(haltCauses),
  source: Text,
  /** What each source in that name said, in its order; null: nothing lately. */
  said: z.array(z.nullable(z.number())),
})
export type PriceHalt = z.infer<typeof PriceHalt>

export const RefusedPrice = z.object({
  id: Text,
  symbol: Text,
  source: Text,
  reason: z.enum(priceRefusals),
  at: Instant,
  /** Null: no number. */
  price: z.nullable(z.number()),
  /** The price before; null: there was none. */
  against: z.nullable(z.number()),
  off_bp: z.nullable(z.number()),
  /** So many alike within the minute; this one lay furthest. */
  times: z.int(),
  noted_at: Instant,
})
export type RefusedPrice = z.infer<typeof RefusedPrice>

const symbol = z.optional(text(20))

export const staffPriceRoutes = {
  officePrices: {
    method: 'GET',
    path: '/office/prices',
    audience: 'staff',
    action: 'price.read',
    summary: 'How each source of prices is heard now, and what was missed in 24 hours.',
    reply: Success(Prices),
  },
  officePriceGaps: {
    method: 'GET',
    path: '/office/prices/gaps',
    audience: 'staff',
    action: 'price.read',
    summary: 'Stretches in which prices were not heard, with what the source said afterwards.',
    query: z.strictObject({ symbol, ...pageQuery }),
    reply: Page(PriceGap),
  },
  officePriceHalts: {
    method: 'GET',
    path: '/office/prices/halts',
    audience: 'staff',
    action: 'price.read',
    summary: 'When instruments had no price since their sources disagreed, or one was left alone.',
    query: z.strictObject({ symbol, ...pageQuery }),
    reply: Page(PriceHalt),
  },
  officeRefusedPrices: {
    method: 'GET',
    path: '/office/prices/refused',
    audience: 'staff',
    action: 'price.read',
    summary: 'Prices that were left out of their series, with why.',
    query: z.strictObject({
      symbol,
      reason: z.optional(z.enum(priceRefusals, { error: required('not_listed') })),
      ...pageQuery,
    }),
    reply: Page(RefusedPrice),
  },
} as const
