// Every call that moves money on one application: trades on the real engine, deposits in coins and by
// card, withdrawals, one clock for all of it, and clients who are signed in.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simulatedCardPaths, type TestCard, testCards } from '#contract/public/test-cards.ts'
import { deliverMessages } from '#server/money/cards/deliver-messages.ts'
import type { Database } from '#server/platform/db.ts'
import { createRouter } from '#server/platform/http.ts'
import { registerTradeRoutes } from '#server/trading/trades/trades.routes.ts'
import { acceptingBy } from '#server/trading/trading.ts'
import { registerSignedReceipts } from '#server/transparency/log/signed-receipts.routes.ts'
import { webhookUrl } from './cards-app.ts'
import { testClock } from './clock.ts'
import { startTestEngine, type TestEngine } from './engine.ts'
import { loggedBy } from './logged.ts'
import { createWithdrawalsApp, type WithdrawalsApp } from './withdrawals-app.ts'

/** A message of the card provider as it came. */
export type Webhook = { readonly payload: string; readonly headers: Record<string, string> }

export type MoneyApp = WithdrawalsApp & {
  readonly engine: TestEngine
  readonly tokenOf: (card: TestCard) => Promise<string>
  /** The card provider tells what happened; what it sent. */
  readonly deliver: () => Promise<Webhook[]>
  readonly send: (webhook: Webhook) => Promise<number>
  readonly close: () => Promise<void>
}

export async function createMoneyApp(db: Database): Promise<MoneyApp> {
  const clock = testClock()
  const dataDir = await mkdtemp(join(tmpdir(), 'money-'))
  const engine = await startTestEngine(db, { clock })
  const out = await createWithdrawalsApp(db, { clock, dataDir, hasInstruments: true })
  const { app, identity, money } = out
  const router = createRouter(app, identity.signIn)
  const logged = loggedBy(db, engine)
  await logged.round()
  registerSignedReceipts(router, { db, keys: logged.deps })
  registerTradeRoutes(router, {
    db,
    clock,
    open: acceptingBy(engine.lanes),
    entriesOf: engine.entriesOf,
    market: () => engine.market,
    sourceName: () => 'test',
  })
  const { provider } = money
  await app.ready()
  let places = 0
  const send = async ({ payload, headers }: Webhook) =>
    (await app.inject({ method: 'POST', url: webhookUrl, payload, headers })).statusCode
  return {
    ...out,
    engine,
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
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
