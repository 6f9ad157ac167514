// After a list was loaded every identified client is held against it, some at a time.

import type { ClientId } from '#kernel/ids.ts'
import type { Db } from '#server/platform/db.ts'
import { type ScreeningDeps, screenClient } from './screen-client.ts'
import { listUnscreened, loadRound, noteSwept } from './screening.store.ts'

const atOnce = 50

/** Where it is; begins anew with each list. */
export type Sweep = { readonly round: bigint; readonly after: bigint }

/** The next ones; undefined where nobody is left. */
export async function screenSome(
  deps: ScreeningDeps & { readonly db: Db },
  sweep: Sweep | undefined,
): Promise<Sweep | undefined> {
  const { db, clock } = deps
  const newest = await loadRound(db)
  if (!newest || newest.sweptAt !== null) return undefined
  const round = newest.id
  const after = sweep?.round === round ? sweep.after : 0n
  const some = await listUnscreened(db, { round, after, limit: atOnce })
  for (const { id, firstname, lastname } of some) {
    const client = { clientId: id as ClientId, firstname, lastname }
    await db.transaction((tx) => screenClient(tx, client, deps))
  }
  const last = some.at(-1)
  if (last) return { round, after: last.id }
  await noteSwept(db, round, clock.now())
  return undefined
}
