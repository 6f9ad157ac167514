// Every call that moves money on one application: trades on the real engine, deposits in coins and by
// card, withdrawals, one clock for all of it, and clients who are signed in.

import { simulatedCardPaths, type TestCard, testCards } from '#contract/public/test-cards.ts'
import { signInBy } from '#server/identity/sessions/sessions.routes.ts'
import { registerCardRoutes } from '#server/money/cards/cards.routes.ts'
import { deliverMessages } from '#server/money/cards/deliver-messages.ts'
import { createSimulatedProvider } from '#server/money/cards/simulated.provider.ts'
import { registerSimulatedRoutes } from '#server/money/cards/simulated.routes.ts'
import { registerDepositRoutes } from '#server/money/deposits/deposits.routes.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { createRouter } from '#server/platform/http.ts'
import { registerTradeRoutes } from '#server/trading/trades/trades.routes.ts'
import { acceptingBy } from '#server/trading/trading.ts'
import { webhookUrl } from './cards-app.ts'
import { testClock } from './clock.ts'
import { createDepositsApp, type DepositsApp } from './deposits-app.ts'
import { startTestEngine, type TestEngine } from './engine.ts'
import { createWithdrawalsApp, type WithdrawalsApp } from './withdrawals-app.ts'

/** A message of the card provider as it came. */
export type Webhook = { readonly payload: string; readonly headers: Record<string, string> }

export type MoneyApp = WithdrawalsApp & {
  readonly engine: TestEngine
  readonly paidIn: DepositsApp
  readonly tokenOf: (card: TestCard) => Promise<string>
  /** The card provider tells what happened; what it sent. */
  readonly deliver: () => Promise<Webhook[]>
  readonly send: (webhook: Webhook) => Promise<number>
  readonly close: () => Promise<void>
}

export async function createMoneyApp(db: Database): Promise<MoneyApp> {
  const clock = testClock()
  const engine = await startTestEngine(db, { clock })
  const out = await createWithdrawalsApp(db, { clock, hasInstruments: true })
  const paidIn = await createDepositsApp(db, clock)
  const { app } = out
  const router = createRouter(app, signInBy(out.identification))
  const { seal } = paidIn.deps
  const provider = createSimulatedProvider({
    db,
    clock,
    seal,
    random: systemRandom,
    mode: 'sandbox',
  })
  registerDepositRoutes(router, paidIn.deps)
  registerCardRoutes(app, router, { ...paidIn.deps, provider })
  registerSimulatedRoutes(app, { provider, fieldsPage: '<!doctype html>' })
  registerTradeRoutes(router, {
    db,
    clock,
    open: acceptingBy(engine.lanes),
    entriesOf: engine.entriesOf,
    market: () => engine.market,
    sourceName: () => 'test',
  })
  await app.ready()
  let places = 0
  const send = async ({ payload, headers }: Webhook) =>
    (await app.inject({ method: 'POST', url: webhookUrl, payload, headers })).statusCode
  return {
    ...out,
    engine,
    paidIn,
    send,
    tokenOf: async (card) => {
      const payload = { number: testCards[card].number, cvv: '123' }
      // Each from somewhere else: that is limited too.
      places += 1
      const remoteAddress = `10.7.${places >> 8}.${places & 255}`
      const url = simulatedCardPaths.tokens
      const reply = await app.inject({ method: 'POST', url, payload, remoteAddress })
      return reply.json().token
    },
    deliver: async () => {
      const sent: Webhook[] = []
      const post = (payload: string, headers: Record<string, string>) => {
        sent.push({ payload, headers })
        return send({ payload, headers })
      }
      await deliverMessages({ db, clock, provider, post })
      return sent
    },
    close: async () => {
      await engine.stop()
      await paidIn.close()
    },
  }
}
