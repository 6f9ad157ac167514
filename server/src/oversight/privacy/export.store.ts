// The export: each kind of record as lines of JSON, a page at a time, as the modules that hold them
// offer them.

import { type HeldKind, heldKinds } from '#contract/client/privacy.ts'
import type { ClientId } from '#kernel/ids.ts'
import { exported as ats } from '#server/automation/ats/exported.reader.ts'
import { exported as halts } from '#server/automation/halts/exported.reader.ts'
import { exported as exchangeKeys } from '#server/automation/keys/exported.reader.ts'
import { exported as trader } from '#server/automation/trader/exported.reader.ts'
import { exported as webhooks } from '#server/automation/webhooks/exported.reader.ts'
import { exported as acceptances } from '#server/identity/acceptances/exported.reader.ts'
import { exported as appropriateness } from '#server/identity/appropriateness/exported.reader.ts'
import { exported as clients, profileSql } from '#server/identity/clients/exported.reader.ts'
import { exported as documents } from '#server/identity/documents/exported.reader.ts'
import { exported as factors } from '#server/identity/factors/exported.reader.ts'
import { exported as limits } from '#server/identity/limits/exported.reader.ts'
import { exported as sessions } from '#server/identity/sessions/exported.reader.ts'
import { exported as tokens } from '#server/identity/tokens/exported.reader.ts'
import { exported as ledger } from '#server/ledger/exported.reader.ts'
import { exported as cards } from '#server/money/cards/exported.reader.ts'
import { exported as corrections } from '#server/money/corrections/exported.reader.ts'
import { exported as credits } from '#server/money/credits/exported.reader.ts'
import { exported as deposits } from '#server/money/deposits/exported.reader.ts'
import { exported as disputes } from '#server/money/disputes/exported.reader.ts'
import { exported as withdrawals } from '#server/money/withdrawals/exported.reader.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Section } from '#server/platform/sections.reader.ts'
import { exported as promotions } from '#server/promotion/campaigns/exported.reader.ts'
import { exported as tournaments } from '#server/promotion/tournaments/exported.reader.ts'
import { exported as events } from '#server/record/events/exported.reader.ts'
import { exported as notices } from '#server/record/notices/exported.reader.ts'
import { exported as pushes } from '#server/record/pushes/exported.reader.ts'
import { exported as chat } from '#server/site/chat/exported.reader.ts'
import { exported as contact } from '#server/site/contact/exported.reader.ts'
import { exported as alerts } from '#server/trading/alerts/exported.reader.ts'
import { exported as trades } from '#server/trading/trades/exported.reader.ts'

export type ExportedLine = {
  /** One record, as JSON. */
  readonly line: string
  /** Where to go on after it. */
  readonly place: string
}

const pageSize = 500

/** By the name each has in the file. */
export const sections = {
  ...ledger,
  ...events,
  ...notices,
  ...acceptances,
  ...clients,
  ...limits,
  ...appropriateness,
  ...sessions,
  ...tokens,
  ...factors,
  ...documents,
  ...trades,
  ...deposits,
  ...disputes,
  ...cards,
  ...withdrawals,
  ...corrections,
  ...ats,
  ...halts,
  ...credits,
  ...promotions,
  ...tournaments,
  ...exchangeKeys,
  ...trader,
  ...webhooks,
  ...contact,
  ...chat,
  ...pushes,
  ...alerts,
} as const satisfies Record<HeldKind, Section>

/** All records of a kind, oldest first, read as they are asked for. */
export async function* exportedLines(
  tx: Tx,
  name: HeldKind,
  clientId: ClientId,
): AsyncGenerator<string> {
  const { sql, start } = sections[name]
  for (let place: string = start; ; ) {
    const lines = await tx.rows<ExportedLine>(sql, [clientId, place, pageSize])
    yield* lines.map(({ line }) => line)
    const last = lines.at(-1)
    if (!last || lines.length < pageSize) return
    place = last.place
  }
}

/** How many records the export holds of each kind. */
export async function countExported(
  tx: Tx,
  clientId: ClientId,
): Promise<{ kind: HeldKind; count: number }[]> {
  const counts = heldKinds.map((kind) => {
    const { count, sql }: Section = sections[kind]
    return count ?? `select count(*) from (${sql}) lines`
  })
  const columns = counts.map((count, nr) => `(${count})::int as "${heldKinds[nr]}"`)
  const rows = await tx.rows<Record<HeldKind, number>>(`select ${columns.join(', ')}`, [
    ...[clientId, '0', null],
  ])
  const [row] = rows
  return heldKinds.map((kind) => ({ kind, count: row?.[kind] ?? 0 }))
}

/** The client's own record, one JSON object. */
export async function exportedProfile(tx: Tx, clientId: ClientId): Promise<string> {
  const rows = await tx.rows<{ line: string }>(profileSql, [clientId])
  return rows[0]?.line ?? 'null'
}
