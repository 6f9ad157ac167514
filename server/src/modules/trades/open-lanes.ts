// A lane is one database connection that opens and settles the trades of a fixed share of the
// clients. While a transaction runs the next batch gathers, so the busier it is the fewer commits a
// trade costs; orders go first, then a bounded batch of settlements. No two lanes ever touch the
// same client account.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import {
  type Database,
  DatabaseOutage,
  type Single,
  type Tx,
  uniqueViolation,
} from '#server/platform/db.ts'
import { type LaneMemory, newLaneMemory } from './lane-memory.ts'
import { type Opened, type OpeningDeps, type OrderRequest, openTrades } from './open-trades.ts'
import { letGo, type Position, putBack, release, reserve } from './positions.ts'
import { type SettledTrade, settleTrades } from './settle-trades.ts'
import type { OpenTrade } from './trade.ts'

/**
 * Twice the cores of a small machine: while one waits for its commit, or for its turn in this
 * process, another has PostgreSQL work.
 */
export const laneCount = 4

const ordersAtOnce = 512
const settlementsAtOnce = 250
/** The pause after a settlement that failed, so that an outage is not met with a storm. */
const retryAfterMs = 500

export type Lanes = {
  /** Opens a trade; rejects with DatabaseOutage when it is not known whether it was opened. */
  readonly open: (request: OrderRequest) => Promise<Opened | KnownRefusal>
  /** Settles these as soon as it can; trades that cannot be settled now are put back. */
  readonly settle: (positions: readonly Position[]) => void
  /** Waits for what is under way, and ends the connections. */
  readonly close: () => Promise<void>
}

export type LaneDeps = Omit<OpeningDeps, 'reserve' | 'memory' | 'isCareful'> & {
  readonly db: Database
  readonly lanes: number
  readonly log: (message: string) => void
  /** Told after each commit, in the order of the commits. */
  readonly onOpened: (opened: readonly Opened[]) => void
  readonly onSettled: (settled: readonly SettledTrade[]) => void
  /** The database went away during a commit: trades may be open that `onOpened` was not told of. */
  readonly onUnknown: () => void
}

type Order = {
  readonly request: OrderRequest
  readonly resolve: (answer: Opened | KnownRefusal) => void
  readonly reject: (error: unknown) => void
}

export function openLanes(deps: LaneDeps): Lanes {
  const lanes = Array.from({ length: deps.lanes }, () => openLane(deps))
  const laneOf = (clientId: ClientId) => lanes[Number(clientId % BigInt(lanes.length))]!
  return {
    open: (request) =>
      new Promise((resolve, reject) => {
        laneOf(request.clientId).order({ request, resolve, reject })
      }),
    settle: (positions) => {
      for (const position of positions) laneOf(position.trade.clientId).due(position)
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

function openLane(deps: LaneDeps) {
  const lane: Lane = { connection: deps.db.single([uniqueViolation]), memory: newLaneMemory() }
  let orders: Order[] = []
  let dues: Position[] = []
  let running: Promise<void> | undefined

  const run = async () => {
    // One turn of the event loop, so that requests which arrived together travel together.
    await new Promise(setImmediate)
    while (orders.length > 0 || dues.length > 0) {
      const batch = orders.splice(0, ordersAtOnce)
      if (batch.length > 0) await openBatch(lane, batch, deps)
      const due = dues.splice(0, settlementsAtOnce)
      if (due.length > 0) await settleBatch(lane, due, deps)
    }
  }
  const wake = () => {
    running ??= run()
      .catch((error) => deps.log(`a lane failed: ${error}`))
      .finally(() => {
        running = undefined
        if (orders.length > 0 || dues.length > 0) wake()
      })
  }
  return {
    order: (order: Order) => {
      orders.push(order)
      wake()
    },
    due: (position: Position) => {
      dues.push(position)
      wake()
    },
    close: async () => {
      await running
      await lane.connection.close()
      orders = []
      dues = []
    },
  }
}

type Lane = { readonly connection: Single; readonly memory: LaneMemory }
type Try = { readonly memory: LaneMemory; readonly isCareful: boolean }

/** First with what the lane remembers; after a conflict with what the database holds. */
async function transact<T>(
  { connection, memory }: Lane,
  work: (tx: Tx, attempt: Try) => Promise<T>,
): Promise<T> {
  let isCareful = false
  try {
    return await connection.transaction((tx) => {
      const attempt = { memory, isCareful }
      if (isCareful) memory.forget()
      isCareful = true
      return work(tx, attempt)
    })
  } catch (error) {
    memory.forget()
    throw error
  }
}

async function openBatch(lane: Lane, batch: readonly Order[], deps: LaneDeps): Promise<void> {
  let reserved: OpenTrade[] = []
  const reserving = (trade: OpenTrade) => {
    reserve(deps.positions, trade)
    reserved.push(trade)
  }
  const releaseAll = () => {
    for (const trade of reserved) release(deps.positions, trade)
    reserved = []
  }
  const requests = batch.map((order) => order.request)
  let answers: (Opened | KnownRefusal)[]
  try {
    answers = await transact(lane, (tx, attempt) => {
      releaseAll()
      return openTrades(tx, requests, { ...deps, ...attempt, reserve: reserving })
    })
  } catch (error) {
    releaseAll()
    if (error instanceof DatabaseOutage) deps.onUnknown()
    if (error instanceof DatabaseOutage || batch.length === 1) {
      for (const order of batch) order.reject(error)
      return
    }
    // Rolled back for certain: one order among them is at fault, and each is tried by itself.
    for (const order of batch) await openBatch(lane, [order], deps)
    return
  }
  const opened = answers.filter((it): it is Opened => !isRefusal(it) && it.isNew)
  lane.memory.keep(opened.flatMap(({ account }) => account ?? []))
  if (!tell(deps, () => deps.onOpened(opened))) {
    for (const trade of reserved) {
      if (!deps.positions.byId.has(trade.id)) release(deps.positions, trade)
    }
  }
  for (const [index, order] of batch.entries()) order.resolve(answers[index]!)
}

/**
 * What is committed stays so, and is never done again, however badly those fare who are told of it.
 * Trades that were not taken up for that are looked for, as after an outage.
 */
function tell(deps: LaneDeps, telling: () => void): boolean {
  try {
    telling()
    return true
  } catch (error) {
    deps.log(`telling of trades failed: ${error}`)
    deps.onUnknown()
    return false
  }
}

async function settleBatch(lane: Lane, due: readonly Position[], deps: LaneDeps): Promise<void> {
  let settled: SettledTrade[]
  try {
    settled = await transact(lane, (tx, attempt) => settleTrades(tx, due, { ...deps, ...attempt }))
  } catch (error) {
    if (!(error instanceof DatabaseOutage) && due.length > 1) {
      for (const position of due) await settleBatch(lane, [position], deps)
      return
    }
    deps.log(`${due.length} settlements wait: ${error}`)
    for (const position of due) putBack(deps.positions, position)
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
    return
  }
  lane.memory.keep(settled.flatMap(({ account }) => account ?? []))
  // Those that were settled already, by whomever, are done with too.
  for (const position of due) letGo(deps.positions, position)
  tell(deps, () => deps.onSettled(settled))
}
