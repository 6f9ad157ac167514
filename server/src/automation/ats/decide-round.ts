// A signal's round: once, for all who take it, it is decided what becomes of it for each, in an
// order drawn by lot; the orders are written down before any of them is placed. Some hundreds are
// looked at a time: whoever trades by hand meanwhile is answered in between.

import type { AtsReason } from '#contract/client/ats-reason-words.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Book, zeroUsd } from '#kernel/money.ts'
import { type Millis, second } from '#kernel/time.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { haltOf } from '../halts/halt.ts'
import { readHalts } from '../halts/read-halts.ts'
import type { PublishedSignal } from '../signals/due-signals.ts'
import { type AtsClient, listTakers } from './ats.store.ts'
import {
  dayKey,
  insertOrders,
  insertRound,
  insertSkips,
  isServed,
  loadBalances,
  lockRounds,
  type NewOrder,
  type NewSkip,
  sumDay,
  sumOpen,
} from './ats-orders.store.ts'
import { byLot, type Drawn, drawLot, seedBytes } from './draw-lots.ts'
import { endRun } from './end-run.ts'
import { type AtsDecision, decideAtsOrder, type OrderedToday } from './order.ts'

export type RoundDeps = WritingDeps & { readonly db: Db; readonly settings: () => Settings }

/** After this its price has moved on: nothing is ordered any more. */
export const serveWithinMs = 10 * second

/** The reason told last, by client and instrument: told again only after another one. */
export type Said = Map<string, AtsReason>

/** So many are read, decided and written at once. */
const atOnce = 250

/** The orders in the order that was drawn; none where the signal was served already. */
export async function decideRound(
  deps: RoundDeps,
  signal: PublishedSignal,
  said: Said,
): Promise<readonly NewOrder[]> {
  const { db, clock, random } = deps
  const round = await db.transaction(async (tx) => {
    await lockRounds(tx)
    if (await isServed(tx, signal.id)) return undefined
    const seed = random(seedBytes)
    const drawn = await drawTakers(tx, signal, seed)
    if (drawn.length === 0) return undefined
    const now = clock.now()
    const decided = await decideAll(tx, { drawn, signal, now }, deps)
    const orders = decided.flatMap(({ client, decision }) =>
      decision.kind === 'order' ? orderOf(client, decision) : [],
    )
    const skips = decided.flatMap((one) => skipOf(one, signal, said) ?? [])
    if (orders.length + skips.length > 0) await writeRound(tx, signal, { seed, now, orders, skips })
    for (const { client, decision } of decided) {
      if (decision.kind !== 'end' || client.switchId === null) continue
      const { clientId, switchId } = client
      await endRun(tx, { clientId, switchId, why: decision.why, at: now }, deps)
    }
    return { orders, skips }
  })
  for (const { clientId, why } of round?.skips ?? []) said.set(saidKey(clientId, signal), why)
  for (const { clientId } of round?.orders ?? []) said.delete(saidKey(clientId, signal))
  return round?.orders ?? []
}

async function drawTakers(
  tx: Tx,
  signal: PublishedSignal,
  seed: Uint8Array,
): Promise<readonly AtsClient[]> {
  const drawn: Drawn<AtsClient>[] = []
  let after: ClientId | undefined | 0n = 0n
  while (after !== undefined) {
    const some: readonly AtsClient[] = await listTakers(tx, signal, { after, limit: atOnce })
    drawn.push(...some.map((taker) => drawLot(seed, taker)))
    after = some[atOnce - 1]?.clientId
  }
  return byLot(drawn)
}

type Round = {
  readonly seed: Uint8Array
  readonly now: Millis
  readonly orders: readonly NewOrder[]
  readonly skips: readonly NewSkip[]
}

async function writeRound(
  tx: Tx,
  { id: signalId, instrumentId, closesAt: dueAt }: PublishedSignal,
  { seed, now: at, orders, skips }: Round,
): Promise<void> {
  const counts = { orders: orders.length, skips: skips.length }
  await insertRound(tx, { signalId, seed, at, ...counts })
  for (const [before, some] of partsOf(orders)) {
    await insertOrders(tx, { signalId, instrumentId, at, some }, { dueAt, before })
  }
  for (const [, some] of partsOf(skips)) {
    await insertSkips(tx, { signalId, instrumentId, at, some })
  }
}

/** Each part with how many there are before it. */
function partsOf<T>(all: readonly T[]): (readonly [number, readonly T[]])[] {
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_, nr) => {
    const before = nr * atOnce
    return [before, all.slice(before, before + atOnce)] as const
  })
}

type Decided = { readonly client: AtsClient; readonly decision: AtsDecision }

type Deciding = {
  readonly drawn: readonly AtsClient[]
  readonly signal: PublishedSignal
  readonly now: Millis
}

async function decideAll(
  tx: Tx,
  { drawn, signal, now }: Deciding,
  deps: RoundDeps,
): Promise<Decided[]> {
  if (now - signal.opensAt > serveWithinMs) {
    return drawn.map((client) => ({ client, decision: { kind: 'skip', why: 'too_late' } }))
  }
  const decided: Decided[] = []
  for (const [, some] of partsOf(drawn)) {
    decided.push(...(await decideSome(tx, { drawn: some, signal, now }, deps)))
  }
  return decided
}

async function decideSome(
  tx: Tx,
  { drawn, signal, now }: Deciding,
  { settings }: RoundDeps,
): Promise<Decided[]> {
  const ids = drawn.map(({ clientId }) => clientId)
  const halts = await readHalts(tx, ids)
  const isPausedForAll = halts.some(({ clientId }) => clientId === null)
  const today = await sumDay(tx, ids, now)
  const open = await sumOpen(tx, ids, now)
  const sharing = drawn.filter((one) => one.settings.stake.kind === 'share')
  const balances = await loadBalances(
    tx,
    sharing.map(({ clientId }) => clientId),
  )
  const plans = settings().planTable
  return drawn.map((client) => {
    const { clientId } = client
    const book = bookOf(client)
    const decision = decideAtsOrder({
      ...client,
      now,
      book,
      instrumentId: signal.instrumentId,
      isPausedForAll,
      isPaused: haltOf(halts, clientId) !== undefined,
      plans,
      today: today.get(dayKey(clientId, book)) ?? nothingToday,
      open: open.get(clientId) ?? zeroUsd,
      balance: balances.get(dayKey(clientId, book)) ?? zeroUsd,
    })
    return { client, decision }
  })
}

export const nothingToday: OrderedToday = {
  trades: 0,
  stake: zeroUsd,
  open: zeroUsd,
  brought: zeroUsd,
  refused: 0,
}

function bookOf({ runs }: AtsClient): Book {
  return runs === 'real' ? 'real' : 'demo'
}

function orderOf(
  client: AtsClient,
  { stake, slot, slots }: Extract<AtsDecision, { kind: 'order' }>,
): NewOrder[] {
  const { clientId, settings, switchId } = client
  if (switchId === null) return []
  return [{ clientId, settingsId: settings.id, switchId, book: bookOf(client), stake, slot, slots }]
}

function skipOf(
  { client, decision }: Decided,
  signal: PublishedSignal,
  said: Said,
): NewSkip | undefined {
  if (decision.kind === 'order') return undefined
  const { clientId } = client
  const { why } = decision
  if (said.get(saidKey(clientId, signal)) === why) return undefined
  return { clientId, book: bookOf(client), why }
}

function saidKey(clientId: ClientId, { instrumentId }: PublishedSignal): string {
  return `${clientId}/${instrumentId}`
}
