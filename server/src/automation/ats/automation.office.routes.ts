// The calls by which staff look at automated trades. What stops them is in halts.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { usdToText, zeroUsd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, iso, later } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import type { Market } from '#server/trading/market/market.ts'
import type { Halt } from '../halts/halt.ts'
import { readHalts } from '../halts/read-halts.ts'
import { loadAtsClient } from './ats.store.ts'
import { dayKey, sumDay, sumOpen } from './ats-orders.store.ts'
import { countRunning, sumFailures, sumOpenByRule } from './office.store.ts'

type Deps = { readonly db: Db; readonly clock: Clock; readonly market: () => Market }

export function registerStaffAts(office: OfficeRouter, { db, clock, market }: Deps): void {
  office.on(routes.officeAutomation, async () => {
    const since = later(clock.now(), -day)
    const counts = await countRunning(db, since)
    const [all] = await readHalts(db, [])
    const open = await sumOpenByRule(db)
    const failures = await sumFailures(db, since)
    return success('Automated trading.', {
      stop: stopView(all),
      paused_clients: counts.pausedClients,
      demo_clients: counts.demo,
      real_clients: counts.real,
      signals_served: counts.served,
      placed: counts.placed,
      refused: counts.refused,
      waiting: counts.waiting,
      open: open.map(({ rule, instrumentId, book, trades, stakes, payout }) => ({
        rule,
        symbol: market().byId.get(instrumentId)?.instrument.symbol ?? String(instrumentId),
        mode: book,
        trades,
        stakes: usdToText(stakes),
        payout: usdToText(payout),
      })),
      failures: failures.map(({ newestAt, ...one }) => ({ ...one, newest_at: iso(newestAt) })),
    })
  })

  office.on(routes.officeClientAutomation, async ({ params: { id = '' } }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined || !(await findKnown(db, clientId))) return refuse('not_found')
    const client = await loadAtsClient(db, clientId)
    const halts = await readHalts(db, [clientId])
    const now = clock.now()
    const today = await sumDay(db, [clientId], now)
    const open = await sumOpen(db, [clientId], now)
    const switchedAt = client?.switchedAt ?? null
    const runs = client?.runs ?? 'off'
    return success('Automated trades of the client.', {
      runs,
      switched_at: switchedAt === null ? null : iso(switchedAt),
      switched_why: client?.switchedWhy ?? null,
      rules: [...(client?.settings.rules ?? [])],
      trials: client?.trials ?? 0,
      trades_today: today.get(dayKey(clientId, runs === 'real' ? 'real' : 'demo'))?.trades ?? 0,
      open_stakes: usdToText(open.get(clientId) ?? zeroUsd),
      brought: usdToText(client?.standing.brought ?? zeroUsd),
      stop: stopView(halts.find((halt) => halt.clientId === clientId)),
    })
  })
}

function stopView(halt: Halt | undefined) {
  return halt ? { reason: halt.reason, by: halt.by, at: iso(halt.at) } : null
}
