// The books of the practice exchange that is started by itself: in memory, and in a file that is
// only ever added to, one line a change, before anybody is told of it. Whoever is killed in the
// middle finds everything that was answered; a line that was cut short never was.

import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { present } from '#kernel/assert.ts'
import { later, type Millis } from '#kernel/time.ts'
import { type Account, type Entry, type Fill, newAccount, type Outcome } from './account.ts'
import {
  type Books,
  type Cut,
  type EntryFilter,
  type FillFilter,
  isNear,
  type OrderFilter,
  type Part,
} from './books.ts'
import { turnoverMs, turnoverOf } from './fill.ts'
import type { Key } from './key.ts'
import type { Order } from './order.ts'
import { packedText, unpackedText } from './packed.ts'
import type { FindSpot } from './spot.ts'

type Kept = {
  balances: Map<string, bigint>
  takings: Account['takings']
  count: number
  cancelAt: Millis | null
  readonly orders: Map<string, Order>
  readonly fills: Fill[]
  readonly entries: Entry[]
}

type Memory = { readonly accounts: Map<string, Kept>; readonly keys: Map<string, Key> }

/** What a line of the file says. */
type Line =
  | { readonly type: 'account'; readonly id: string }
  | { readonly type: 'key'; readonly key: Key }
  | Changed

type Changed = {
  readonly type: 'change'
  readonly id: string
  readonly takings: readonly (readonly [string, { lots: bigint; at: Millis }])[]
  readonly count: number
  readonly cancelAt: Millis | null
  readonly orders: readonly Order[]
  readonly fills: readonly Fill[]
  readonly entries: readonly Entry[]
}

/** Without a file all is gone with the process. */
export function openFileBooks(file: string | undefined, find: FindSpot): Books {
  const memory: Memory = { accounts: new Map(), keys: new Map() }
  if (file !== undefined && existsSync(file)) for (const line of linesOf(file)) note(memory, line)
  const write = (line: Line) => {
    if (file !== undefined) appendFileSync(file, `${packedText(line)}\n`, { mode: 0o600 })
    note(memory, line)
  }
  const kept = (id: string) => memory.accounts.get(id)
  const noteKey = (apiKey: string, changes: Partial<Key>) => {
    write({ type: 'key', key: { ...present(memory.keys.get(apiKey), 'found'), ...changes } })
  }
  return {
    openAccount: async (id) => write({ type: 'account', id }),
    change: async (id, now, work) => {
      const before = kept(id)
      if (!before) return undefined
      const account = accountOf(id, before, { now, find })
      const outcome = work(account)
      const isSame = outcome.happened.length === 0 && outcome.account.cancelAt === account.cancelAt
      if (!isSame) write(changeOf(outcome))
      return outcome
    },
    account: async (id, now) => {
      const found = kept(id)
      return found && accountOf(id, found, { now, find })
    },
    waiting: async (reached, now) =>
      [...memory.accounts].flatMap(([id, { orders, cancelAt }]) => {
        const isDue = cancelAt !== null && cancelAt <= now
        const isReached = [...orders.values()].some(
          (order) => order.state === 'open' && reached.some((market) => isNear(order, market)),
        )
        return isDue || isReached ? id : []
      }),
    orders: async (id, filter, cut) => cutOf(ordersOf(kept(id), filter), cut),
    fills: async (id, filter, cut) => cutOf(fillsOf(kept(id), filter), cut),
    entries: async (id, filter, cut) => cutOf(entriesOf(kept(id), filter), cut),
    addKey: async (key) => write({ type: 'key', key }),
    key: async (apiKey) => memory.keys.get(apiKey),
    keysOf: async (id) => [...memory.keys.values()].filter(({ accountId }) => accountId === id),
    noteKeyUse: async (apiKey, nonce, usedAt) => {
      const key = memory.keys.get(apiKey)
      if (!key || (nonce !== null && nonce <= key.nonce)) return false
      noteKey(apiKey, nonce === null ? { usedAt } : { usedAt, nonce })
      return true
    },
    revokeKey: async (apiKey, revokedAt) => noteKey(apiKey, { revokedAt }),
  }
}

