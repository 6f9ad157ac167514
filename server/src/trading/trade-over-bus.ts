// The side of a process of the web: it takes no prices and settles nothing. It follows the process
// that leads, whichever that is, by a copy of the market and by what is told of trades; orders go
// there, and nobody knows what became of one whose answer does not come.

import { present } from '#kernel/assert.ts'
import { type Millis, millis, second } from '#kernel/time.ts'
import type { Bus } from '#server/platform/bus.ts'
import { type Asking, askOver, type Subject } from '#server/platform/bus-questions.ts'
import { Outage } from '#server/platform/outage.ts'
import { envelopeAgeMost } from '#server/platform/sealed-envelopes.ts'
import type { FeedFacts } from './market/feed.ts'
import { followMarket } from './market/follow-market.ts'
import type { Market, Quoted } from './market/market.ts'
import { liveRules } from './open-market.ts'
import type { OpenTrading, Trading, TradingOptions } from './trading.ts'
import { askedOfLead, type LeadNews, leadNews } from './trading-messages.ts'

/** After that no order is read that was not, nor an answer. */
const answerMs = 2 * envelopeAgeMost
/** Who leads says twice a second that it does: one that is silent for so long is gone. */
const silenceMs = 3 * second
const lookEveryMs = 250

/** Copied in one turn of the event loop of who leads: about a millisecond of its time. */
const instrumentsAtOnce = 2

type Copy = {
  readonly lead: string
  readonly market: Market
  readonly feed: FeedFacts
  /** The news that each instrument held when it was copied, while others still were. */
  readonly copiedAt: ReadonlyMap<number, number>
  /** The last news it follows. */
  newsNr: number
}
type PricesTold = Extract<LeadNews, { kind: 'prices' }>

type Following = {
  readonly asking: Asking
  readonly options: TradingOptions
  /** Told when clients may not have been told everything. */
  readonly onMissed: () => void
  readonly onCopied: () => void
  /** The process that leads, since it was first heard. */
  lead: string | undefined
  /** By this machine's own counter. */
  heardAt: number
  leadsSince: Millis
  /** It said so: what it finishes is heard still. */
  hasLeft: boolean
  /** The last news of it. */
  newsNr: number
  /** Of the one heard last: it stays, and grows old, while nobody leads. */
  copy: Copy | undefined
  /** What was told since a copy was asked for. */
  waiting: PricesTold[] | undefined
}

/** Opens once there is a process that leads, and a copy of its market. */
export function tradeOverBus(bus: Bus, onMissed: () => void): OpenTrading {
  return async (options) => {
    const asking = askOver(bus, 'trading')
    let onCopied = () => {}
    const firstCopy = new Promise<void>((done) => {
      onCopied = done
    })
    const following: Following = {
      asking,
      options,
      onMissed,
      onCopied,
      lead: undefined,
      heardAt: 0,
      leadsSince: millis(0),
      hasLeft: false,
      newsNr: 0,
      copy: undefined,
      waiting: undefined,
    }
    const deafen = bus.hear(leadNews, (news, from) => hearNews(following, news, from))
    await firstCopy
    const looking = setInterval(giveUpGone, lookEveryMs, following).unref()
    const stop = async () => {
      clearInterval(looking)
      deafen()
      asking.close()
    }
    return tradingBy(following, stop)
  }
}

function tradingBy(following: Following, stop: Trading['stop']): Trading {
  const copy = () => present(following.copy, 'the first copy')
  return {
    get market() {
      return copy().market
    },
    get feed() {
      return copy().feed
    },
    get rules() {
      return liveRules(following.options, copy().feed)
    },
    open: (request) => ask(following, askedOfLead.order, request),
    entriesOf: (ids) => ask(following, askedOfLead.entriesOf, ids),
    sumOpen: () => ask(following, askedOfLead.sumOpen, null),
    figures: () => ask(following, askedOfLead.figures, null),
    // Who leads reads the settings itself.
    reconsider: () => {},
    reachesLead: () => !isGone(following),
    stop,
  }
}

