// Trading as whoever looks after risk sees it: what open trades may cost, what is stopped, what is
// void, and where prices went after clients traded.

import * as z from 'zod/mini'
import {
  Instant,
  instant,
  Mode,
  Page,
  pageQuery,
  prose,
  StakedMode,
  Success,
  Text,
  text,
} from '../shared/wire.ts'
import { bothWays, daysQuery } from './lists.ts'
import { clientNumber, dollarsText } from './withdrawals.ts'

export const exposureBuckets = ['five_minutes', 'hour', 'later'] as const

const Side = z.object({
  /** Buys rise. */
  direction: z.enum(['rise', 'fall']),
  bucket: z.enum(exposureBuckets),
  trades: z.int(),
  stakes: Text,
  /** If every open trade of it wins. */
  payout: Text,
})

export const StaffExposure = z.object({
  symbol: Text,
  name: Text,
  is_stopped: z.boolean(),
  is_offered: z.boolean(),
  sides: z.array(z.extend(Side, { mode: Mode })),
  /** Of all its minutes the one in which most may be lost, both accounts together; null: none. */
  fullest: z.nullable(z.object({ ends_at: Instant, loss: Text })),
  /** Most that may be lost on what ends in one minute. */
  limit: Text,
})
export type StaffExposure = z.infer<typeof StaffExposure>

export const Settling = z.object({
  id: Text,
  client_id: Text,
  symbol: Text,
  expires_at: Instant,
  stake: Text,
  /** The prices of its time are still being asked for. */
  is_held: z.boolean(),
})

export const StaffTrading = z.object({
  is_all_stopped: z.boolean(),
  open: z.int(),
  waiting: z.int(),
  due: z.int(),
  /** Those due longest. */
  settling: z.array(Settling),
  instruments: z.array(StaffExposure),
})
export type StaffTrading = z.infer<typeof StaffTrading>

export const TradingStop = z.object({
  id: Text,
  /** Null: every instrument. */
  symbol: z.nullable(Text),
  stopped_by: Text,
  stopped_at: Instant,
  reason: Text,
  reopened_by: z.nullable(Text),
  reopened_at: z.nullable(Instant),
  reopen_reason: z.nullable(Text),
})
export type TradingStop = z.infer<typeof TradingStop>

export const StaffVoid = z.object({
  id: Text,
  client_id: Text,
  mode: StakedMode,
  symbol: Text,
  stake: Text,
  accepted_at: Instant,
  settled_at: Instant,
  cause: z.nullable(Text),
  reason: Text,
})
export type StaffVoid = z.infer<typeof StaffVoid>

const Markout = z.object({
  trades: z.int(),
  /** Basis points the way clients bet; null: nothing to tell from. */
  mean_bp: z.nullable(z.number()),
  /** Within so much it may be chance. */
  within_bp: z.nullable(z.number()),
})
export type MarkoutView = z.infer<typeof Markout>

const Both = z.object({ after_1s: Markout, after_5s: Markout })

export const Markouts = z.object({
  since: Instant,
  looked_at: z.int(),
  all: Both,
  instruments: z.array(z.extend(Both, { symbol: Text })),
  /** Clients by the mean of their moves: how many lie below each bound, and above the last. */
  clients: z.object({
    bounds_bp: z.array(z.number()),
    least_trades: z.int(),
    after_1s: z.array(z.int()),
    after_5s: z.array(z.int()),
  }),
})
export type Markouts = z.infer<typeof Markouts>

export const StaffInstrument = z.object({
  symbol: Text,
  name: Text,
  /** What it is called in words; null where the name says all. */
  title: z.nullable(Text),
  trading_type: Text,
  /** Whether the list of instruments has it for trading, and whether its kind is traded too. */
  is_listed: z.boolean(),
  is_offered: z.boolean(),
  is_open: z.boolean(),
  /** Whether it is on, as decided for it alone. */
  is_on: z.boolean(),
  /** Hours of the UTC day, of those of its market, that trades lie in; null: all of them. */
  taken_hours: z.nullable(z.object({ from: Text, to: Text })),
  /** Whose hours it keeps; null: it never closes, or has the week of currencies. */
  exchange: z.nullable(Text),
  tick_size: Text,
  stake_min: Text,
  stake_max: Text,
  /** At most, for one client. */
  payout_max: Text,
  /** Most that may be lost on what ends in one minute. */
  exposure_max: Text,
  /** What the source of live prices calls it. */
  feed_symbol: z.nullable(Text),
  /** The proposal that would have it traded otherwise; null: none waits. */
  waiting: z.nullable(Text),
})
export type StaffInstrument = z.infer<typeof StaffInstrument>

const Share = z.object({
  trades: z.int(),
  /** The most of them that do not overlap: what the interval rests on. */
  independent: z.int(),
  /** The mean chance they were priced at, and the share that won. */
  priced: z.number(),
  seen: z.number(),
  /** The 95 % interval of what was seen. */
  low: z.number(),
  high: z.number(),
  /** Null: too few to say. */
  is_as_priced: z.nullable(z.boolean()),
})

