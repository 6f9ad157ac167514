// The record, put together: what clients may read of it, how it is anchored, and how what is in its
// outbox reaches them.

import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import type { Loop } from '#server/platform/repeat.ts'
import type { StreamHub } from '#server/platform/stream.ts'
import { registerEventRoutes } from './events/events.routes.ts'
import { registerNoticeRoutes } from './notices/notices.routes.ts'
import { startAnchoring } from './start-anchoring.ts'
import { startTelling, tellOn } from './start-telling.ts'

export type RecordContext = { readonly db: Database; readonly clock: Clock }

export function registerRecord(router: Router, record: RecordContext): void {
  registerEventRoutes(router, record)
  registerNoticeRoutes(router, record)
}

type RecordLoops = { readonly hub: StreamHub; readonly log: (message: string) => void }

export function startRecordLoops({ db, clock }: RecordContext, { hub, log }: RecordLoops): Loop[] {
  return [startTelling(db, tellOn(hub), log), startAnchoring({ db, clock, log })]
}
