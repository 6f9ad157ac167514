// Tournaments and how everybody in them stands, read once for all who look within some seconds:
// what a thousand reload costs what one does. What is one client's own is never kept.

import { second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { remember } from '#server/platform/remember.ts'
import { findTournament, type Listed, listCurrent, listEnded } from './tournaments.store.ts'
import { type Board, readBoard } from './view-tournament.ts'

export type Kept = { readonly tournament: Listed; readonly board: Board }

export type Boards = {
  /** All that are to come or run, and the newest of those that ended. */
  readonly all: () => Promise<readonly Listed[]>
  readonly of: (id: string) => Promise<Kept | undefined>
  /** Somebody here has just changed it: what is read from now on has that. */
  readonly forget: (id: string) => void
}

const keepMs = 2 * second
const endedShown = 20
/** Of those looked at longest ago the board is read anew. */
const keptMost = 200

export function keepBoards({ db, clock }: { readonly db: Db; readonly clock: Clock }): Boards {
  const boards = new Map<string, () => Promise<Kept | undefined>>()
  const keepAll = () =>
    remember(clock, keepMs, async () => [
      ...(await listCurrent(db)),
      ...(await listEnded(db, endedShown)),
    ])
  const keep = (id: string) => {
    const look = remember(clock, keepMs, () => readKept(db, id))
    boards.set(id, look)
    const [oldest] = boards.keys()
    if (boards.size > keptMost && oldest !== undefined) boards.delete(oldest)
    return look
  }
  let all = keepAll()
  return {
    all: () => all(),
    of: async (id) => {
      const kept = await (boards.get(id) ?? keep(id))()
      // Whoever asks for what is not there pushes out nothing that is.
      if (!kept) boards.delete(id)
      return kept
    },
    forget: (id) => {
      boards.delete(id)
      all = keepAll()
    },
  }
}

async function readKept(db: Db, id: string): Promise<Kept | undefined> {
  const tournament = await findTournament(db, id)
  return tournament && { tournament, board: await readBoard(db, tournament) }
}
