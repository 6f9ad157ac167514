// A lane is one database connection that opens and settles the trades of a fixed share of the
// clients. While a transaction runs the next batch gathers, so the busier it is the fewer commits a
// trade costs; orders go first, those by hand before those that signals became, then a bounded
// batch of settlements. No two lanes ever touch the same client account.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { uniqueViolation } from '#server/platform/database-errors.ts'
import { type Database, DatabaseOutage } from '#server/platform/db.ts'
import { countBatch, countCommit, countSettled, type LanesWait, waitOf } from './count-batches.ts'
import { newLaneMemory } from './lane-memory.ts'
import {
  type Opened,
  type OpeningDeps,
  type OrderRequest,
  openRemembered,
  openTrades,
} from './open-trades.ts'
import { newPatience, type Order, usualPatienceMs } from './patient-orders.ts'
import { letGo, type Position, putBack, release, reserve } from './positions.ts'
import { type SettledTrade, settleRemembered, settleTrades } from './settle-trades.ts'
import { signalOf } from './signalled.ts'
import { type TracedOrder, tracedAmong, withTraces } from './trace-orders.ts'
import type { OpenTrade } from './trade.ts'
import { type Rememberer, tryRemembered } from './try-remembered.ts'

/** While one waits for its commit the other has work for PostgreSQL; more only share it. */
export const laneCount = 2

const ordersAtOnce = 512
/** Of settlements in one transaction: few while orders wait for it to end. */
const settlementsAtOnce = { whileOrdersWait: 250, alone: 1_000 }
/**
 * Orders that signals became wait for those placed by hand: they fill up a batch to so many, and at
 * least a few always go along.
 */
const signalledAtOnce = { whileOthersWait: 8, alone: 32 }
/**
 * What cannot be opened by what is remembered costs a transaction with many questions: while other
 * orders come it waits for company, for so many orders or so many batches.
 */
const carefully = { orders: 64, batches: 4 }
/** The pause after a settlement that failed, so that an outage is not met with a storm. */
const retryAfterMs = 500

export type Lanes = {
  /** Opens a trade; rejects with DatabaseOutage when it is not known whether it was opened. */
  readonly open: (request: OrderRequest) => Promise<Opened | KnownRefusal>
  /** Settles these as soon as it can; trades that cannot be settled now are put back. */
  readonly settle: (positions: readonly Position[]) => void
  /** What waits for its turn now, and for its transaction. */
  readonly waiting: () => LanesWait
  /** Waits for what is under way, and ends the connections. */
  readonly close: () => Promise<void>
}

export type LaneDeps = Omit<OpeningDeps, 'reserve' | 'memory'> & {
  readonly db: Database
  readonly lanes: number
  readonly log: (message: string) => void
  /** Told after each commit, in the order of the commits. */
  readonly onOpened: (opened: readonly Opened[]) => void
  readonly onSettled: (settled: readonly SettledTrade[]) => void
  /** The database went away during a commit: trades may be open that `onOpened` was not told of. */
  readonly onUnknown: () => void
  /** What whoever follows them is told of traced orders, before their answers. */
  readonly onTraced?: ((orders: readonly TracedOrder[]) => void) | undefined
  /** How long an order waits for its answer; ten seconds unless a test is quicker. */
  readonly orderPatienceMs?: number | undefined
}

