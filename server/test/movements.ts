// Movements for tests of what is counted and shown. Stakes and payouts come with a trade that
// nobody looks at, as the journal has no others.

import type { ClientId } from '#kernel/ids.ts'
import type { Ending, Opening, Transfer } from '#server/ledger/ledger.ts'
import {
  endingRows,
  loadOwnAccounts,
  openingRows,
  postTransfers,
} from '#server/ledger/post-transfers.ts'
import { type Append, Conflict, type Tx } from '#server/platform/db.ts'
import { someTerms } from './crooked.ts'

const termsId = 1n

/** A trade with this stake, at terms of a minute in the first instrument. */
export async function anOpening(tx: Tx, clientId: ClientId, stake: Transfer): Promise<Opening> {
  await tx.rows(someTerms(termsId))
  return { stake, clientId, termsId, orderKey: null, planSlot: null }
}

const aWin: Ending = {
  status: 'won',
  voidReason: null,
  voidCause: null,
  strike: 1,
  entry: null,
  exit: { seq: 1, at: 0 as never, price: 1 },
  exitAverage: null,
}

/** One after the other, all of one client's. */
export async function postMovements(tx: Tx, clientId: ClientId, transfers: readonly Transfer[]) {
  const own = await loadOwnAccounts(tx)
  for (const transfer of transfers) {
    if (transfer.kind === 'trade_open') {
      await append(tx, openingRows(own, [await anOpening(tx, clientId, transfer)]))
    } else if (transfer.kind === 'trade_settle') {
      await append(tx, endingRows(own, [{ transfer, ending: aWin }]))
    } else await postTransfers(tx, [transfer])
  }
}

async function append(tx: Tx, rows: Append): Promise<void> {
  try {
    await tx.append(rows)
  } catch (error) {
    const isRace = error instanceof Error && /journal_posting/.test(error.message)
    throw isRace ? new Conflict('the account has moved on') : error
  }
}