function accountOf(
  id: string,
  { orders, fills, balances, takings, count, cancelAt }: Kept,
  { now, find }: { readonly now: Millis; readonly find: FindSpot },
): Account {
  const from = later(now, -turnoverMs)
  const open = [...orders.values()].filter(({ state }) => state === 'open')
  const turnover = fills
    .filter(({ at }) => at >= from)
    .reduce((sum, fill) => sum + turnoverOf(fill.paid, find(fill.market)), 0n)
  return {
    ...newAccount(id),
    balances: new Map(balances),
    open,
    takings,
    count,
    cancelAt,
    turnover,
  }
}

/** Of each order only what it has become. */
function changeOf({ account, happened }: Outcome): Changed {
  const { id, takings, count, cancelAt } = account
  const orders = new Map(happened.flatMap((it) => ('order' in it ? [[it.order.id, it.order]] : [])))
  return {
    type: 'change',
    id,
    takings: [...takings],
    count,
    cancelAt,
    orders: [...orders.values()],
    fills: happened.flatMap((it) => (it.type === 'filled' ? it.fill : [])),
    entries: happened.flatMap((it) =>
      it.type === 'filled' ? it.entries : it.type === 'moved' ? it.entry : [],
    ),
  }
}

function note({ accounts, keys }: Memory, line: Line): void {
  if (line.type === 'key') return void keys.set(line.key.apiKey, line.key)
  if (line.type === 'account') {
    const nothing = { balances: new Map(), takings: new Map(), orders: new Map() }
    accounts.set(line.id, { ...nothing, count: 0, cancelAt: null, fills: [], entries: [] })
    return
  }
  const kept = present(accounts.get(line.id), 'an account is opened before it changes')
  for (const order of line.orders) kept.orders.set(order.id, order)
  kept.fills.push(...line.fills)
  for (const entry of line.entries) {
    kept.entries.push(entry)
    kept.balances.set(entry.asset, entry.balance)
  }
  kept.takings = new Map(line.takings)
  kept.count = line.count
  kept.cancelAt = line.cancelAt
}

function ordersOf(kept: Kept | undefined, filter: OrderFilter): Order[] {
  const { isOpen, market, ids, number, numberFrom, clientId, userref } = filter
  return [...(kept?.orders.values() ?? [])].filter(
    (order) =>
      (isOpen === undefined || (order.state === 'open') === isOpen) &&
      (market === undefined || order.market === market) &&
      (ids === undefined || ids.includes(order.id)) &&
      (number === undefined || order.number === number) &&
      (numberFrom === undefined || order.number >= numberFrom) &&
      (clientId === undefined || order.clientId === clientId) &&
      (userref === undefined || order.userref === userref) &&
      isWithin((filter.byClosing ? order.closedAt : null) ?? order.openedAt, filter),
  )
}

function fillsOf(kept: Kept | undefined, filter: FillFilter): Fill[] {
  const { market, ids, orderIds, numberFrom } = filter
  return (kept?.fills ?? []).filter(
    (fill) =>
      (market === undefined || fill.market === market) &&
      (ids === undefined || ids.includes(fill.id)) &&
      (orderIds === undefined || orderIds.includes(fill.orderId)) &&
      (numberFrom === undefined || fill.number >= numberFrom) &&
      isWithin(fill.at, filter),
  )
}

function entriesOf(kept: Kept | undefined, filter: EntryFilter): Entry[] {
  return (kept?.entries ?? []).filter(
    ({ asset, kind, at }) =>
      (filter.asset === undefined || asset === filter.asset) &&
      (filter.kind === undefined || kind === filter.kind) &&
      isWithin(at, filter),
  )
}

type Span = { readonly from?: Millis; readonly to?: Millis }

function isWithin(at: Millis, { from, to }: Span): boolean {
  return (from === undefined || at >= from) && (to === undefined || at <= to)
}

function cutOf<T>(rows: readonly T[], { limit, offset = 0, newestFirst = false }: Cut): Part<T> {
  const inOrder = newestFirst ? rows.toReversed() : rows
  return { rows: inOrder.slice(offset, offset + limit), count: rows.length }
}

/** A file ends where its last whole line does. */
function linesOf(file: string): Line[] {
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  return whole.split('\n').flatMap((line) => (line === '' ? [] : unpackedText<Line>(line)))
}
