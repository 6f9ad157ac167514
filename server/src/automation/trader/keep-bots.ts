// A client makes, starts and stops bots. Before each start the exchange is asked once more what the
// key may do, and a bot trades for good only after a dry run of a day.

import type { BotWish } from '#contract/client/trader.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type CheckingDeps, checkKey } from '../keys/check-keys.ts'
import { findKey } from '../keys/find-key.ts'
import { ExchangeTrouble, type MarketTerms, type Top } from '../venues/exchange.ts'
import { venues } from '../venues/known-venues.ts'
import { costOf, partsFrom, partsText } from '../venues/parts.ts'
import { type Bot, decideMaking, decideStart } from './bot.ts'
import { sellableLeast } from './step.ts'
import { drySince, stopping } from './stop-bot.ts'
import { holdBot, insertBot, listBots, updateRun } from './trader.store.ts'
import type { Markets } from './watch-markets.ts'

export type BotDeps = CheckingDeps & {
  readonly random: Random
  readonly markets: Markets
  /** Why nothing new may begin for this client: a stop by staff, a standing, credits. */
  readonly refuseTrading: (clientId: ClientId, isLive: boolean) => Promise<KnownRefusal | undefined>
  /** What a day of trading for good costs, charged once. */
  readonly chargeDay: (bot: Pick<Bot, 'clientId' | 'venue'>) => Promise<void>
}

export async function makeBot(
  deps: BotDeps,
  clientId: ClientId,
  wish: BotWish,
): Promise<'made' | KnownRefusal> {
  const { db, clock, random } = deps
  const found = isUuid(wish.key_id) ? await findKey(db, wish.key_id) : undefined
  const key = found?.clientId === clientId ? found : undefined
  const market = key && key.standing !== 'ended' ? await askedOf(deps, key.venue, wish.pair) : null
  const least = market ? leastOf(market) : 0n
  return db.transaction(async (tx) => {
    const atRisk = partsFrom(wish.at_risk, 'down')
    const decided = decideMaking({
      count: (await listBots(tx, clientId)).length,
      keyStanding: key?.standing,
      isPairKnown: market === undefined ? undefined : market !== null,
      pair: wish.pair,
      atRisk,
      least,
      leastText: partsText(least),
    })
    if (isRefusal(decided)) return decided
    const at = clock.now()
    const { pair, rule, protections } = wish
    const id = newUuid(at, random)
    const made = { id, clientId, keyId: wish.key_id, pair, rule, protections, at }
    await insertBot(tx, { ...made, atRisk: atRisk ?? 0n })
    return 'made'
  })
}

type Asked = { readonly terms: MarketTerms; readonly top: Top }

/** Null where the exchange has no such market; undefined where it does not answer. */
async function askedOf(
  { markets }: BotDeps,
  venue: Bot['venue'],
  pair: string,
): Promise<Asked | null | undefined> {
  try {
    const terms = await markets.terms(venue, pair)
    if (!terms) return null
    const top = await markets.top(venue, pair)
    return top && { terms, top }
  } catch (error) {
    if (error instanceof ExchangeTrouble) return undefined
    throw error
  }
}

/** Twice what an order takes at least: a purchase that lost half can still be sold. */
function leastOf({ terms, top }: Asked): bigint {
  return 2n * costOf(sellableLeast(terms, top.bid), top.ask, 'up')
}

export async function startBot(
  deps: BotDeps,
  clientId: ClientId,
  { id, isLive }: { readonly id: string; readonly isLive: boolean },
): Promise<'started' | KnownRefusal> {
  const { db, clock, refuseTrading } = deps
  const own = isUuid(id) ? (await listBots(db, clientId)).find((bot) => bot.id === id) : undefined
  if (!own) return refuse('not_found')
  const key = await findKey(db, own.keyId)
  const asked = key && key.standing !== 'ended' ? await checkKey(deps, key) : 'ended'
  if (asked === 'silent') return refuse('exchange_silent')
  const refused = await refuseTrading(clientId, isLive)
  const started = await db.transaction(async (tx) => {
    const bot = await holdBot(tx, id)
    if (!bot) return refuse('not_found')
    const now = clock.now()
    const { dryRunMs } = venues[bot.venue]
    const decided = decideStart({ bot, isLive, now, dryRunMs, refused })
    if (isRefusal(decided)) return decided
    const dryMs = bot.dryMs + drySince(bot, now)
    const run = { state: 'running', isLive, sells: false, reason: null } as const
    await updateRun(tx, id, { ...run, dryMs, runningSince: now })
    const details = { bot: id, venue: bot.venue, pair: bot.pair, live: isLive }
    await recordEvent(tx, { at: now, clientId, actor: 'client', kind: 'trader_started', details })
    return bot
  })
  if (isRefusal(started)) return started
  if (isLive) await deps.chargeDay(started)
  return 'started'
}

export function stopBot(
  { db, clock }: BotDeps,
  clientId: ClientId,
  { id, sells }: { readonly id: string; readonly sells: boolean },
): Promise<'stopping' | KnownRefusal> {
  return db.transaction(async (tx) => {
    const bot = isUuid(id) ? await holdBot(tx, id) : undefined
    if (bot?.clientId !== clientId) return refuse('not_found')
    await stopping(tx, id, { reason: null, sells })
    const details = { bot: id, sells }
    const event = { clientId, actor: 'client', kind: 'trader_stopped', details } as const
    await recordEvent(tx, { ...event, at: clock.now() })
    return 'stopping'
  })
}
