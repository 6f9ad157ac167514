// The call by which clients read what happened to their account.

import { clientEvents } from '#contract/client/event-kinds.ts'
import type { EventView } from '#contract/client/factors.ts'
import { routes } from '#contract/routes.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { listEventsOf, type StoredEvent } from './events.store.ts'

export function registerEventRoutes(router: Router, { db }: { readonly db: Tx }): void {
  router.on(routes.events, async ({ clientId, query: { limit, cursor } }) => {
    const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : null
    const found = await listEventsOf(db, clientId, { before, limit: limit + 1 })
    const page = found.slice(0, limit)
    return {
      status: true as const,
      message: 'What happened to your account.',
      data: page.map(viewOf),
      next_cursor: found.length > limit ? String(page.at(-1)?.id) : null,
    }
  })
}

/** Which member of staff it was is between them and the operator. */
function viewOf({ id, at, actor, kind }: StoredEvent): EventView {
  const sentences: Readonly<Record<string, string>> = clientEvents
  const by = actor === 'client' ? 'you' : actor === 'system' ? 'system' : 'staff'
  return { id: String(id), at: iso(at), kind, sentence: sentences[kind] ?? kind, by }
}
