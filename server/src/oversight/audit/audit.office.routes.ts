// The calls by which staff search the record, take it along and have it checked.

import type * as z from 'zod/mini'
import type { EventFilters } from '#contract/staff/audit.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { day, iso, later, type Millis, millis } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { checkPart } from '#server/record/events/check-chains.ts'
import { type EventWish, eventPages, searchEvents } from '#server/record/events/search-events.ts'
import { exportEvents } from './export-events.ts'
import { viewEvents } from './view-events.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

export function registerAuditRoutes(office: OfficeRouter, deps: Deps): void {
  const { db } = deps

  office.on(routes.officeEvents, async ({ staff: { session }, query }) => {
    const { limit, cursor, sort, ...filters } = query
    const after = eventPages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const { events, next } = await searchEvents(db, wishOf(filters), { sort, after, limit })
    const data = await viewEvents(db, events, session.member.roles)
    return { ...success('The record.', data), next_cursor: next }
  })

  office.on(routes.officeEventsFile, async ({ staff: { staff, session }, query, reply }) => {
    const taking = { by: staff, roles: session.member.roles }
    const file = await exportEvents(deps, wishOf(query), taking)
    if (isRefusal(file)) return file
    reply.header('content-type', 'text/csv; charset=utf-8')
    reply.header('content-disposition', 'attachment; filename="record.csv"')
    return file
  })

  office.on(routes.officeEventsCheck, async ({ body: { after } }) => {
    const place = after && { part: after.part, chain: BigInt(after.chain), nr: BigInt(after.nr) }
    const { checked, breaches, next, anchor } = await checkPart(db, place ?? undefined)
    return success('A part of the record was checked.', {
      checked,
      breaches: [...breaches],
      next: next ? { part: next.part, chain: String(next.chain), nr: String(next.nr) } : null,
      anchor: anchor ? { nr: String(anchor.nr), hash: anchor.hash.toString('hex') } : null,
    })
  })
}

function startOf(moment: string): Millis {
  return millis(Date.parse(moment))
}

/** A day is meant to its end. */
function endOf(moment: string): Millis {
  return later(startOf(moment), moment.includes('T') ? 0 : day)
}

function wishOf(filters: z.infer<typeof EventFilters>): EventWish {
  const { member = null, client, kind = null, text = null } = filters
  const from = filters.from === undefined ? null : iso(startOf(filters.from))
  const to = filters.to === undefined ? null : iso(endOf(filters.to))
  return {
    member,
    clientId: client === undefined ? null : (BigInt(client) as ClientId),
    kind,
    from,
    to,
    text,
  }
}
