// The call by which staff read what happened to a client.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { TimelineEntry } from '#contract/staff/timeline.ts'
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
  office.on(routes.officeTimeline, async ({ params: { id = '' }, query }) => {
    const clientId = clientIdFrom(id)
    const cursor = query.cursor === undefined ? null : cursorOf(query.cursor)
    if (clientId === undefined) return refuse('not_found')
    if (cursor === undefined) return refuse('malformed')
    if (!(await findKnown(db, clientId))) return refuse('not_found')
    const { group = null, limit } = query
    const { entries, next } = await readTimeline(db, { clientId, group, cursor, limit })
    return {
      ...success('What happened.', entries.map(viewOf)),
      next_cursor: next && cursorText(next),
    }
  })
}

function viewOf({ at, source, nr, group, what, actor, ...entry }: Entry): TimelineEntry {
  const { book, amount, balance, reason, field, trades } = entry
  return {
    key: `${source}-${nr}`,
    at: iso(at),
    group,
    what,
    actor,
    book,
    amount: amount === null ? null : usdToText(amount),
    balance: balance === null ? null : usdToText(balance),
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
