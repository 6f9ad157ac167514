// Automated trades on the client's account here, on the wire: what a client settles, the switch,
// why each signal was traded or not, and what came of it all.

import * as z from 'zod/mini'
import { ruleNames } from '../public/signal-rules.ts'
import { signalOutcomes, verdicts } from '../public/signals.ts'
import { TradeMode } from '../shared/trade-states.ts'
import {
  Amount,
  Details,
  Instant,
  Mode,
  Page,
  pageQuery,
  required,
  Success,
  Text,
  text,
  Written,
} from '../shared/wire.ts'

/** Live waits for so many demo trades that were won or lost with the same settings. */
export const trialsNeeded = 10

/** Most dollars of one automated trade; VIP is the Diamond plan. */
export const atsStakeMost = { usual: 250, vip: 1_000 } as const

export const atsBounds = {
  symbols: 50,
  shareBp: 1_000,
  tradesPerDay: 100,
  count: 100,
  coolDownMinutes: 1_440,
} as const

export const atsRuns = ['off', 'demo', 'real'] as const
export const AtsRuns = z.enum(atsRuns, { error: required('not_listed') })
export type AtsRuns = z.infer<typeof AtsRuns>

/** What a client is told of: nothing, what ends it, or how each trade ended as well. */
export const atsTells = ['nothing', 'ends', 'trades'] as const

/** A whole number from 1 to this. */
function whole(most: number) {
  return z
    .number({ error: required('not_number') })
    .check(z.int('not_whole'), z.minimum(1, 'too_small'), z.maximum(most, 'too_large'))
}

/** Of the UTC day, as 07:30. */
function timeOfDay() {
  return text(5, { wrong: 'invalid', long: 'invalid' }).check(
    z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid'),
  )
}

const missing = { error: required('not_list') }

export const AtsSettingsWish = z.strictObject({
  rules: z
    .array(z.enum(ruleNames, { error: required('not_listed') }), missing)
    .check(z.minLength(1, 'required'), z.maxLength(ruleNames.length, 'too_many')),
  symbols: z
    .array(text(20), missing)
    .check(z.minLength(1, 'required'), z.maxLength(atsBounds.symbols, 'too_many')),
  /** One of both: dollars, or hundredths of a percent of the balance. */
  stake: z.nullable(Amount),
  share_bp: z.nullable(whole(atsBounds.shareBp)),
  /** Of the UTC day; `to` before `from` goes over midnight. Null: at all hours. */
  hours: z.nullable(z.strictObject({ from: timeOfDay(), to: timeOfDay() })),
  trades_per_day: whole(atsBounds.tradesPerDay),
  stake_per_day: Amount,
  /** What the trades of a day may lose together; what is open counts as lost. */
  loss_per_day: Amount,
  /** Switches off after so many lost in a row. */
  losses_in_row: z.nullable(whole(atsBounds.count)),
  /** No trade for so many minutes after a lost one. */
  cool_down_minutes: z.nullable(whole(atsBounds.coolDownMinutes)),
  /** No more trades on a pair that lost so often in a row, until it is switched on anew. */
  pair_losses: z.nullable(whole(atsBounds.count)),
  /** Switches off before the result falls by more than this below its best. */
  drawdown: z.nullable(Amount),
  tells: z.enum(atsTells, { error: required('not_listed') }),
})
export type AtsSettingsWish = z.infer<typeof AtsSettingsWish>

const AtsSettingsView = z.object({
  rules: z.array(z.enum(ruleNames)),
  symbols: z.array(Text),
  stake: z.nullable(z.number()),
  share_bp: z.nullable(z.int()),
  hours: z.nullable(z.object({ from: Text, to: Text })),
  trades_per_day: z.int(),
  stake_per_day: z.number(),
  loss_per_day: z.number(),
  losses_in_row: z.nullable(z.int()),
  cool_down_minutes: z.nullable(z.int()),
  pair_losses: z.nullable(z.int()),
  drawdown: z.nullable(z.number()),
  tells: z.enum(atsTells),
  made_at: Instant,
})
export type AtsSettingsView = z.infer<typeof AtsSettingsView>

