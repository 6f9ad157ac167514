// A page of a client's timeline. Each source is asked for as many as fit on a page, so that what is
// told next is known without reading what comes after.

import type { TimelineGroup } from '#contract/staff/timeline.ts'
import type { ClientId } from '#kernel/ids.ts'
import { negated } from '#kernel/money.ts'
import type { ClientAccount } from '#server/ledger/ledger.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import { listActs, listMoves, listReveals, listTrades } from './timeline.store.ts'
import {
  boundOf,
  byHour,
  type Cursor,
  type Entry,
  groupOf,
  kindsOf,
  pageOf,
  type TimelinePage,
} from './timeline.ts'

/** Of an account at once; the hour in which they end goes on with the next page. */
const tradesMost = 500

export type Asked = {
  readonly clientId: ClientId
  readonly group: TimelineGroup | null
  readonly cursor: Cursor | null
  readonly limit: number
}

export async function readTimeline(tx: Tx, asked: Asked): Promise<TimelinePage> {
  const { clientId, group, cursor, limit } = asked
  const accounts = await accountsOf(tx, [clientId])
  const is = (wanted: TimelineGroup) => group === null || group === wanted
  const found: readonly (readonly Entry[])[] = await Promise.all([
    group === 'trades' ? [] : acts(tx, asked),
    is('staff') ? reveals(tx, asked) : [],
    ...accounts.flatMap((account) => [
      is('money') ? moves(tx, account, asked) : [],
      is('trades') ? trades(tx, account, asked) : [],
    ]),
  ])
  return pageOf(found.flat(), cursor, limit)
}

const plain = {
  book: null,
  amount: null,
  balance: null,
  field: null,
  trades: null,
  reason: null,
} as const

async function acts(tx: Tx, { clientId, group, cursor, limit }: Asked): Promise<Entry[]> {
  const isOfStaff = group === null ? null : group === 'staff'
  const kinds = group === null || isOfStaff ? null : kindsOf(group)
  const before = boundOf(cursor, 'events')
  const found = await listActs(tx, clientId, { before, kinds, isOfStaff, limit: limit + 1 })
  return found.map(({ nr, at, actor, kind, reason }) => ({
    ...plain,
    source: 'events',
    nr,
    at,
    actor,
    what: kind,
    reason,
    group: groupOf(kind, actor),
  }))
}

async function moves(tx: Tx, { id, book }: ClientAccount, asked: Asked): Promise<Entry[]> {
  const source = book === 'real' ? 'live' : 'demo'
  const before = boundOf(asked.cursor, source)
  const found = await listMoves(tx, id, { before, limit: asked.limit + 1 })
  return found.map(({ nr, at, kind, amount, isIn, balance }) => ({
    ...plain,
    source,
    nr,
    at,
    book,
    balance,
    group: 'money',
    what: kind,
    actor: 'system',
    amount: isIn ? amount : negated(amount),
  }))
}

async function trades(tx: Tx, { id, book }: ClientAccount, { cursor }: Asked): Promise<Entry[]> {
  const before = (book === 'real' ? cursor?.liveTrades : cursor?.demoTrades) ?? null
  return byHour(await listTrades(tx, id, { before, limit: tradesMost }), book)
}

async function reveals(tx: Tx, { clientId, cursor, limit }: Asked): Promise<Entry[]> {
  const before = boundOf(cursor, 'reveals')
  const found = await listReveals(tx, clientId, { before, limit: limit + 1 })
  return found.map(({ nr, at, actor, field, reason }) => ({
    ...plain,
    source: 'reveals',
    nr,
    at,
    actor,
    field,
    reason,
    group: 'staff',
    what: 'revealed',
  }))
}
