// What happened to a client, from several places as one list, and where its next page begins.
// Trades are told by the hour, as one entry of their account.

import { type ClientEventKind, clientEvents } from '#contract/client/event-kinds.ts'
import type { RecordKind } from '#contract/staff/clients.ts'
import type { TimelineGroup } from '#contract/staff/timeline.ts'
import { isUuid } from '#kernel/ids.ts'
import { minus, plus, type Usd, zeroUsd } from '#kernel/money.ts'
import { hour, type Millis, millis } from '#kernel/time.ts'

/** In this order where two happened at once; each counts its own. */
export const sources = [
  ...['demoTrades', 'liveTrades', 'demo', 'live'],
  ...['reveals', 'notes', 'tags', 'hits', 'disputes', 'messages', 'chats', 'events'],
] as const
export type Source = (typeof sources)[number]

/** Where an entry stands: of one source the numbers rise with time. */
export type Place = { readonly at: Millis; readonly source: Source; readonly nr: bigint }

export type Entry = Place & {
  readonly group: TimelineGroup
  readonly what: string
  readonly actor: string
  readonly book: 'real' | 'demo' | null
  /** What came in, or left with a minus. */
  readonly amount: Usd | null
  readonly balance: Usd | null
  /** What it is about, in dollars or in coins, where it books nothing: as the event tells it. */
  readonly sum: string | null
  readonly record: TimelineRecord | null
  /** The beginning of a message, a tag, a list, what staff did. */
  readonly about: string | null
  readonly reason: string | null
  readonly field: string | null
  readonly trades: TradesOfHour | null
}

/** What it is about, as its page is named. */
export type TimelineRecord = { readonly kind: RecordKind; readonly id: string }

export type TradesOfHour = {
  readonly count: number
  readonly won: number
  readonly lost: number
  readonly open: number
  readonly staked: Usd
  /** The oldest of them: what is told next is before it. */
  readonly firstNr: bigint
}

/** From where a page goes on; of trades by their own number, since an hour is told as a whole. */
export type Cursor = Place & {
  readonly liveTrades: bigint | null
  readonly demoTrades: bigint | null
}

/** How events name what they are about; of two the first is the narrower one. */
const named = [
  ['correction', 'correction'],
  ['withdrawal', 'withdrawal'],
  ['deposit', 'deposit'],
  ['document', 'document'],
  ['request', 'plan_request'],
] as const satisfies readonly (readonly [string, RecordKind])[]

const isDollars = /^\d{1,12}(\.\d{1,2})?$/
const isCoins = /^\d{1,12}(\.\d{1,18})? [A-Z]{2,5}$/

export type ActFacts = Pick<Entry, 'sum' | 'record' | 'reason'>

/** What an event tells of amounts and of what it is about. */
export function factsOf(details: string): ActFacts {
  const facts: Readonly<Record<string, unknown>> = JSON.parse(details)
  const textOf = (name: string) => {
    const fact = facts[name]
    return typeof fact === 'string' ? fact : null
  }
  const sums = [textOf('amount'), textOf('funding'), textOf('coins'), textOf('taken')]
  const [record] = named.flatMap(([name, kind]) => {
    const id = textOf(name)
    return id !== null && isUuid(id) ? [{ kind, id }] : []
  })
  return {
    sum: sums.find((sum) => sum !== null && (isDollars.test(sum) || isCoins.test(sum))) ?? null,
    record: record ?? null,
    reason: textOf('reason'),
  }
}

/** What staff did, where the kind of the event does not say it. */
export function deedOf(kind: string, details: string): string | null {
  const { action }: { readonly action?: unknown } = JSON.parse(details)
  return kind === 'staff_action' && typeof action === 'string' ? action : null
}

const isOfMoney = /^(deposit|dispute|withdrawal|payout|bank|goodwill|correction|plan|limit)_/
const isOfIdentity = /^(document|identity|profile|client|screening)_|^texts_/

/** What staff did is theirs, whatever it is about; a message and its answer are read together. */
export function groupOf(kind: string, actor: string): TimelineGroup {
  if (/^(message|chat)_/.test(kind)) return 'messages'
  if (actor.startsWith('staff:')) return 'staff'
  if (isOfMoney.test(kind)) return 'money'
  return isOfIdentity.test(kind) ? 'identity' : 'access'
}