const AtsDay = z.object({
  /** Placed, or about to be. */
  trades: z.int(),
  /** As many as the plan allows a UTC day; of the demo, whoever has none has the first plan's. */
  allowed: z.int(),
  stake: z.number(),
  /** Stakes of those that have not ended. */
  open: z.number(),
  /** What those that ended brought beside their stakes. */
  brought: z.number(),
})

export const AtsView = z.object({
  settings: z.nullable(AtsSettingsView),
  runs: AtsRuns,
  /** When it was last switched, and by which code of reasons. */
  switched_at: z.nullable(Instant),
  switched_why: z.nullable(Text),
  /** By our staff; nothing is traded until they resume it. */
  paused: z.nullable(z.object({ for_all: z.boolean(), reason: Written, at: Instant })),
  has_plan: z.boolean(),
  /** Most dollars of one trade. */
  stake_most: z.number(),
  /** Demo trades that were won or lost with these very settings, and how many live waits for. */
  trials: z.int(),
  trials_needed: z.int(),
  today: z.object({ demo: AtsDay, real: AtsDay }),
  /** What it is likely to cost: the margin in each price, and the record of each rule. */
  margin: z.number(),
  rules: z.array(
    z.object({
      rule: z.enum(ruleNames),
      return_each: z.nullable(z.number()),
      verdict: z.enum(verdicts),
    }),
  ),
})
export type AtsView = z.infer<typeof AtsView>

/** `placed`: it became a trade. `skipped`: those that followed for the same reason are not told. */
export const atsDone = ['waiting', 'placed', 'refused', 'skipped'] as const

export const AtsLogEntry = z.object({
  signal_id: Text,
  rule: z.enum(ruleNames),
  symbol: Text,
  trade_mode: TradeMode,
  mode: Mode,
  at: Instant,
  done: z.enum(atsDone),
  /** Why not: a code of reasons or of refusals, and what its words are filled in with. */
  reason: z.nullable(Text),
  details: z.nullable(Details),
  /** The place that was drawn for this client, of how many, and the seed of the draw. */
  place: z.nullable(z.int()),
  places: z.nullable(z.int()),
  seed: z.nullable(Text),
  amount: z.nullable(z.number()),
  trade_id: z.nullable(Text),
  /** How the trade ended; null until then. */
  outcome: z.nullable(z.enum(signalOutcomes)),
  brought: z.nullable(z.number()),
})
export type AtsLogEntry = z.infer<typeof AtsLogEntry>

export const AtsResults = z.object({
  placed: z.int(),
  won: z.int(),
  lost: z.int(),
  tied: z.int(),
  voided: z.int(),
  staked: z.number(),
  brought: z.number(),
  /** How far it was at most below its best before. */
  drawdown: z.number(),
  /** What the margin in their prices cost on average. */
  cost: z.number(),
  /** By the UTC day, oldest first: what all up to its end had brought. */
  curve: z.array(z.object({ day: Text, trades: z.int(), brought: z.number() })),
})
export type AtsResults = z.infer<typeof AtsResults>

export const atsRoutes = {
  ats: {
    method: 'GET',
    path: '/ats',
    audience: 'client',
    summary: 'Automated trades of the client: settings, switch, limits of today, what they cost.',
    reply: Success(AtsView),
  },
  saveAts: {
    method: 'POST',
    path: '/ats/settings',
    audience: 'client',
    summary: 'Settle what is traded automatically. What runs on the live account is switched off.',
    body: AtsSettingsWish,
    reply: Success(AtsView),
  },
  switchAts: {
    method: 'POST',
    path: '/ats/switch',
    audience: 'client',
    summary: 'Switch automated trades off, or on for one account after reading what they lose.',
    body: z.strictObject({
      runs: AtsRuns,
      /** That what is likely to be lost was read; needed to switch on. */
      understood: z.boolean({ error: required('not_accepted') }),
    }),
    reply: Success(AtsView),
  },
  atsLog: {
    method: 'GET',
    path: '/ats/log',
    audience: 'client',
    summary: 'What was done with each signal, newest first: traded, refused or skipped, and why.',
    query: z.strictObject(pageQuery),
    reply: Page(AtsLogEntry),
  },
  atsResults: {
    method: 'GET',
    path: '/ats/results',
    audience: 'client',
    summary: 'What the automated trades of one account brought and cost, by day.',
    query: z.strictObject({ mode: Mode }),
    reply: Success(AtsResults),
  },
} as const
