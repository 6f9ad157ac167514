// One step of a bot: what is under way is followed to its end, and only then is anything new
// decided, written and sent.

import type { RuleName } from '#contract/public/signal-rules.ts'
import { points } from '#kernel/price.ts'
import { floorTo, type Millis, minute } from '#kernel/time.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Candle } from '#server/trading/market/candle.ts'
import { type CheckingDeps, checkKey } from '../keys/check-keys.ts'
import { findKey } from '../keys/find-key.ts'
import { lastMinutes, type SignalRule } from '../rules/rule.ts'
import {
  type Exchange,
  ExchangeTrouble,
  type Minute,
  type OrderName,
  type Trouble,
} from '../venues/exchange.ts'
import { paperFill } from '../venues/paper-exchange.ts'
import type { Bot } from './bot.ts'
import { cancelOrder, type FollowDeps, lookUp, sendOrder } from './follow-order.ts'
import { assetsOf, heldBy, loadBooks } from './load-holding.ts'
import { isCancelDue, leftThere } from './order.ts'
import { decideStep, type Ordered, type StepFacts, sellableLeast } from './step.ts'
import { stopped, stopping } from './stop-bot.ts'
import {
  insertFills,
  insertOrder,
  loadWorking,
  moveOrder,
  noteBot,
  type StoredOrder,
} from './trader.store.ts'
import type { Markets } from './watch-markets.ts'

export type RunDeps = CheckingDeps &
  FollowDeps & {
    readonly random: Random
    readonly markets: Markets
    readonly rules: readonly SignalRule[]
    /** Why this client's bots may begin nothing new, by a code. */
    readonly mayNotBegin: (bot: Bot) => Promise<string | undefined>
  }

/** The last minute that each bot's rule was asked about. */
export type Heard = Map<string, Millis>

/** What was wrong with its exchange; undefined: nothing. */
export async function runBot(deps: RunDeps, heard: Heard, bot: Bot): Promise<Trouble | undefined> {
  const { db, clock } = deps
  try {
    await step(deps, heard, bot)
    return undefined
  } catch (error) {
    if (!(error instanceof ExchangeTrouble)) throw error
    await noteBot(db, bot.id, `exchange_${error.trouble}`, clock.now())
    if (error.trouble === 'key') await askAboutKey(deps, bot)
    return error.trouble
  }
}

/** A key that is no longer accepted ends, and with it what trades by it. */
async function askAboutKey(deps: RunDeps, bot: Bot): Promise<void> {
  const key = await findKey(deps.db, bot.keyId)
  if (key && key.standing !== 'ended') await checkKey(deps, key)
}

async function step(deps: RunDeps, heard: Heard, bot: Bot): Promise<void> {
  const { db, clock } = deps
  const working = await loadWorking(db, bot.id)
  if (bot.keyStanding === 'ended') return endWithKey(deps, bot, working)
  if (working && (working.state === 'written' || !working.isLive)) {
    // Whoever wrote it was killed before it was sent: nothing came of it, and the price is another.
    const unsent = { ...working, state: 'done', ending: 'cancelled' } as const
    await moveOrder(db, working, unsent, clock.now())
  } else if (working) {
    const isOver = await follow(deps, bot, working)
    if (!isOver) return
  }
  await decide(deps, heard, bot)
}

async function endWithKey(deps: RunDeps, bot: Bot, working: StoredOrder | undefined) {
  const { db, clock } = deps
  if (working) await moveOrder(db, working, leftThere(working), clock.now())
  await db.transaction((tx) => stopped(tx, bot.id, 'key_ended', deps))
}

async function exchangeOf({ db, openKey }: RunDeps, bot: Bot): Promise<Exchange> {
  const key = await findKey(db, bot.keyId)
  if (!key) throw new ExchangeTrouble('key', 'none')
  return openKey(key)
}

/** Whether it is known how it ended. */
async function follow(deps: RunDeps, bot: Bot, order: StoredOrder): Promise<boolean> {
  const { db, clock } = deps
  const exchange = await exchangeOf(deps, bot)
  const isDue = isCancelDue(order, bot.state === 'stopping', clock.now())
  const asked = isDue ? await cancelOrder(deps, exchange, bot, order) : order
  await lookUp(deps, exchange, bot, asked)
  return (await loadWorking(db, bot.id)) === undefined
}

