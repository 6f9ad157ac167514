// Money for a test, composed as the server composes its own: a simulated chain of each coin whose
// blocks the test makes, a simulated card provider that it can break, and rates that it decides.

import type { FastifyInstance } from 'fastify'
import { type Coin, coins, perCoin } from '#kernel/coins.ts'
import { refuse } from '#kernel/refusal.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import {
  createSimulatedProvider,
  type SimulatedProvider,
} from '#server/money/cards/simulated.provider.ts'
import { composeMoney, type MoneyContext, registerMoney } from '#server/money/compose-money.ts'
import { watchOutputs } from '#server/money/deposits/watch-outputs.ts'
import { createRouter, createStaffRouter, type SignIn } from '#server/platform/http.ts'
import { Outage } from '#server/platform/outage.ts'
import type { TestInstall } from './compose-install.ts'
import { createTestChain, type TestChain } from './simulated-chain.ts'

export type TestMoney = MoneyContext & {
  readonly testChains: Readonly<Record<Coin, TestChain>>
  /** Dollars for a coin; undefined: no fresh price. */
  readonly rates: Partial<Record<Coin, string>>
  readonly provider: SimulatedProvider
  /** While it is broken the provider answers no question of ours. */
  readonly breakProvider: (isBroken: boolean) => void
  /** Looks at every chain once. */
  readonly look: () => Promise<void>
}

export async function composeTestMoney(install: TestInstall): Promise<TestMoney> {
  const { db, clock } = install
  const testChains = perCoin((coin) => createTestChain(db, coin, clock))
  const rates: TestMoney['rates'] = { btc: '64218.4', eth: '3011.25', ltc: '84.153' }
  const provider = createSimulatedProvider({ ...install, mode: 'sandbox' })
  let isBroken = false
  const answering = () => {
    if (isBroken) throw new Outage('the card provider does not answer')
  }
  const breakable: Pick<SimulatedProvider, 'cancel' | 'look'> = {
    cancel: async (id) => {
      answering()
      await provider.cancel(id)
    },
    look: async (id) => {
      answering()
      return provider.look(id)
    },
  }
  const cards = {
    simulated: provider,
    fieldsPages: { en: '<!doctype html>', nl: '<!doctype html><html lang=nl>' },
  }
  const money = await composeMoney({
    ...install,
    projectRoot: process.cwd(),
    trading: () => undefined,
    outside: {
      cards: { ...cards, provider: { ...provider, ...breakable } },
      chains: { of: (coin) => testChains[coin], simulated: Object.values(testChains) },
      rateNow: (coin) => rates[coin],
    },
  })
  return {
    ...money,
    testChains,
    rates,
    provider,
    breakProvider: (broken) => {
      isBroken = broken
    },
    look: async () => {
      for (const coin of coins) await watchOutputs(money.deposits, testChains[coin])
    },
  }
}

type Doors = { readonly app: FastifyInstance; readonly signIn: SignIn }

/** Every call about money. Nothing trades here unless `rules` say how. */
export function registerTestMoney(
  { app, signIn }: Doors,
  money: TestMoney,
  rules: Parameters<typeof registerMoney>[2] = noTrading,
): void {
  // Nobody of staff is signed in here.
  const office = createStaffRouter<StaffAtDesk>(
    app,
    async () => refuse('not_found'),
    async () => {},
  )
  registerMoney({ app, router: createRouter(app, signIn), office }, money, rules)
}

function noTrading(): never {
  throw new Outage('nothing trades here')
}