export function openLanes(deps: LaneDeps): Lanes {
  const lanes = Array.from({ length: deps.lanes }, () => openLane(deps))
  const patient = newPatience(deps.orderPatienceMs ?? usualPatienceMs)
  const laneOf = (clientId: ClientId) => lanes[Number(clientId % BigInt(lanes.length))]!
  return {
    open: (request) =>
      new Promise((resolve, reject) => {
        laneOf(request.clientId).order(patient(request, { resolve, reject }))
      }),
    settle: (positions) => {
      for (const position of positions) laneOf(position.trade.clientId).due(position)
    },
    waiting: () => waitOf(lanes.map((lane) => lane.waiting())),
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

function openLane(deps: LaneDeps) {
  const lane: Lane = {
    connection: deps.db.single([uniqueViolation]),
    memory: newLaneMemory(),
    unsure: [],
    batchesSince: 0,
  }
  let orders: Order[] = []
  let signalled: Order[] = []
  let dues: Position[] = []
  let running: Promise<void> | undefined

  const isBusy = () => orders.length + signalled.length + lane.unsure.length > 0 || dues.length > 0
  const run = async () => {
    // One turn of the event loop, so that requests which arrived together travel together.
    await new Promise(setImmediate)
    while (isBusy()) {
      const batch = orders.splice(0, ordersAtOnce)
      const { whileOthersWait, alone: most } = signalledAtOnce
      batch.push(...signalled.splice(0, Math.max(whileOthersWait, most - batch.length)))
      countBatch(batch)
      if (batch.length > 0) await openBatch(lane, batch, deps)
      if (isTimeForCare(lane, orders.length > 0)) await openUnsure(lane, deps)
      const { whileOrdersWait, alone } = settlementsAtOnce
      const doOrdersWait = batch.length > 0 || orders.length > 0
      const due = dues.splice(0, doOrdersWait ? whileOrdersWait : alone)
      if (due.length > 0) await settleBatch(lane, due, deps)
    }
  }
  const wake = () => {
    running ??= run()
      .catch((error) => deps.log(`a lane failed: ${error}`))
      .finally(() => {
        running = undefined
        if (isBusy()) wake()
      })
  }
  return {
    order: (order: Order) => {
      const isSignalled = signalOf(order.request.orderKey) !== null
      if (isSignalled) signalled.push(order)
      else orders.push(order)
      wake()
    },
    due: (position: Position) => {
      dues.push(position)
      wake()
    },
    waiting: () => ({
      orders: orders.length + signalled.length + lane.unsure.length,
      dues,
    }),
    close: async () => {
      await running
      await lane.connection.close()
      orders = []
      signalled = []
      dues = []
    },
  }
}

type Lane = Rememberer & {
  /** Orders that have to be decided carefully, in the order in which they came. */
  unsure: Order[]
  /** Batches since the first of them came. */
  batchesSince: number
}

function isTimeForCare({ unsure, batchesSince }: Lane, othersWait: boolean): boolean {
  if (unsure.length === 0) return false
  return !othersWait || unsure.length >= carefully.orders || batchesSince >= carefully.batches
}

async function openUnsure(lane: Lane, deps: LaneDeps): Promise<void> {
  const orders = lane.unsure.splice(0, ordersAtOnce).filter((order) => !order.isGivenUp)
  await openCarefully(lane, orders, deps)
}

/** Opens what can be opened by what is remembered, and leaves the rest to be decided carefully. */
async function openBatch(lane: Lane, asked: readonly Order[], deps: LaneDeps): Promise<void> {
  const batch = asked.filter((order) => !order.isGivenUp)
  // Nobody's orders overtake each other.
  const waiting = new Set(lane.unsure.map(({ request }) => request.clientId))
  const isBehind = ({ request }: Order) => waiting.has(request.clientId)
  const free = waiting.size === 0 ? batch : batch.filter((order) => !isBehind(order))
  if (waiting.size > 0) lane.unsure.push(...batch.filter(isBehind))
  lane.batchesSince = waiting.size === 0 ? 0 : lane.batchesSince + 1
  if (free.length === 0) return
  const left = await openAndTell(lane, free, deps, async (requests, opening) => {
    const clientIds = requests.map((request) => request.clientId)
    const opened = await tryRemembered(lane, clientIds, () => {
      opening.releaseAll()
      return openRemembered(lane.connection, requests, opening)
    })
    if (!opened) opening.releaseAll()
    return opened ?? []
  })
  lane.unsure.push(...left)
}

async function openCarefully(lane: Lane, batch: readonly Order[], deps: LaneDeps): Promise<void> {
  try {
    await openAndTell(lane, batch, deps, (requests, opening) =>
      lane.connection.transaction((tx) => {
        opening.releaseAll()
        return openTrades(tx, requests, opening)
      }),
    )
  } catch (error) {
    // Rolled back for certain: one order among them is at fault, and each is tried by itself.
    if (batch.length === 1) batch[0]!.reject(error)
    else for (const order of batch) await openCarefully(lane, [order], deps)
  }
}

type Opening = OpeningDeps & { readonly releaseAll: () => void }

/**
 * Opens orders by `open`, tells of the trades, and answers. Returns the orders that `open` gave no
 * answer for.
 */
async function openAndTell(
  { memory }: Lane,
  batch: readonly Order[],
  deps: LaneDeps,
  open: (
    requests: readonly OrderRequest[],
    opening: Opening,
  ) => Promise<readonly (Opened | KnownRefusal | undefined)[]>,
): Promise<readonly Order[]> {
  let reserved: OpenTrade[] = []
  const releaseAll = () => {
    for (const trade of reserved) release(deps.positions, trade)
    reserved = []
  }
  const reserving = (trade: OpenTrade) => {
    reserve(deps.positions, trade)
    reserved.push(trade)
  }
  const requests = batch.map((order) => order.request)
  let answers: readonly (Opened | KnownRefusal | undefined)[]
  const began = performance.now()
  try {
    const made = await open(requests, { ...deps, memory, reserve: reserving, releaseAll })
    answers = withTraces(made, batch)
  } catch (error) {
    releaseAll()
    if (!(error instanceof DatabaseOutage)) throw error
    deps.onUnknown()
    for (const order of batch) order.reject(error)
    return []
  }
  countCommit(began)
  const traced = tracedAmong(batch, began)
  if (traced.length > 0) deps.onTraced?.(traced)
  const opened = answers.filter((it): it is Opened => !!it && !isRefusal(it) && it.isNew)
  memory.keep(opened.flatMap(({ account }) => account ?? []))
  if (!tell(deps, () => deps.onOpened(opened))) {
    for (const trade of reserved) {
      if (!deps.positions.byId.has(trade.id)) release(deps.positions, trade)
    }
  }
  return batch.filter((order, index) => {
    const answer = answers[index]
    if (answer) order.resolve(answer)
    return !answer
  })
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
  const settling = { ...deps, memory: lane.memory }
  const clientIds = due.map(({ trade }) => trade.clientId)
  let settled: SettledTrade[]
  try {
    settled =
      (await tryRemembered(lane, clientIds, () =>
        settleRemembered(lane.connection, due, settling),
      )) ?? (await lane.connection.transaction((tx) => settleTrades(tx, due, settling)))
  } catch (error) {
    lane.memory.forget(clientIds)
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
  countSettled(settled)
  // Those that were settled already, by whomever, are done with too.
  for (const position of due) letGo(deps.positions, position)
  tell(deps, () => deps.onSettled(settled))
}