async function decide(deps: RunDeps, heard: Heard, bot: Bot): Promise<void> {
  const { db, clock, markets } = deps
  const terms = await markets.terms(bot.venue, bot.pair)
  const top = await markets.top(bot.venue, bot.pair)
  if (!terms || !top) return noteBot(db, bot.id, 'no_price', clock.now())
  const books = await loadBooks(db, bot.id)
  const facts: StepFacts = {
    now: clock.now(),
    atRisk: bot.atRisk,
    protections: bot.protections,
    isStopping: bot.state === 'stopping',
    sells: bot.sells,
    holding: heldBy(books, bot.isLive, assetsOf(bot, sellableLeast(terms, top.bid))),
    terms,
    top,
    opinion: await opinionOf(deps, heard, bot),
    mayNotBegin: await deps.mayNotBegin(bot),
  }
  const next = decideStep(facts)
  if (next.does === 'wait') return noteBot(db, bot.id, next.note, clock.now())
  if (next.does === 'stop') {
    const { reason, sells } = next
    return db.transaction((tx) =>
      sells ? stopping(tx, bot.id, { reason, sells }) : stopped(tx, bot.id, reason, deps),
    )
  }
  await order(deps, bot, next.order, { count: books.orders.length, feeParts: terms.feeParts, top })
}

/** Asked once about each minute that ended; silent about one that was missed. */
async function opinionOf(
  { markets, rules, clock, random }: RunDeps,
  heard: Heard,
  bot: Bot,
): Promise<'rise' | 'fall' | undefined> {
  const ended = floorTo(clock.now(), minute)
  const rule = ruleOf(rules, bot.rule)
  if (!rule || heard.get(bot.id) === ended || bot.state === 'stopping') return undefined
  const minutes = await markets.minutes(bot.venue, bot.pair, rule.candles)
  heard.set(bot.id, ended)
  if (minutes.at(-1)?.at !== ended - minute) return undefined
  const candles = lastMinutes(minutes.map(candleFrom), rule.candles)
  return candles && rule.decide(candles, Buffer.from(random(4)).readUInt32BE() / 2 ** 32)
}

function ruleOf(rules: readonly SignalRule[], name: RuleName): SignalRule | undefined {
  return rules.find((rule) => rule.name === name)
}

/** Rules only compare: prices are counted in hundred-millionths of the newest, as whole numbers. */
function candleFrom({ at, open, high, low, close }: Minute): Candle {
  const of = (price: number) => points(Math.round(price * 1e6))
  return { at, open: of(open), high: of(high), low: of(low), close: of(close), ticks: 1 }
}

type Around = {
  readonly count: number
  readonly feeParts: bigint
  readonly top: { readonly bid: bigint; readonly ask: bigint }
}

async function order(deps: RunDeps, bot: Bot, wish: Ordered, around: Around): Promise<void> {
  const { db, clock, random } = deps
  const writtenAt = clock.now()
  const name = newUuid(writtenAt, random) as OrderName
  const intent = `${wish.side}:${around.count}`
  const { id: botId, isLive } = bot
  const written = { ...wish, name, botId, intent, isLive, writtenAt }
  const isNew = await db.transaction((tx) => insertOrder(tx, written))
  if (!isNew) return
  const working = await loadWorking(db, bot.id)
  if (!working) return
  if (isLive) await sendOrder(deps, await exchangeOf(deps, bot), bot, working)
  else await onPaper(deps, bot, working, around)
}

/** A dry run's order meets the best price, at the exchange's fee, or nothing. */
async function onPaper(
  { db, clock }: RunDeps,
  { pair }: Bot,
  working: StoredOrder,
  { top, feeParts }: Around,
): Promise<void> {
  const at = clock.now()
  const quote = pair.split('/')[1] ?? ''
  const fill = paperFill({ ...working, pair }, { top, quote, feeParts, at })
  await db.transaction(async (tx) => {
    if (fill) await insertFills(tx, working.name, [{ ...fill, id: 'paper' }])
    const ending = fill ? ('filled' as const) : ('cancelled' as const)
    await moveOrder(tx, working, { ...working, state: 'done', ending, sentAt: at }, at)
  })
}
