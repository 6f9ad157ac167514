// The automated trader on a client's own exchange account, on the wire. Amounts and prices are
// decimal text, as exchanges write them.

import * as z from 'zod/mini'
import { ruleNames } from '../public/signal-rules.ts'
import { Instant, required, Success, Text, text } from '../shared/wire.ts'
import { VenueName } from './exchange-keys.ts'

export const botsMost = 10

/** Of what protects a bot; null where it is off. */
export const protectionBounds = {
  stop_loss_percent: { least: 1, most: 50 },
  guard_stops: { least: 1, most: 20 },
  guard_minutes: { least: 5, most: 1_440 },
  cool_down_minutes: { least: 0, most: 1_440 },
  drawdown_percent: { least: 1, most: 100 },
  low_profit_trades: { least: 2, most: 50 },
  from_hour: { least: 0, most: 23 },
  to_hour: { least: 1, most: 24 },
} as const

type Bound = { readonly least: number; readonly most: number }

const whole = ({ least, most }: Bound) =>
  z
    .number({ error: required('not_number') })
    .check(z.int('not_whole'), z.minimum(least, 'too_small'), z.maximum(most, 'too_large'))

const bounds = protectionBounds

export const Protections = z.strictObject({
  /** Sells when the price is so far below what was paid. */
  stop_loss_percent: z.nullable(whole(bounds.stop_loss_percent)),
  /** After so many stop losses within the minutes it waits as many. */
  guard_stops: z.nullable(whole(bounds.guard_stops)),
  guard_minutes: whole(bounds.guard_minutes),
  /** After each sale. */
  cool_down_minutes: whole(bounds.cool_down_minutes),
  /** Stops when so much of the money at risk is lost. */
  drawdown_percent: whole(bounds.drawdown_percent),
  /** Stops when the last so many trades have lost together. */
  low_profit_trades: z.nullable(whole(bounds.low_profit_trades)),
  /** Buys only within these hours of the UTC day. */
  from_hour: whole(bounds.from_hour),
  to_hour: whole(bounds.to_hour),
})
export type Protections = z.infer<typeof Protections>

export const BotWish = z.strictObject({
  key_id: text(36),
  pair: text(40),
  rule: z.enum(ruleNames, { error: required('not_listed') }),
  /** Of the quote, as decimal text. */
  at_risk: text(20),
  protections: Protections,
})
export type BotWish = z.infer<typeof BotWish>

export const botStates = ['stopped', 'running', 'stopping'] as const
export const orderStates = ['written', 'sending', 'doubt', 'open', 'cancelling', 'done'] as const
export const orderEndings = [
  ...(['filled', 'cancelled', 'refused', 'funds', 'key', 'lost', 'left'] as const),
] as const
export type OrderEnding = (typeof orderEndings)[number]

export const BotOrderView = z.object({
  id: Text,
  is_live: z.boolean(),
  side: z.enum(['buy', 'sell']),
  /** What it was for: the rule, or which protection. */
  why: Text,
  amount: Text,
  limit: Text,
  state: z.enum(orderStates),
  ending: z.nullable(z.enum(orderEndings)),
  filled: Text,
  paid: Text,
  /** Each with its asset. */
  fees: z.array(z.object({ asset: Text, total: Text })),
  at: Instant,
})
export type BotOrderView = z.infer<typeof BotOrderView>

export const BotView = z.object({
  id: Text,
  key_id: Text,
  venue: VenueName,
  pair: Text,
  rule: z.enum(ruleNames),
  at_risk: Text,
  protections: Protections,
  is_live: z.boolean(),
  state: z.enum(botStates),
  /** Why it stopped, or stops, where it was not its client. */
  stop_code: z.nullable(Text),
  /** What it last decided not to do, and why. */
  note: z.nullable(Text),
  noted_at: z.nullable(Instant),
  /** What it holds of the base, as bought. */
  held: Text,
  cost: Text,
  /** Of the mode it is in: what its trades brought, fees taken off, and how many there were. */
  result: Text,
  trades: z.number(),
  won: z.number(),
  fees: Text,
  /** From when on it may trade for good; null while it has not run dry. */
  live_from: z.nullable(Instant),
  orders: z.array(BotOrderView),
})
export type BotView = z.infer<typeof BotView>

const Bots = Success(z.array(BotView))

export const traderRoutes = {
  bots: {
    method: 'GET',
    path: '/trader/bots',
    audience: 'client',
    summary: 'Bots, with what each holds, has brought and ordered last.',
    reply: Bots,
  },
  botMake: {
    method: 'POST',
    path: '/trader/bots',
    audience: 'client',
    summary: 'Make a bot. It does nothing until it is started.',
    body: BotWish,
    reply: Bots,
  },
  botStart: {
    method: 'POST',
    path: '/trader/bots/:id/start',
    audience: 'client',
    summary: 'Start it: dry, or live once it has run dry long enough.',
    body: z.strictObject({ is_live: z.boolean() }),
    reply: Bots,
  },
  botStop: {
    method: 'POST',
    path: '/trader/bots/:id/stop',
    audience: 'client',
    summary: 'Stop it: what is open is cancelled, and sold where that is wished.',
    body: z.strictObject({ sells: z.boolean() }),
    reply: Bots,
  },
} as const
