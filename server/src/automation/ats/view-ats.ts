// Automated trades as their client looks at them: settings, switch, today, and what they cost.

import { type AtsSettingsView, type AtsView, trialsNeeded } from '#contract/client/ats.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Book, usdToNumber } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Market } from '#server/trading/market/market.ts'
import { haltOf } from '../halts/halt.ts'
import { readHalts } from '../halts/read-halts.ts'
import { loadAtsClient, loadPlan, type StoredSettings } from './ats.store.ts'
import { dayKey, sumDay } from './ats-orders.store.ts'
import { nothingToday } from './decide-round.ts'
import { tradesAllowed } from './order.ts'
import { type OutlookDeps, readOutlook } from './read-outlook.ts'
import { stakeMostOf } from './settings.ts'

export async function viewAts(tx: Tx, clientId: ClientId, deps: OutlookDeps): Promise<AtsView> {
  const { clock, market, settings } = deps
  const now = clock.now()
  const client = await loadAtsClient(tx, clientId)
  const held = await loadPlan(tx, clientId)
  const today = await sumDay(tx, [clientId], now)
  const halt = haltOf(await readHalts(tx, [clientId]), clientId)
  const plans = settings().planTable
  const dayOf = (book: Book) => {
    const { trades, stake, open, brought } = today.get(dayKey(clientId, book)) ?? nothingToday
    return {
      trades,
      allowed: tradesAllowed({ book, ...held, plans }),
      stake: usdToNumber(stake),
      open: usdToNumber(open),
      brought: usdToNumber(brought),
    }
  }
  const outlook = await readOutlook(tx, deps)
  const switchedAt = client?.switchedAt ?? null
  return {
    settings: client ? settingsView(client.settings, market()) : null,
    runs: client?.runs ?? 'off',
    switched_at: switchedAt === null ? null : iso(switchedAt),
    switched_why: client?.switchedWhy ?? null,
    paused: halt
      ? { for_all: halt.clientId === null, reason: halt.reason, at: iso(halt.at) }
      : null,
    has_plan: tradesAllowed({ book: 'real', ...held, plans }) > 0,
    stake_most: usdToNumber(stakeMostOf(held.plan)),
    trials: client?.trials ?? 0,
    trials_needed: trialsNeeded,
    today: { demo: dayOf('demo'), real: dayOf('real') },
    margin: outlook.margin,
    rules: outlook.rules,
  }
}

function settingsView(settings: StoredSettings, market: Market): AtsSettingsView {
  const { stake, hours, drawdownMost } = settings
  return {
    rules: [...settings.rules],
    symbols: settings.instrumentIds.flatMap((id) => market.byId.get(id)?.instrument.symbol ?? []),
    stake: stake.kind === 'fixed' ? usdToNumber(stake.amount) : null,
    share_bp: stake.kind === 'share' ? stake.bp : null,
    hours: hours && { from: timeOf(hours.from), to: timeOf(hours.to) },
    trades_per_day: settings.tradesMost,
    stake_per_day: usdToNumber(settings.stakeMost),
    loss_per_day: usdToNumber(settings.lossMost),
    losses_in_row: settings.lossesInRow,
    cool_down_minutes: settings.coolDownMinutes,
    pair_losses: settings.pairLosses,
    drawdown: drawdownMost === null ? null : usdToNumber(drawdownMost),
    tells: settings.tells,
    made_at: iso(settings.madeAt),
  }
}

/** Of minutes of a day: 07:30. */
function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
