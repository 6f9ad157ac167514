// Deposits by card on an application of their own, with the simulated provider behind them and a
// clock that stands still.

import { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { simulatedCardPaths, type TestCard, testCards } from '#contract/public/test-cards.ts'
import type { ClientId } from '#kernel/ids.ts'
import { checkPayments } from '#server/money/cards/check-payments.ts'
import { deliverMessages } from '#server/money/cards/deliver-messages.ts'
import type { SimulatedProvider } from '#server/money/cards/simulated.provider.ts'
import type { Database } from '#server/platform/db.ts'
import type { SignIn } from '#server/platform/http.ts'
import { answerErrors, readJson } from '#server/platform/http-errors.ts'
import { type TestClock, testClock } from './clock.ts'
import { composeTestInstall } from './compose-install.ts'
import { composeTestMoney, registerTestMoney } from './compose-money.ts'

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
  const install = composeTestInstall(db, { clock, publicUrl: 'http://localhost' })
  const money = await composeTestMoney(install)
  const { provider, cards } = money
  const logged: string[] = []
  const log = new PassThrough()
  log.on('data', (chunk: Buffer) => logged.push(chunk.toString()))
  const app = Fastify({ logger: { level: 'trace', stream: log } })
  readJson(app)
  answerErrors(app)
  const signIn: SignIn = ({ headers }) => BigInt(String(headers.client)) as ClientId
  registerTestMoney({ app, signIn }, money)
  await app.ready()
  return {
    app,
    clock,
    provider,
    alarms: install.alarms,
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
      await deliverMessages({ ...install, provider, post })
      return answers
    },
    check: () => checkPayments(cards),
    breakProvider: money.breakProvider,
    close: () => app.close(),
  }
}
