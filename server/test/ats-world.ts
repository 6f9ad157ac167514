// Clients whose signals are traded by themselves, over a real engine whose time a test moves.

import type { AtsSettingsWish } from '#contract/client/ats.ts'
import type { RuleName } from '#contract/public/signal-rules.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { later, millis, second } from '#kernel/time.ts'
import { noteEnds } from '#server/automation/ats/note-ends.ts'
import { saveSettings } from '#server/automation/ats/save-settings.ts'
import { newServing, type ServingDeps, serveSignals } from '#server/automation/ats/serve-signals.ts'
import { switchRun } from '#server/automation/ats/switch-run.ts'
import { rules } from '#server/automation/rules/rules.ts'
import { beginRecords } from '#server/automation/signals/begin-records.ts'
import { listRecords } from '#server/automation/signals/records.store.ts'
import { leadMs, type Signal } from '#server/automation/signals/signal.ts'
import { insertSignals } from '#server/automation/signals/signals.store.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { ruleVersion } from '#server/trading/trades/trade.ts'
import { acceptingBy } from '#server/trading/trading.ts'
import { testClock } from './clock.ts'
import { newTestId, startTestEngine, testInstruments } from './engine.ts'
import { addFundedClient, type FundedClient } from './funded-client.ts'

/** A Wednesday that has not come: the database refuses signals that are published too late. */
export const atsStart = millis(Date.UTC(2100, 2, 3, 10))

export const modestWish: AtsSettingsWish = {
  rules: ['momentum', 'coin'],
  symbols: ['BTCUSD', 'EURUSD'],
  stake: dollars(10),
  share_bp: null,
  hours: null,
  trades_per_day: 10,
  stake_per_day: dollars(100),
  loss_per_day: dollars(100),
  losses_in_row: null,
  cool_down_minutes: null,
  pair_losses: null,
  drawdown: null,
  tells: 'ends',
}

export type AtsWorld = Awaited<ReturnType<typeof openAtsWorld>>

export async function openAtsWorld(
  db: Database,
  wishes: { readonly settings?: Partial<Settings>; readonly log?: (message: string) => void } = {},
) {
  const clock = testClock(atsStart)
  const settings = () => ({ ...defaultSettings, ...wishes.settings })
  const engine = await startTestEngine(db, { clock, settings })
  await beginRecords({ db, clock }, rules)
  const records = await listRecords(db)
  const install = { mode: 'sandbox' as const, publicUrl: () => 'http://localhost:3000' }
  const market = () => engine.market
  const tradingRules = () => ({
    installTradesLive: () => true,
    needsIdentity: () => false,
    needsAppropriateness: () => false,
    serves: () => true,
    settings,
    memory: new Map(),
  })
  const deps: ServingDeps = {
    db,
    clock,
    random: systemRandom,
    install,
    settings,
    market,
    open: acceptingBy(engine.lanes),
    log: wishes.log ?? (() => {}),
  }
  const all = { ...deps, rules, tradingRules }
  const serving = newServing()
  let prices = 60_000
  let ticks = 0

  return {
    ...engine,
    db,
    deps: all,
    serving,
    /** Prices of now, which move as they are told. */
    tickBy: (step: number) => {
      prices += step
      ticks += 1
      // A price that stands still for a minute is taken for a feed that froze.
      const euro = 1.1 + (prices - 60_000 + (ticks % 2)) / 1e5
      return engine.tick({ BTCUSD: prices + (ticks % 2) / 100, EURUSD: euro })
    },
    client: (wish: Partial<FundedClient> = {}): Promise<ClientId> =>
      addFundedClient(db, {
        at: clock.now(),
        real: dollars(1_000),
        demo: dollars(1_000),
        plan: 'Gold-7600',
        ...wish,
      }),
    settle: (clientId: ClientId, changes: Partial<AtsSettingsWish> = {}) =>
      saveSettings(all, clientId, { ...modestWish, ...changes }),
    switchTo: (clientId: ClientId, runs: 'off' | 'demo' | 'real') =>
      switchRun(all, clientId, { runs, understood: true }),
    /** One that opens when its lead is over. */
    publish: async (
      rule: RuleName = 'momentum',
      changes: Partial<Pick<Signal, 'direction'>> & { readonly symbol?: string } = {},
    ): Promise<Signal> => {
      const now = clock.now()
      const { symbol = 'BTCUSD', direction = 'rise' } = changes
      const record = records.find((one) => one.rule === rule)!
      const opensAt = later(now, leadMs)
      const signal: Signal = {
        id: newTestId(now),
        recordId: record.id,
        instrument: testInstruments.find((one) => one.symbol === symbol)!,
        direction,
        horizonSeconds: 60,
        strikeRate: '75/3',
        profitRateBp: direction === 'rise' ? 7_500 : 300,
        marginBp: 400,
        winProbability: 0.55,
        volatility: 0.0001,
        quantile: 0.1,
        strikeFactor: 1_000_000_000_000n,
        ruleVersion,
        spot: 6_000_000 as never,
        publishedAt: now,
        opensAt,
        closesAt: later(opensAt, 60 * second),
      }
      await insertSignals(db, [signal])
      serving.isBehind = true
      return signal
    },
    serve: () => serveSignals(deps, serving),
    noteEnds: () => noteEnds(deps),
  }
}
