// What was found in the record, as a file for a spreadsheet; that it was taken is in the record.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { StaffRole } from '#contract/staff/powers.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import { byteOrderMark, csvLine } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type EventWish, searchEvents } from '#server/record/events/search-events.ts'
import { viewEvents } from './view-events.ts'

const most = 10_000
const heads = ['id', 'at', 'actor', 'kind', 'client', 'details', 'before', 'after']
const ofDesk = ['address', 'browser', 'proof', 'without_desk']

type Taking = { readonly by: Staff; readonly roles: readonly StaffRole[] }

export function exportEvents(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  wish: EventWish,
  { by, roles }: Taking,
): Promise<string | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'audit.export')
    if (isRefusal(staff)) return staff
    const { events } = await searchEvents(tx, wish, { sort: '-at', after: null, limit: most })
    const views = await viewEvents(tx, events, roles)
    const { member: who, clientId, kind, from, to, text } = wish
    const client = clientId === null ? null : String(clientId)
    await recordEvent(tx, {
      at: clock.now(),
      clientId: null,
      actor: staff.actor,
      kind: 'audit_exported',
      details: { rows: views.length, who, client, of: kind, from, to, text },
    })
    const lines = views.map((view) => {
      const { id, at, actor, kind: what, details, before, after } = view
      const { address, browser, proof, without_desk: without } = view
      const told = details?.map(({ name, value }) => `${name}: ${value}`).join('; ') ?? ''
      const about = [{ number: id }, at, actor, what, view.client ?? '', told]
      const from = [address, browser, proof, without].map((cell) => cell ?? '')
      return [...about, before ?? '', after ?? '', ...from]
    })
    const all = [[...heads, ...ofDesk], ...lines]
    return byteOrderMark + all.map((cells) => csvLine(cells, '.')).join('')
  })
}
