// Reads a statement: a page of it, or all of it, oldest first, piece by piece.

import { statementWords } from '#contract/client/statement-words.ts'
import type { StatementView } from '#contract/client/statements.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { usdToNumber } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  beginningOf,
  kindsOf,
  type Movement,
  type Period,
  type Wish,
  wordsOf,
} from './statement.ts'
import {
  countMovements,
  listMovementsAfter,
  listMovementsBefore,
  loadPeriod,
} from './statements.store.ts'

export async function readStatement(
  tx: Tx,
  clientId: ClientId,
  wish: Wish,
  page: { readonly cursor: string | undefined; readonly limit: number },
): Promise<StatementView> {
  const period = await periodOf(tx, clientId, wish)
  const cursor = /^\d{1,18}$/.test(page.cursor ?? '') ? BigInt(page.cursor ?? '') : null
  const slice = { kinds: kindsOf(wish.kind), limit: page.limit + 1 }
  const found = await listMovementsBefore(tx, period, cursor, slice)
  const movements = found.slice(0, page.limit)
  return {
    mode: wish.mode,
    opening_balance: usdToNumber(period.opening),
    closing_balance: usdToNumber(period.closing),
    movements: movements.map(viewOf),
    next_cursor: found.length > page.limit ? String(movements.at(-1)?.nr) : null,
  }
}

export type WholeStatement = {
  readonly period: Period
  readonly count: number
  readonly movements: AsyncGenerator<Movement>
}

export async function readWholeStatement(
  tx: Tx,
  clientId: ClientId,
  wish: Wish,
): Promise<WholeStatement> {
  const period = await periodOf(tx, clientId, wish)
  const kinds = kindsOf(wish.kind)
  const count = await countMovements(tx, period, kinds)
  return { period, count, movements: allOf(tx, period, kinds) }
}

const pieceSize = 1_000

async function* allOf(tx: Tx, period: Period, kinds: readonly string[] | undefined) {
  for (let after = period.before; ; ) {
    const piece = await listMovementsAfter(tx, period, after, { kinds, limit: pieceSize })
    yield* piece
    const last = piece.at(-1)
    if (!last || piece.length < pieceSize) return
    after = last.nr
  }
}

async function periodOf(tx: Tx, clientId: ClientId, { mode, from, to }: Wish): Promise<Period> {
  const period = await loadPeriod(tx, clientId, mode, {
    from: from === undefined ? null : beginningOf(from),
    until: to === undefined ? null : beginningOf(to, 1),
  })
  return present(period, 'a client has both accounts')
}

function viewOf({ nr, at, kind, ref, amount, balance }: Movement) {
  return {
    nr: Number(nr),
    at: iso(at),
    kind,
    description: wordsOf(kind, statementWords.movements),
    reference: ref,
    amount: usdToNumber(amount),
    balance: usdToNumber(balance),
  }
}