export const SeenCalibration = z.object({
  since: Instant,
  lines: z.array(z.extend(Share, { symbol: Text, duration: z.int() })),
  /** By the tenth that they were priced in: 0.5 for 0.5 to 0.6. */
  tenths: z.array(z.extend(Share, { from: z.number() })),
})
export type SeenCalibration = z.infer<typeof SeenCalibration>

const limit = z.int().check(z.minimum(1), z.maximum(100_000_000))
const dayTime = text(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** In dollars; each limit is no less than the one before it. */
const InstrumentWish = z.strictObject({
  is_traded: z.boolean(),
  stake_min: limit,
  stake_max: limit,
  payout_max: limit,
  exposure_max: limit,
  taken_hours: z.nullable(z.strictObject({ from: dayTime, to: dayTime })),
  /** For all that are listed for trading and are of its kind, too. */
  for_kind: z.boolean(),
  from: instant(),
  reason: prose(500),
  evidence: z.optional(prose(500)),
})
export type InstrumentWish = z.infer<typeof InstrumentWish>

export const tradeStates = ['open', 'won', 'lost', 'tied', 'voided'] as const
export const tradeSorts = bothWays('accepted_at')
export type TradeSort = (typeof tradeSorts)[number]

/** A trade as the lists of the house have it; its receipt is with its client. */
export const ListedTrade = z.object({
  id: Text,
  client_id: Text,
  mode: StakedMode,
  symbol: Text,
  direction: z.enum(['rise', 'fall']),
  /** Dollars as plain text. */
  stake: Text,
  duration: z.int(),
  accepted_at: Instant,
  ends_at: Instant,
  state: z.enum(tradeStates),
  /** All that came back; null while it is open. */
  payout: z.nullable(Text),
})
export type ListedTrade = z.infer<typeof ListedTrade>

const stopReason = prose(500)
/** Without a symbol: every instrument. */
const stopping = z.strictObject({ symbol: z.optional(text(20)), reason: stopReason })

export const staffTradingRoutes = {
  officeTrading: {
    method: 'GET',
    path: '/office/trading',
    audience: 'staff',
    action: 'trading.read',
    summary: 'What the open trades may cost, by instrument, side and how soon they end.',
    reply: Success(StaffTrading),
  },
  officeStops: {
    method: 'GET',
    path: '/office/trading/stops',
    audience: 'staff',
    action: 'trading.read',
    summary: 'When new trades were stopped, by whom and why, newest first.',
    query: z.strictObject(pageQuery),
    reply: Page(TradingStop),
  },
  officeStop: {
    method: 'POST',
    path: '/office/trading/stop',
    audience: 'staff',
    action: 'trading.stop',
    summary: 'Takes no new trades on an instrument, or on any; open ones go on.',
    body: stopping,
    reply: Success(z.null()),
  },
  officeReopening: {
    method: 'POST',
    path: '/office/trading/reopening',
    audience: 'staff',
    action: 'trading.reopen',
    summary: 'Takes new trades again.',
    body: stopping,
    reply: Success(z.null()),
  },
  officeTrades: {
    method: 'GET',
    path: '/office/trading/trades',
    audience: 'staff',
    action: 'trading.read',
    summary:
      'Trades of everybody, by when they were accepted. Where few are as asked for a page may ' +
      'have found none so far and go on.',
    query: z.strictObject({
      ...pageQuery,
      sort: z._default(z.enum(tradeSorts, { error: 'not_listed' }), '-accepted_at'),
      mode: z.optional(Mode),
      state: z.optional(z.enum(tradeStates, { error: 'not_listed' })),
      /** With or without a sign between its two parts. */
      symbol: z.optional(text(20)),
      direction: z.optional(z.enum(['rise', 'fall'], { error: 'not_listed' })),
      client: z.optional(clientNumber),
      least: z.optional(dollarsText),
      most: z.optional(dollarsText),
      ...daysQuery,
    }),
    reply: Page(ListedTrade),
  },
  officeVoids: {
    method: 'GET',
    path: '/office/trading/voids',
    audience: 'staff',
    action: 'trading.read',
    summary: 'Trades that ended void, with why, newest first.',
    query: z.strictObject(pageQuery),
    reply: Page(StaffVoid),
  },
  officeInstruments: {
    method: 'GET',
    path: '/office/trading/instruments',
    audience: 'staff',
    action: 'trading.read',
    summary: 'Every instrument with its hours, limits, tick and symbol at the source.',
    reply: Success(z.array(StaffInstrument)),
  },
  officeInstrumentProposal: {
    method: 'POST',
    path: '/office/trading/instruments/:symbol',
    audience: 'staff',
    action: 'setting.change',
    summary:
      'Asks that an instrument is traded otherwise from a time to come; a second member has to ' +
      'confirm it a day before.',
    body: InstrumentWish,
    reply: Success(z.array(StaffInstrument)),
  },
  officeCalibration: {
    method: 'GET',
    path: '/office/trading/calibration',
    audience: 'staff',
    action: 'trading.read',
    summary: 'Whether trades of thirty days won as often as they were priced to.',
    reply: Success(SeenCalibration),
  },
  officeMarkouts: {
    method: 'GET',
    path: '/office/trading/markouts',
    audience: 'staff',
    action: 'trading.read',
    summary: 'Where prices went one and five seconds after clients traded; changes nobody’s price.',
    reply: Success(Markouts),
  },
} as const
