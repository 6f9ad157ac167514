// What clients were told, kept by the clients' side: written and synced before it counts, in a
// process that is never killed. It alone can tell that an acknowledged trade is gone.

import * as fs from 'node:fs/promises'
import type { Order } from '#contract/client/trades.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'

export type Outcome =
  | { readonly acked: string }
  | { readonly refused: string }
  /** Perhaps done, perhaps not; to be asked again with the same key. */
  | 'unknown'

export type Sent = { readonly clientId: ClientId; readonly order: Order; readonly key: string }
export type Entry = Sent & { outcome: Outcome }
/** With the times, by the machine's clock, between which it was asked and answered. */
type Timed = Entry & { readonly sentAt: number; answeredAt: number }

export type Journal = {
  readonly sent: (sent: Sent) => Promise<void>
  /** What was answered to the order of this key; an answer is never taken back. */
  readonly answered: (key: string, outcome: Outcome) => Promise<void>
  readonly entries: () => readonly Timed[]
  readonly close: () => Promise<void>
}

export async function openJournal(path: string): Promise<Journal> {
  const file = await fs.open(path, 'a')
  const entries = new Map<string, Timed>()
  let syncing: Promise<void> | undefined
  let waiting: string[] = []

  /** Lines that come while the disk is busy go together with the next sync. */
  const write = async (line: unknown) => {
    waiting.push(`${JSON.stringify(line, (_, it) => (typeof it === 'bigint' ? String(it) : it))}\n`)
    await syncing
    syncing ??= (async () => {
      const lines = waiting.join('')
      waiting = []
      await file.appendFile(lines)
      await file.datasync()
      syncing = undefined
    })()
    await syncing
  }
  return {
    sent: async (sent) => {
      if (entries.has(sent.key)) return
      const sentAt = Date.now()
      const answeredAt = Number.POSITIVE_INFINITY
      entries.set(sent.key, { ...sent, outcome: 'unknown', sentAt, answeredAt })
      await write({ sent })
    },
    answered: async (key, outcome) => {
      const entry = entries.get(key)
      if (!entry) throw new Error(`an answer to ${key}, which was never sent`)
      entry.answeredAt = Date.now()
      await write({ key, outcome })
      entry.outcome = outcome
    },
    entries: () => [...entries.values()],
    close: () => file.close(),
  }
}

export type Comparison = {
  readonly acked: number
  /** Acknowledged trades that are not there, or not as they were acknowledged. */
  readonly lost: readonly string[]
  /** Keys that made more than one trade. */
  readonly doubled: readonly string[]
  /** Trades of orders that were refused, or never sent. */
  readonly unasked: readonly string[]
}

type Row = { id: string; client_id: bigint; order_key: string; terms: string }

/** Compares with the database. Whatever is answered while this runs may be missing from both. */
export async function compareJournal(
  journal: { readonly entries: () => readonly Entry[] },
  tx: Tx,
): Promise<Comparison> {
  const told = journal.entries().map((entry) => ({ ...entry }))
  const rows = await tx.rows<Row>(
    `select t.id, t.client_id, t.order_key, concat_ws(' ', t.book, i.symbol, t.direction,
            t.stake, t.duration_s, t.strike_rate) as terms
       from trade_records t join instruments i on i.id = t.instrument_id`,
  )
  const byKey = new Map<string, Row[]>()
  for (const row of rows) byKey.set(row.order_key, [...(byKey.get(row.order_key) ?? []), row])
  const known = new Map(journal.entries().map((entry) => [entry.key, entry]))
  const acks = told.flatMap((it) => (acked(it) === null ? [] : [{ ...it, id: acked(it) }]))
  return {
    acked: acks.length,
    lost: acks.flatMap(({ key, id, clientId, order }) => {
      const is = byKey.get(key)?.find((row) => row.id === id)
      return is?.client_id === clientId && is.terms === termsOf(order) ? [] : [key]
    }),
    doubled: [...byKey].filter(([, found]) => found.length > 1).map(([key]) => key),
    unasked: rows
      .filter(({ order_key: key }) => !known.has(key) || isRefused(known.get(key)))
      .map(({ id }) => id),
  }
}

function acked({ outcome }: Entry): string | null {
  return typeof outcome === 'object' && 'acked' in outcome ? outcome.acked : null
}

function isRefused(entry: Entry | undefined): boolean {
  return typeof entry?.outcome === 'object' && 'refused' in entry.outcome
}

function termsOf({ book, symbol, direction, stake, durationSeconds, strikeRate }: Order): string {
  return [book, symbol, direction, stake, durationSeconds, strikeRate].join(' ')
}
