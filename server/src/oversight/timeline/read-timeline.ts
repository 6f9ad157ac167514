// A page of a client's timeline. Each source is asked for as many as fit on a page, so that what is
// told next is known without reading what comes after.

import type { RecordKind } from '#contract/staff/clients.ts'
import { mayDo, type StaffAction, type StaffRole } from '#contract/staff/powers.ts'
import type { TimelineGroup } from '#contract/staff/timeline.ts'
import type { ClientId } from '#kernel/ids.ts'
import { negated, usdToText } from '#kernel/money.ts'
import type { ClientAccount } from '#server/ledger/ledger.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  listActs,
  listCauses,
  listMoves,
  listReveals,
  listTold,
  listTrades,
  type Telling,
} from './timeline.store.ts'
import {
  boundOf,
  byHour,
  type Cursor,
  deedOf,
  type Entry,
  factsOf,
  groupOf,
  kindsOf,
  pageOf,
  type TimelinePage,
} from './timeline.ts'

/** Of an account at once; the hour in which they end goes on with the next page. */
const tradesMost = 500

/** Who asks: what is not for their roles is not told, and what staff wrote of them neither. */
export type Reader = { readonly roles: readonly StaffRole[]; readonly isOwn: boolean }

export type Asked = {
  readonly clientId: ClientId
  readonly reader: Reader
  readonly group: TimelineGroup | null
  readonly cursor: Cursor | null
  readonly limit: number
}

export async function readTimeline(tx: Tx, asked: Asked): Promise<TimelinePage> {
  const { clientId, group, cursor, limit } = asked
  const accounts = await accountsOf(tx, [clientId])
  const is = (wanted: TimelineGroup) => group === null || group === wanted
  const found: readonly (readonly Entry[])[] = await Promise.all([
    group === 'trades' || group === 'messages' ? [] : acts(tx, asked),
    is('staff') ? reveals(tx, asked) : [],
    ...(Object.keys(tellings) as Telling[])
      .filter((by) => isTold(by, asked))
      .map((by) => told(tx, by, asked)),
    ...accounts.flatMap((account) => [
      is('money') ? moves(tx, account, asked) : [],
      is('trades') ? trades(tx, account, asked) : [],
    ]),
  ])
  return pageOf(found.flat(), cursor, limit)
}

/** What modules tell besides events: to whom, and whether also of whoever asks themselves. */
const tellings = {
  messages: { action: 'message.read', isOwnTold: true, groups: ['messages'] },
  chats: { action: 'message.read', isOwnTold: true, groups: ['messages'] },
  notes: { action: 'client_note.read', isOwnTold: false, groups: ['staff'] },
  tags: { action: 'client_note.read', isOwnTold: false, groups: ['staff'] },
  hits: { action: 'screening.read', isOwnTold: false, groups: ['staff', 'identity'] },
  disputes: { action: 'dispute.read', isOwnTold: false, groups: ['staff', 'money'] },
} as const satisfies Readonly<Record<Telling, TellingRule>>

type TellingRule = {
  readonly action: StaffAction
  readonly isOwnTold: boolean
  readonly groups: readonly TimelineGroup[]
}

function isTold(by: Telling, { group, reader: { roles, isOwn } }: Asked): boolean {
  const { action, isOwnTold, groups }: TellingRule = tellings[by]
  const isWanted = group === null || groups.includes(group)
  return isWanted && mayDo(roles, action) && (isOwnTold || !isOwn)
}

async function told(tx: Tx, by: Telling, { clientId, group, cursor, limit }: Asked) {
  const before = boundOf(cursor, by)
  const found = await listTold(tx, clientId, { by, before, limit: limit + 1 })
  return found.flatMap(({ nr, at, kind, actor, about, record: id, amount }): Entry[] => {
    const sum = amount === null ? null : usdToText(amount)
    const entry = { ...plain, source: by, nr, at, actor, what: kind, about, sum } as const
    const record = id === null ? null : recordOf(by, id)
    const own = groupOf(kind, actor)
    return group === null || group === own ? [{ ...entry, record, group: own }] : []
  })
}

/** What each of them is about; notes and tags have no page. */
const kindOf = {
  messages: 'message',
  chats: 'chat',
  hits: 'hit',
  disputes: 'dispute',
  notes: null,
  tags: null,
} as const satisfies Readonly<Record<Telling, RecordKind | null>>

function recordOf(by: Telling, id: string): Entry['record'] {
  const kind = kindOf[by]
  return kind && { kind, id }
}

const plain = {
  book: null,
  amount: null,
  balance: null,
  sum: null,
  record: null,
  about: null,
  field: null,
  trades: null,
  reason: null,
} as const

async function acts(tx: Tx, { clientId, group, cursor, limit }: Asked): Promise<Entry[]> {
  const isOfStaff = group === null ? null : group === 'staff'
  const kinds = group === null || isOfStaff ? null : kindsOf(group)
  const before = boundOf(cursor, 'events')
  const found = await listActs(tx, clientId, { before, kinds, isOfStaff, limit: limit + 1 })
  return found.map(({ nr, at, actor, kind, details }) => ({
    ...plain,
    ...factsOf(details),
    about: deedOf(kind, details),
    source: 'events',
    nr,
    at,
    actor,
    what: kind,
    group: groupOf(kind, actor),
  }))
}

async function moves(tx: Tx, { id, book }: ClientAccount, asked: Asked): Promise<Entry[]> {
  const source = book === 'real' ? 'live' : 'demo'
  const before = boundOf(asked.cursor, source)
  const found = await listMoves(tx, id, { before, limit: asked.limit + 1 })
  const causes = await listCauses(tx, [...new Set(found.map(({ ref }) => ref))])
  return found.map(({ nr, at, kind, ref, amount, isIn, balance }) => ({
    ...plain,
    source,
    nr,
    at,
    book,
    balance,
    group: 'money',
    what: kind,
    actor: 'system',
    record: causes.find((cause) => cause.id === ref) ?? { kind: 'transfer', id: `${ref}~${kind}` },
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
