// Where a server's time goes for an order over HTTP: calls that do one thing more each, in
// microseconds of the server's processor time for one, from nothing at all to the order itself.

import type { TradeView } from '#contract/client/trades.ts'
import { routes } from '#contract/routes.ts'
import type { Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { median } from '../percentile.ts'
import { acceptOverHttp, callOverHttp, type HttpServer, noopOverHttp } from './http.ts'

const seconds = 3
const rounds = 5

const { submitTrade } = routes
const steps = {
  /** Says who calls, and answers as to an order. */
  identified: {
    method: 'POST',
    path: '/bench/identified',
    audience: 'client',
    summary: '',
    reply: submitTrade.reply,
  },
  /** Reads the order too, and does nothing with it. */
  parsed: { ...submitTrade, path: '/bench/parsed' },
} as const

export type HttpStepFigures = Record<`http_us_${'noop' | keyof typeof steps | 'order'}`, number>

/** The routes that are measured besides the product's, at the server. */
export function registerSteps(router: Router): void {
  const answer = () => success('Trade placed.', view)
  router.on(steps.identified, answer)
  router.on(steps.parsed, answer)
}

export async function benchHttpSteps(server: HttpServer): Promise<HttpStepFigures> {
  const measured: HttpStepFigures[] = []
  // The first round is thrown away: the server is cold.
  for (let round = 0; round <= rounds; round += 1) {
    const figures = {
      http_us_noop: (await noopOverHttp(server, seconds)).cpuUs,
      http_us_identified: (await callOverHttp(server, steps.identified.path, seconds)).cpuUs,
      http_us_parsed: (await callOverHttp(server, steps.parsed.path, seconds)).cpuUs,
      http_us_order: (await acceptOverHttp(server, seconds)).cpuUs,
    }
    if (round > 0) measured.push(figures)
  }
  const of = (name: keyof HttpStepFigures) => median(measured.map((figures) => figures[name]))
  return {
    http_us_noop: of('http_us_noop'),
    http_us_identified: of('http_us_identified'),
    http_us_parsed: of('http_us_parsed'),
    http_us_order: of('http_us_order'),
  }
}

const view: TradeView = {
  trade_id: '01a20730-d589-7d71-97a4-b535cce6a132',
  trade_time: '2026-11-23T06:56:10.635Z',
  symbol: 'BTC/USD',
  trading_type: 'Cryptocurrency',
  mode: 'demo',
  trade_mode: 'Buy',
  amount: 1,
  duration: 3_600,
  strike_rate: '75/3',
  profit_rate: 0.75,
  win_probability: 0.549,
  entry_price: null,
  strike_price: null,
  end_price: null,
  end_time: '2026-11-23T07:56:10.635Z',
  status: 'Pending',
  reason: null,
  payout: null,
}
