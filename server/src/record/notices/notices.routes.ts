// The calls by which clients read what they were told, and say that they have.

import { routes } from '#contract/routes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { viewOf } from './notice-view.ts'
import { countUnread, listNoticesOf, markNoticesRead } from './notices.store.ts'

type Deps = { readonly db: Tx; readonly clock: Clock }

export function registerNoticeRoutes(router: Router, { db, clock }: Deps): void {
  router.on(routes.notices, async ({ clientId, query: { limit, cursor } }) => {
    const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : null
    const found = await listNoticesOf(db, clientId, { before, limit: limit + 1 })
    const page = found.slice(0, limit)
    return {
      status: true as const,
      message: 'Your notices.',
      data: {
        notices: page.map(viewOf),
        unread: await countUnread(db, clientId),
        next_cursor: found.length > limit ? String(page.at(-1)?.id) : null,
      },
    }
  })

  router.on(routes.noticesRead, async ({ clientId, body }) => {
    await markNoticesRead(db, clientId, BigInt(body.up_to), clock.now())
    const unread = await countUnread(db, clientId)
    return { status: true as const, message: 'Marked as read.', data: { unread } }
  })
}
