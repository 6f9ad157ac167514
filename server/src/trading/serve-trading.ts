// The side of the process that leads: what is traded here is told to the processes of the web,
// which have a copy of the market each, and their orders are placed as if they had been asked here.
// The market is copied some instruments at a time, so that nobody here waits for it.

import { present } from '#kernel/assert.ts'
import { type Millis, second } from '#kernel/time.ts'
import type { Bus } from '#server/platform/bus.ts'
import { answerOver } from '#server/platform/bus-questions.ts'
import { forgetSaid } from './market/estimator.ts'
import { newsOf, type PriceNews } from './market/follow-market.ts'
import type { Market, Quoted, StoredTicks } from './market/market.ts'
import type { Audience, Trading } from './trading.ts'
import { askedOfLead, type LeadNews, leadNews } from './trading-messages.ts'

const hereEveryMs = second / 2

export type TradingServer = {
  readonly audience: Audience
  /** From now on. Returns how to serve no more. */
  readonly serve: (trading: Trading) => () => void
}

type Uncounted<News> = News extends LeadNews ? Omit<News, 'newsNr' | 'leadsSince'> : never

export function serveTrading(bus: Bus, leadsSince: Millis): TradingServer {
  let newsNr = 0
  /** Of the prices told last. */
  let pricesNr = 0
  let toNews: ((stored: StoredTicks) => PriceNews) | undefined
  const tell = (news: Uncounted<LeadNews>) => {
    newsNr += 1
    bus.say(leadNews, { ...news, newsNr, leadsSince })
  }
  return {
    audience: {
      ticks: (stored) => {
        if (!toNews) return
        tell({ kind: 'prices', news: toNews(stored), before: pricesNr })
        pricesNr = newsNr
      },
      accepted: (accepted) => tell({ kind: 'accepted', accepted }),
      entered: (positions) => tell({ kind: 'entered', positions }),
      settled: (settled) => tell({ kind: 'settled', settled }),
    },
    serve: (trading) => {
      const { market } = trading
      const { isLive, realSources } = trading.feed
      toNews = newsOf(market)
      const feed = { isLive, realSources }
      // Prices wait where the database is away: whoever hears none has not lost us.
      const saying = setInterval(() => tell({ kind: 'here' }), hereEveryMs).unref()
      const deafen = [
        answerOver(bus, askedOfLead.copy, () => ({ newsNr: pricesNr, feed, ...headOf(market) })),
        answerOver(bus, askedOfLead.instruments, (ids) => ({
          newsNr: pricesNr,
          quoted: ids.map((id) => toSend(market, id)),
        })),
        answerOver(bus, askedOfLead.order, trading.open),
        answerOver(bus, askedOfLead.entriesOf, trading.entriesOf),
        answerOver(bus, askedOfLead.sumOpen, trading.sumOpen),
        answerOver(bus, askedOfLead.figures, trading.figures),
      ]
      return () => {
        clearInterval(saying)
        tell({ kind: 'leaves' })
        for (const stop of deafen) stop()
      }
    },
  }
}

function headOf({ byId, bySymbol, ...market }: Market) {
  return { market, instrumentIds: [...byId.keys()], symbols: [...bySymbol.keys()] }
}

function toSend(market: Market, instrumentId: number): Quoted {
  const quoted = present(market.byId.get(instrumentId), 'an instrument of the market')
  forgetSaid(quoted.estimator)
  return quoted
}