/** Nobody waits for a process that is gone. */
function giveUpGone(following: Following): void {
  if (isGone(following)) following.asking.failAll(new Outage('the process that leads is gone'))
}

function isGone({ hasLeft, heardAt }: Following): boolean {
  return hasLeft || performance.now() - heardAt > silenceMs
}

async function ask<Question, Answer>(
  following: Following,
  subject: Subject<Question, Answer>,
  question: Question,
): Promise<Answer> {
  const { lead, asking } = following
  if (lead === undefined || isGone(following)) throw new Outage('no process leads')
  return asking.ask(subject, lead, question, answerMs)
}

/** What happened to trades is told at once; prices are taken in their order. */
function hearNews(following: Following, news: LeadNews, from: string): void {
  const isOther = following.lead !== from
  // One that does not know yet that it leads no more.
  if (isOther && news.leadsSince < following.leadsSince) return
  if (isOther) {
    following.asking.failAll(new Outage('the process that led is gone'))
    following.waiting = undefined
    following.hasLeft = false
  }
  const hasMissed = isOther ? following.lead !== undefined : news.newsNr !== following.newsNr + 1
  following.lead = from
  following.heardAt = performance.now()
  following.leadsSince = news.leadsSince
  following.newsNr = news.newsNr
  if (hasMissed) following.onMissed()
  const { audience } = following.options
  if (news.kind === 'accepted') audience.accepted(news.accepted)
  else if (news.kind === 'entered') audience.entered(news.positions)
  else if (news.kind === 'settled') audience.settled(news.settled)
  else if (news.kind === 'prices') hearPrices(following, news, from)
  else if (news.kind === 'leaves') following.hasLeft = true
}

/** Of another lead, or after a gap, a new copy is needed. */
function hearPrices(following: Following, prices: PricesTold, lead: string): void {
  const { copy, waiting, options } = following
  if (waiting) waiting.push(prices)
  else if (copy?.lead === lead && copy.newsNr === prices.before) {
    copy.newsNr = prices.newsNr
    const isNews = (instrumentId: number) => prices.newsNr > (copy.copiedAt.get(instrumentId) ?? 0)
    options.audience.ticks(followMarket(copy.market, prices.news, isNews))
  } else void copyAnew(following, lead, [prices])
}

async function copyAnew(following: Following, lead: string, waiting: PricesTold[]): Promise<void> {
  following.waiting = waiting
  const isOurs = () => following.waiting === waiting
  try {
    const copied = await copyOf(following, lead, isOurs)
    if (!copied) return
    const copiedNr = copied.newsNr
    following.copy = copied
    following.waiting = undefined
    following.onCopied()
    for (const later of waiting) {
      if (later.newsNr > copiedNr) hearPrices(following, later, lead)
    }
  } catch (error) {
    if (isOurs()) following.waiting = undefined
    following.options.log(`copying the market failed: ${String(error)}`)
  }
}

/** Some instruments at a time, while the market goes on; undefined where nobody wants it now. */
async function copyOf(
  following: Following,
  lead: string,
  isWanted: () => boolean,
): Promise<Copy | undefined> {
  const head = await ask(following, askedOfLead.copy, null)
  const byId = new Map<number, Quoted>()
  const copiedAt = new Map<number, number>()
  for (let at = 0; at < head.instrumentIds.length; at += instrumentsAtOnce) {
    if (!isWanted()) return undefined
    const ids = head.instrumentIds.slice(at, at + instrumentsAtOnce)
    const { quoted, newsNr } = await ask(following, askedOfLead.instruments, ids)
    for (const one of quoted) {
      byId.set(one.instrument.id, one)
      copiedAt.set(one.instrument.id, newsNr)
    }
  }
  if (!isWanted()) return undefined
  const offered = new Set(head.symbols)
  const bySymbol = new Map(
    [...byId.values()].flatMap((one) => {
      const { symbol } = one.instrument
      return offered.has(symbol) ? [[symbol, one]] : []
    }),
  )
  const market = { ...head.market, byId, bySymbol }
  return { lead, market, feed: head.feed, copiedAt, newsNr: head.newsNr }
}
