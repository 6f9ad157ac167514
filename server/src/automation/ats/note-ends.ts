// Notes how automated trades ended, in the order in which they did: it moves how it stands with the
// client, counts towards the ten that live waits for, and ends what has lost too often in a row.

import type { ClientId } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Market } from '#server/trading/market/market.ts'
import { type AtsClient, addTrials, keepStandings, lockAtsClients } from './ats.store.ts'
import { atsActs } from './ats-acts.ts'
import { type EndedOrder, endOrders, listEnded } from './ats-orders.store.ts'
import { endRun } from './end-run.ts'
import { type AtsStanding, hasLostOut, standingAfter } from './standing.ts'

export type EndingDeps = WritingDeps & { readonly db: Db; readonly market: () => Market }

const limit = 2_000

/** Says how many there were. */
export function noteEnds(deps: EndingDeps): Promise<number> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const now = clock.now()
    const ended = await listEnded(tx, now, limit)
    if (ended.length === 0) return 0
    await endOrders(tx, ended)
    const isDecided = ({ book, outcome }: EndedOrder) =>
      book === 'demo' && (outcome === 'won' || outcome === 'lost')
    await addTrials(tx, ended.filter(isDecided))
    const clients = await lockAtsClients(tx, [...new Set(ended.map(({ clientId }) => clientId))])
    const standings = standingsAfter(clients, ended)
    await keepStandings(tx, standings)
    for (const [clientId, standing] of standings) {
      const client = clients.get(clientId)
      if (!client?.switchId || !hasLostOut(standing, client.settings)) continue
      const { switchId } = client
      await endRun(tx, { clientId, switchId, why: 'losses_in_row', at: now }, deps)
    }
    for (const one of ended) await tellEnd(tx, one, clients.get(one.clientId), deps)
    return ended.length
  })
}

/** Of those whose orders belong to the switch that counts. */
function standingsAfter(
  clients: ReadonlyMap<ClientId, AtsClient>,
  ended: readonly EndedOrder[],
): Map<ClientId, AtsStanding> {
  const standings = new Map<ClientId, AtsStanding>()
  for (const one of ended) {
    const client = clients.get(one.clientId)
    if (!client || client.switchId !== one.switchId) continue
    const before = standings.get(one.clientId) ?? client.standing
    standings.set(one.clientId, standingAfter(before, one))
  }
  return standings
}

async function tellEnd(
  tx: Tx,
  { clientId, instrumentId, book, outcome, brought, at }: EndedOrder,
  client: AtsClient | undefined,
  deps: EndingDeps,
): Promise<void> {
  if (client?.settings.tells !== 'trades') return
  const { symbol } = deps.market().byId.get(instrumentId)?.instrument ?? { symbol: '?' }
  const facts = { symbol, mode: book, outcome, brought: usdToText(brought) }
  await tell(tx, { act: atsActs.tradeEnded, clientId, actor: 'system', at, facts }, deps)
}
