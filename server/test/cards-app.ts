// Deposits by card on an application of their own, with the simulated provider behind them and a
// clock that stands still.

import { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { simulatedCardPaths, type TestCard, testCards } from '#contract/public/test-cards.ts'
import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { cancelPayment } from '#server/money/cards/cancel-payment.ts'
import { registerCardRoutes } from '#server/money/cards/cards.routes.ts'
import { checkPayments } from '#server/money/cards/check-payments.ts'
import { deliverMessages } from '#server/money/cards/deliver-messages.ts'
import type { CardDeps } from '#server/money/cards/deposit-by-card.ts'
import {
  createSimulatedProvider,
  type SimulatedProvider,
} from '#server/money/cards/simulated.provider.ts'
import { registerSimulatedRoutes } from '#server/money/cards/simulated.routes.ts'
import { cancelDeposit } from '#server/money/deposits/cancel-deposit.ts'
import { depositView } from '#server/money/deposits/deposit-view.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { answerErrors, createRouter, readJson } from '#server/platform/http.ts'
import { Outage } from '#server/platform/outage.ts'
import { openSeal } from '#server/platform/seal.ts'
import { type TestClock, testClock } from './clock.ts'

export type CardsApp = {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly provider: SimulatedProvider
  readonly alarms: string[]
  /** Everything logged, as text. */
  readonly logged: () => string
  readonly tokenOf: (card: TestCard) => Promise<string>
  /** The simulated provider tells what happened; says with which answers. */
  readonly deliver: () => Promise<number[]>
  readonly check: () => Promise<void>
  /** While it is broken the provider answers no question of ours. */
  readonly breakProvider: (isBroken: boolean) => void
  readonly close: () => Promise<void>
}

export const webhookUrl = '/api/webhooks/card/simulated'

export async function createCardsApp(
  db: Database,
  clock: TestClock = testClock(),
): Promise<CardsApp> {
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  const deps = { db, clock, seal, random: systemRandom }
  const provider = createSimulatedProvider({ ...deps, mode: 'sandbox' })
  const alarms: string[] = []
  const logged: string[] = []
  const log = new PassThrough()
  log.on('data', (chunk: Buffer) => logged.push(chunk.toString()))
  const app = Fastify({ logger: { level: 'trace', stream: log } })
  readJson(app)
  answerErrors(app)
  let isBroken = false
  const answering = () => {
    if (isBroken) throw new Outage('the card provider does not answer')
  }
  const cancel: typeof provider.cancel = async (id) => {
    answering()
    await provider.cancel(id)
  }
  const look: typeof provider.look = async (id) => {
    answering()
    return provider.look(id)
  }
  const cardDeps: CardDeps = {
    ...deps,
    alarm: (text) => void alarms.push(text),
    isOpen: async () => true,
    serves: () => true,
    provider: { ...provider, cancel, look },
    install: { mode: 'sandbox', publicUrl: () => 'http://localhost' },
  }
  const router = createRouter(app, ({ headers }) => BigInt(String(headers.client)) as ClientId)
  registerCardRoutes(app, router, cardDeps)
  router.on(routes.cancelDeposit, async ({ params, clientId }) => {
    const cancelling = { ...cardDeps, cancelPayment: (id: string) => cancelPayment(cardDeps, id) }
    const ended = await cancelDeposit(cancelling, clientId, params.id ?? '')
    if (isRefusal(ended)) return ended
    const data = depositView(ended, { now: clock.now(), needed: () => 0 })
    return { status: true as const, message: '', data }
  })
  registerSimulatedRoutes(app, { provider, fieldsPage: '<!doctype html>' })
  await app.ready()
  return {
    app,
    clock,
    provider,
    alarms,
    logged: () => logged.join(''),
    tokenOf: async (card) => {
      const payload = { number: testCards[card].number, cvv: '123' }
      const reply = await app.inject({ method: 'POST', url: simulatedCardPaths.tokens, payload })
      return reply.json().token
    },
    deliver: async () => {
      const answers: number[] = []
      const post = async (payload: string, headers: Record<string, string>) => {
        const reply = await app.inject({ method: 'POST', url: webhookUrl, payload, headers })
        answers.push(reply.statusCode)
        return reply.statusCode
      }
      await deliverMessages({ ...deps, provider, post })
      return answers
    },
    check: () => checkPayments(cardDeps),
    breakProvider: (broken) => {
      isBroken = broken
    },
    close: () => app.close(),
  }
}
