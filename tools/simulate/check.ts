// What must hold in a simulation, whenever it is looked at: the audit's invariants, all that was
// acknowledged, once and as it was, and balances and trades as the model has them.

import type { ClientId } from '#kernel/ids.ts'
import { books } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { slotMs } from '#server/trading/trades/positions.ts'
import { audit, brokenOf } from '../audit/audit.ts'
import { compareJournal } from '../faults/journal.ts'
import { textOf } from './lines.ts'
import { compareStops } from './staff-deeds.ts'
import type { Lived, World } from './world.ts'

const show = 3
/** The audit names them in no order: of so many the first are always the same. */
const showSorted = 10_000

export async function check(world: World): Promise<string[]> {
  const findings = await audit(world.owner, { now: iso(world.instant.now), show: showSorted })
  const broken = brokenOf(findings).flatMap(({ id, first }) =>
    first
      .toSorted()
      .slice(0, show)
      .map((one) => `${id}: ${one}`),
  )
  return [
    ...broken,
    ...(await compareAnswers(world)),
    ...(await compareStops(world)),
    ...(await compareModel(world)),
  ]
}

async function compareAnswers({ owner, orders }: World): Promise<string[]> {
  const journal = { entries: () => [...orders.values()] }
  const { lost, doubled, unasked } = await compareJournal(journal, owner)
  return [
    ...lost.slice(0, show).map((key) => `the acknowledged trade of ${key} is lost`),
    ...doubled.slice(0, show).map((key) => `${key} made several trades`),
    ...unasked.slice(0, show).map((id) => `nobody asked for trade ${id}`),
  ]
}

type TradeRow = {
  client_id: ClientId
  id: string
  status: string
  payout: bigint | null
  stake: bigint
}

/** Nothing of it while somebody waits for an answer, or while the install is down. */
async function compareModel(world: World): Promise<string[]> {
  const { owner, model, clients, lived } = world
  if (!lived || isUnsure(world)) return []
  settleModel(world, lived)
  const ids = [...clients.values()].map(({ id }) => id)
  const accounts = await accountsOf(owner, ids)
  const wrong: string[] = []
  for (const { clientId, book, balance } of accounts) {
    const expected = model.balance(clientId, book)
    if (books.includes(book) && expected !== balance) {
      wrong.push(`client ${clientId} has ${balance} in ${book} and should have ${expected}`)
    }
  }
  const rows = await owner.rows<TradeRow>(
    'select client_id, id, status, payout, stake from trade_records order by client_id, id',
  )
  for (const clientId of ids) {
    const own = rows.filter((row) => row.client_id === clientId)
    const is = own.map(({ id, status, payout, stake }) => textOf({ id, status, payout, stake }))
    const expected = model.tradesOf(clientId).map(textOf)
    const other = is.find((row, index) => row !== expected[index]) ?? expected[is.length]
    if (other !== undefined) wrong.push(`trades of client ${clientId}: ${other} is otherwise`)
  }
  return wrong.slice(0, show)
}

export function isUnsure({ orders }: World): boolean {
  return [...orders.values()].some(({ outcome }) => outcome === 'unknown')
}

/** Ends what must have ended by all that the install knows. */
export function settleModel({ model }: World, { install }: Lived): void {
  const through = install.engine.market.storedThrough
  model.settle(through, (expiresAt) => hasFallenDue(expiresAt, through))
}

function hasFallenDue(expiresAt: number, through: Millis): boolean {
  return Math.floor(expiresAt / slotMs) < Math.floor((through + 1) / slotMs)
}
