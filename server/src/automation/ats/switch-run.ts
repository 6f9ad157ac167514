// A client switches automated trades off, at once; or on, for one of their accounts, after reading
// what is likely to be lost.

import { type AtsRuns, atsRuns } from '#contract/client/ats.ts'
import { outlookOf } from '#contract/client/ats-outlook.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, type Usd, usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Market } from '#server/trading/market/market.ts'
import { refuseLiveTrading, type TradingRules } from '#server/trading/trades/check-trading.ts'
import { haltOf } from '../halts/halt.ts'
import { readHalts } from '../halts/read-halts.ts'
import type { SignalRule } from '../rules/rule.ts'
import { type AtsClient, lockAtsClient, putSwitch } from './ats.store.ts'
import { atsActs } from './ats-acts.ts'
import { dayKey, loadBalances } from './ats-orders.store.ts'
import { tradesAllowed } from './order.ts'
import { readOutlook } from './read-outlook.ts'
import { refuseSwitch } from './run.ts'
import { stakeFrom } from './settings.ts'

export type SwitchingDeps = WritingDeps & {
  readonly db: Db
  readonly settings: () => Settings
  readonly market: () => Market
  readonly rules: readonly SignalRule[]
  readonly tradingRules: () => TradingRules
}

type Wish = { readonly runs: AtsRuns; readonly understood: boolean }

/** Undefined where it was done, or is so already. */
export function switchRun(
  deps: SwitchingDeps,
  clientId: ClientId,
  wish: Wish,
): Promise<KnownRefusal | undefined> {
  return deps.db.transaction(async (tx) => {
    const client = await lockAtsClient(tx, clientId)
    const at = deps.clock.now()
    if (wish.runs === (client?.runs ?? 'off')) return undefined
    if (wish.runs === 'off') {
      await switchOff(tx, present(client, 'what runs was settled'), at, deps)
      return undefined
    }
    if (!client) return refuse('ats_not_settled')
    return switchOn(tx, client, { ...wish, runs: wish.runs, at }, deps)
  })
}

async function switchOff(tx: Tx, client: AtsClient, at: Millis, deps: WritingDeps): Promise<void> {
  const { clientId, settings, runs } = client
  const off = { clientId, settingsId: settings.id, runs: atsRuns[0], reason: 'by_client' } as const
  await putSwitch(tx, { ...off, expectedLoss: null, at })
  if (runs === 'off') return
  const facts = { runs, reason: 'by_client' }
  await tell(tx, { act: atsActs.switchedOff, clientId, actor: 'client', at, facts }, deps)
}

type On = { readonly runs: 'demo' | 'real'; readonly understood: boolean; readonly at: Millis }

async function switchOn(
  tx: Tx,
  client: AtsClient,
  { runs, understood, at }: On,
  deps: SwitchingDeps,
): Promise<KnownRefusal | undefined> {
  const { clientId, settings, plan, planTrades } = client
  const halt = haltOf(await readHalts(tx, [clientId]), clientId)
  const allowed = tradesAllowed({ book: runs, plan, planTrades, plans: deps.settings().planTable })
  const refusal =
    runs === 'real' ? await refuseLiveTrading(tx, clientId, deps.tradingRules(), at) : undefined
  const refused = refuseSwitch(runs, {
    hasSettings: true,
    understood,
    isPaused: halt !== undefined,
    tradesAllowed: allowed,
    trials: client.trials,
    refusal,
  })
  if (refused) return refused
  const balances = await loadBalances(tx, [clientId])
  const stake = stakeFrom(settings.stake, balances.get(dayKey(clientId, runs)) ?? cents(0n))
  const expectedLoss = await expectedOf(tx, client, { stake, allowed }, deps)
  const on = { clientId, settingsId: settings.id, runs, reason: 'by_client' } as const
  await putSwitch(tx, { ...on, expectedLoss, at })
  const facts = { runs, expectedLoss: usdToText(expectedLoss) }
  await tell(tx, { act: atsActs.switchedOn, clientId, actor: 'client', at, facts }, deps)
  return undefined
}

/** What the client was told that a day loses on average. */
async function expectedOf(
  tx: Tx,
  { settings }: AtsClient,
  { stake, allowed }: { readonly stake: Usd; readonly allowed: number },
  deps: SwitchingDeps,
): Promise<Usd> {
  const planned = {
    stake,
    tradesPerDay: Math.min(allowed, settings.tradesMost),
    stakePerDay: settings.stakeMost,
    lossPerDay: settings.lossMost,
    rules: settings.rules,
  }
  return outlookOf(planned, await readOutlook(tx, deps)).expectedLoss
}