/** Which kinds of events a group takes, of those that staff did not do. */
export function kindsOf(group: TimelineGroup): readonly ClientEventKind[] {
  const kinds = Object.keys(clientEvents) as ClientEventKind[]
  return kinds.filter((kind) => groupOf(kind, 'client') === group)
}

/** What a source tells after a place is before this: by time, and by number at one instant. */
export function boundOf(cursor: Cursor | null, source: Source): { at: Millis; nr: bigint } | null {
  if (!cursor) return null
  const order = sources.indexOf(source) - sources.indexOf(cursor.source)
  const most = 2n ** 62n
  return { at: cursor.at, nr: order === 0 ? cursor.nr : order < 0 ? most : -1n }
}

/** The newest first. */
export function byPlace(a: Place, b: Place): number {
  if (a.at !== b.at) return b.at - a.at
  const order = sources.indexOf(b.source) - sources.indexOf(a.source)
  return order || (a.nr < b.nr ? 1 : -1)
}

export type Trade = {
  readonly nr: bigint
  readonly at: Millis
  readonly stake: Usd
  /** Undecided: null. */
  readonly payout: Usd | null
  readonly status: string
}

/** One entry for each hour, of the trades of one account, the newest first. */
export function byHour(trades: readonly Trade[], book: 'real' | 'demo'): Entry[] {
  const hours = new Map<number, Trade[]>()
  for (const trade of trades) {
    const key = Math.floor(trade.at / hour)
    hours.set(key, [...(hours.get(key) ?? []), trade])
  }
  return [...hours.values()].flatMap((found) => {
    const [newest, oldest] = [found[0], found.at(-1)]
    if (!newest || !oldest) return []
    const decided = found.filter(({ payout }) => payout !== null)
    const sum = (of: readonly Trade[], what: (trade: Trade) => Usd) =>
      of.reduce<Usd>((total, trade) => plus(total, what(trade)), zeroUsd)
    const staked = sum(found, ({ stake }) => stake)
    const result = sum(decided, ({ payout, stake }) => minus(payout ?? zeroUsd, stake))
    return {
      at: newest.at,
      nr: newest.nr,
      source: book === 'real' ? 'liveTrades' : 'demoTrades',
      group: 'trades',
      what: 'trades',
      actor: 'client',
      book,
      amount: result,
      balance: null,
      sum: null,
      record: null,
      about: null,
      reason: null,
      field: null,
      trades: {
        count: found.length,
        won: found.filter(({ status }) => status === 'won').length,
        lost: found.filter(({ status }) => status === 'lost').length,
        open: found.length - decided.length,
        staked,
        firstNr: oldest.nr,
      },
    } as const
  })
}

export type TimelinePage = { readonly entries: readonly Entry[]; readonly next: Cursor | null }

/** Of what each source has after a place, the first entries of all. */
export function pageOf(
  found: readonly Entry[],
  cursor: Cursor | null,
  limit: number,
): TimelinePage {
  const inOrder = found.toSorted(byPlace)
  const entries = inOrder.slice(0, limit)
  const last = entries.at(-1)
  if (!last || inOrder.length <= limit) return { entries, next: null }
  const told = (source: Source, before: bigint | null) =>
    entries.findLast((entry) => entry.source === source)?.trades?.firstNr ?? before
  const { at, source, nr } = last
  return {
    entries,
    next: {
      at,
      source,
      nr,
      liveTrades: told('liveTrades', cursor?.liveTrades ?? null),
      demoTrades: told('demoTrades', cursor?.demoTrades ?? null),
    },
  }
}

export function cursorText({ at, source, nr, liveTrades, demoTrades }: Cursor): string {
  return [at, sources.indexOf(source), nr, liveTrades ?? '', demoTrades ?? ''].join('_')
}

/** Undefined: it is none of ours. */
export function cursorOf(text: string): Cursor | undefined {
  const found = /^(\d{1,15})_(\d{1,2})_(\d{1,18})_(\d{0,18})_(\d{0,18})$/.exec(text)
  const source = sources[Number(found?.[2])]
  if (!found || !source) return undefined
  const [, at = '', , nr = '', live = '', demo = ''] = found
  return {
    at: millis(Number(at)),
    source,
    nr: BigInt(nr),
    liveTrades: live === '' ? null : BigInt(live),
    demoTrades: demo === '' ? null : BigInt(demo),
  }
}
