// A bot of a client: whether it may be made as it is wished, and whether it may start.

import type { KeyStanding, VenueName } from '#contract/client/exchange-keys.ts'
import { botsMost, type Protections } from '#contract/client/trader.ts'
import type { RuleName } from '#contract/public/signal-rules.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'

export type BotState = 'stopped' | 'running' | 'stopping'

export type Bot = {
  readonly id: string
  readonly clientId: ClientId
  readonly keyId: string
  readonly venue: VenueName
  readonly keyStanding: KeyStanding
  readonly pair: string
  readonly rule: RuleName
  readonly atRisk: bigint
  readonly protections: Protections
  readonly isLive: boolean
  readonly state: BotState
  readonly sells: boolean
  readonly reason: string | null
  readonly dryMs: number
  readonly runningSince: Millis | null
  readonly note: string | null
  readonly notedAt: Millis | null
}

/** More than anybody may mean by it. */
export const atRiskMost = 10n ** 15n

export type MakingFacts = {
  readonly count: number
  readonly keyStanding: KeyStanding | undefined
  /** Whether the exchange trades the pair; undefined: it does not answer. */
  readonly isPairKnown: boolean | undefined
  readonly pair: string
  readonly atRisk: bigint | undefined
  /** The least that one purchase and its sale take. */
  readonly least: bigint
  readonly leastText: string
}

export function decideMaking(facts: MakingFacts): 'make' | KnownRefusal {
  const { count, keyStanding, isPairKnown, pair, atRisk, least, leastText } = facts
  if (count >= botsMost) return refuse('trader_bots_most', { limit: botsMost })
  if (keyStanding === undefined) return refuse('not_found')
  if (keyStanding === 'ended') return refuse('trader_key_ended')
  if (atRisk === undefined || atRisk <= 0n) return refuse('trader_risk_unread')
  if (isPairKnown === undefined) return refuse('exchange_silent')
  if (!isPairKnown) return refuse('trader_pair_unknown', { pair })
  if (atRisk > atRiskMost) return refuse('trader_risk_too_large')
  return atRisk < least ? refuse('trader_risk_too_small', { least: leastText }) : 'make'
}

export type StartingFacts = {
  readonly bot: Bot
  readonly isLive: boolean
  readonly now: Millis
  readonly dryRunMs: number
  /** Why nothing new may begin, credits among it; undefined where it may. */
  readonly refused: KnownRefusal | undefined
}

export function decideStart(facts: StartingFacts): 'start' | KnownRefusal {
  const { bot, isLive, now, dryRunMs, refused } = facts
  if (bot.keyStanding === 'ended') return refuse('trader_key_ended')
  if (bot.state === 'stopping') return refuse('trader_stopping')
  if (bot.state === 'running' && bot.isLive === isLive) return refuse('trader_running')
  if (bot.state === 'running' && bot.isLive) return refuse('trader_stop_first')
  if (refused) return refused
  if (!isLive) return 'start'
  if (bot.keyStanding === 'dry') return refuse('trader_dry_only')
  const from = liveFrom(bot, dryRunMs, now)
  if (from !== null && now >= from) return 'start'
  return from === null
    ? refuse('trader_dry_first')
    : refuse('trader_dry_longer', { until: iso(from) })
}

/** When it will have run dry long enough, if it runs on; null while it has not begun. */
export function liveFrom(bot: Bot, dryRunMs: number, now: Millis): Millis | null {
  const { dryMs, runningSince, state, isLive } = bot
  const isRunningDry = state !== 'stopped' && !isLive && runningSince !== null
  if (dryMs >= dryRunMs) return now
  return isRunningDry ? later(runningSince, dryRunMs - dryMs) : null
}
