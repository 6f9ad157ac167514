// The call by which staff read what happened to a client.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { TimelineEntry } from '#contract/staff/timeline.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { readTimeline } from './read-timeline.ts'
import { cursorOf, cursorText, type Entry } from './timeline.ts'

export function registerTimelineRoutes(office: OfficeRouter, { db }: { readonly db: Db }): void {
  office.on(routes.officeTimeline, async ({ params: { id = '' }, query, staff }) => {
    const clientId = clientIdFrom(id)
    const cursor = query.cursor === undefined ? null : cursorOf(query.cursor)
    if (clientId === undefined) return refuse('not_found')
    if (cursor === undefined) return refuse('malformed')
    const client = await findKnown(db, clientId)
    if (!client) return refuse('not_found')
    const { group = null, limit } = query
    const { email, roles } = staff.staff
    const reader = { roles, isOwn: emailKeyOf(client.email) === emailKeyOf(email) }
    const asked = { clientId, reader, group, cursor, limit }
    const { entries, next } = await readTimeline(db, asked)
    return {
      ...success('What happened.', entries.map(viewOf)),
      next_cursor: next && cursorText(next),
    }
  })
}

function viewOf({ at, source, nr, group, what, actor, ...entry }: Entry): TimelineEntry {
  const { book, amount, balance, sum, record, about, reason, field, trades } = entry
  return {
    key: `${source}-${nr}`,
    at: iso(at),
    group,
    what,
    actor,
    book,
    amount: amount === null ? null : usdToText(amount),
    balance: balance === null ? null : usdToText(balance),
    sum,
    record,
    about,
    reason,
    field,
    trades: trades && {
      count: trades.count,
      won: trades.won,
      lost: trades.lost,
      open: trades.open,
      staked: usdToText(trades.staked),
    },
  }
}
