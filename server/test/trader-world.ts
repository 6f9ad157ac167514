// Bots on the practice exchange, with a clock and prices that a test moves, and a server that may be
// killed at any point: what it knew is gone, what it wrote stays.

import type { BotWish } from '#contract/client/trader.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { addKey, type KeyDeps } from '#server/automation/keys/add-key.ts'
import { openKeys } from '#server/automation/keys/open-key.ts'
import type { SignalRule } from '#server/automation/rules/rule.ts'
import { type BotDeps, makeBot } from '#server/automation/trader/keep-bots.ts'
import type { RunDeps } from '#server/automation/trader/run-bot.ts'
import { newRound, runBots } from '#server/automation/trader/run-bots.ts'
import { openByCcxt } from '#server/automation/venues/ccxt.exchange.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { aClient } from './clients.ts'
import type { PracticeExchange } from './practice-server.ts'

export const protections = {
  stop_loss_percent: 5,
  guard_stops: null,
  guard_minutes: 60,
  cool_down_minutes: 0,
  drawdown_percent: 50,
  low_profit_trades: null,
  from_hour: 0,
  to_hour: 24,
} as const

/** Says what it is told to say. */
export function aSaidRule(said: () => 'rise' | 'fall' | undefined): SignalRule {
  return {
    name: 'momentum',
    version: 1,
    parameters: {},
    horizonSeconds: 60,
    candles: 1,
    decide: said,
  }
}

export async function aTraderWorld(
  db: Database,
  practice: PracticeExchange,
  said: () => 'rise' | 'fall' | undefined,
) {
  const clock = { now: practice.now }
  const logged: string[] = []
  const openExchange = openByCcxt({ clock, addressOf: () => `${practice.url}/kraken` })
  const keys: KeyDeps = {
    db,
    clock,
    random: systemRandom,
    install: { mode: 'sandbox', publicUrl: () => 'http://here', officeUrl: () => 'http://here' },
    seal: openSeal(Buffer.alloc(32, 5), systemRandom),
    openExchange,
    isOffered: () => true,
    keyLimit: async () => undefined,
  }
  const charged = new Map<string, number>()
  const anybody = openExchange('practice', undefined)
  const started = (): RunDeps & BotDeps => ({
    ...keys,
    openKey: openKeys(keys),
    markets: {
      terms: async (_, pair) => (await anybody).market(pair),
      top: async (_, pair) => (await anybody).top(pair),
      // One minute is enough for a rule that looks at none.
      minutes: async () => {
        const at = (Math.floor(clock.now() / 60_000) * 60_000 - 60_000) as ReturnType<
          typeof clock.now
        >
        return [{ at, open: 1, high: 1, low: 1, close: 1 }]
      },
    },
    rules: [aSaidRule(said)],
    mayNotBegin: async () => undefined,
    refuseTrading: async () => undefined,
    chargeDay: async () => {},
    charge: async (_tx, _bot, name) => void charged.set(name, (charged.get(name) ?? 0) + 1),
  })
  let server = { deps: started(), round: newRound() }
  const { apiKey, secret } = await practice.aKey('kraken')
  const client = await aClient(db, { clock })
  const added = await addKey(keys, client.id, {
    venue: 'practice',
    name: 'Mine',
    api_key: apiKey,
    secret,
  })
  if (isRefusal(added)) throw new Error(added.refused)
  const [key] = await db.rows<{ id: string }>('select id from exchange_keys where client_id = $1', [
    client.id,
  ])
  const keyId = key?.id ?? ''
  return {
    client,
    apiKey,
    secret,
    logged,
    charged,
    deps: () => server.deps,
    aBot: async (wish: Partial<BotWish> = {}) => {
      const whole = { key_id: keyId, pair: 'BTC/USD', rule: 'momentum', at_risk: '1000' } as const
      const made = await makeBot(server.deps, client.id, { ...whole, protections, ...wish })
      if (isRefusal(made)) throw new Error(made.refused)
      const [bot] = await db.rows<{ id: string }>(
        'select id from trader_bots where client_id = $1 order by id desc limit 1',
        [client.id],
      )
      return bot?.id ?? ''
    },
    /** One round of all bots. */
    step: () => runBots(server.deps, server.round, (message) => logged.push(message)),
    /** The process is another one. */
    restart: () => {
      server = { deps: started(), round: newRound() }
    },
  }
}

export type TraderWorld = Awaited<ReturnType<typeof aTraderWorld>>
