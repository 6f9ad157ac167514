// Tells clients of prices that have reached a level of theirs, once each. It looks at what was
// stored since it last looked, and a process that begins goes on where the one before it was.

import { priceToText } from '#kernel/price.ts'
import { iso, type Millis, millis, minute, second } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { knownThrough, type Market } from '../market/market.ts'
import type { Alert } from './alert.ts'
import { alertActs } from './alert-acts.ts'
import { listWaitedFor, reachAlerts, saveLooked } from './alerts.store.ts'

export type WatchDeps = WritingDeps & {
  readonly db: Db
  /** Undefined until trading has started. */
  readonly market: () => Market | undefined
}

/** Up to where each instrument was looked at, and when that was last written down. */
export type Looked = Map<number, { readonly through: Millis; readonly savedAt: Millis }>

const lookEveryMs = second
const saveEveryMs = minute

export function startWatchingPrices(deps: WatchDeps, log: (message: string) => void): Loop {
  const looked: Looked = new Map()
  return repeat({ name: 'watching for price alerts', pauseMs: lookEveryMs, log }, async () => {
    await watchPrices(deps, looked)
    return 'done'
  })
}

/** How many alerts were reached. */
export async function watchPrices(deps: WatchDeps, looked: Looked): Promise<number> {
  const market = deps.market()
  if (!market) return 0
  let count = 0
  for (const instrumentId of await listWaitedFor(deps.db)) {
    const through = knownThrough(market, instrumentId)
    const before = looked.get(instrumentId) ?? { through: millis(0), savedAt: millis(0) }
    if (through <= before.through) continue
    const isToSave = through - before.savedAt >= saveEveryMs
    count += await deps.db.transaction(async (tx) => {
      const found = await reachAlerts(tx, { instrumentId, from: before.through, through })
      for (const alert of found) await tellReached(tx, alert, { ...deps, market })
      if (isToSave) await saveLooked(tx, instrumentId, through)
      return found.length
    })
    looked.set(instrumentId, { through, savedAt: isToSave ? through : before.savedAt })
  }
  return count
}

async function tellReached(
  tx: Tx,
  { clientId, instrumentId, kind, reached }: Alert,
  { market, clock, ...deps }: WritingDeps & { readonly market: Market },
): Promise<void> {
  const quoted = market.byId.get(instrumentId)
  if (!quoted || !reached) return
  const { symbol, scale } = quoted.instrument
  const facts = {
    kind,
    symbol,
    price: priceToText(reached.price, scale),
    time: iso(reached.at).slice(0, 19).replace('T', ' '),
  }
  const told = {
    act: alertActs.reached,
    clientId,
    actor: 'system',
    at: clock.now(),
    facts,
  } as const
  await tell(tx, told, { ...deps, clock })
}
