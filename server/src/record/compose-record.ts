// The record, put together: what clients may read of it, how it is anchored, and how what is in its
// outbox reaches them.

import type { FastifyInstance } from 'fastify'
import { second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { StreamHub } from '#server/platform/stream.ts'
import { registerEventRoutes } from './events/events.routes.ts'
import { registerNoticeChoices, registerUnsubscribing } from './notices/choices.routes.ts'
import { registerNoticeRoutes } from './notices/notices.routes.ts'
import { deliverPushes, type PushingDeps } from './pushes/deliver-pushes.ts'
import { type PushDoorDeps, registerPushRoutes } from './pushes/pushes.routes.ts'
import { startAnchoring } from './start-anchoring.ts'
import { startTelling, tellOn } from './start-telling.ts'

export type RecordContext = {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly seal: Seal
  readonly config: { readonly pushTrialService: string | null }
}

type RecordDoors = { readonly app: FastifyInstance; readonly router: Router }

export function registerRecord(
  { app, router }: RecordDoors,
  record: RecordContext,
  { sessionOf }: Pick<PushDoorDeps, 'sessionOf'>,
): void {
  registerEventRoutes(router, record)
  registerNoticeRoutes(router, record)
  registerNoticeChoices(router, record)
  registerUnsubscribing(app, record)
  const nearService = record.config.pushTrialService
  registerPushRoutes(router, { ...record, nearService, sessionOf })
}

type RecordLoops = Pick<PushingDeps, 'words' | 'install' | 'log'> & { readonly hub: StreamHub }

const pushEveryMs = second

export function startRecordLoops(record: RecordContext, { hub, ...pushing }: RecordLoops): Loop[] {
  const { db, clock } = record
  const { log } = pushing
  return [
    startTelling(db, tellOn(hub), log),
    startAnchoring({ db, clock, log }),
    repeat({ name: 'sending push messages', pauseMs: pushEveryMs, log }, async () =>
      (await deliverPushes({ ...record, ...pushing })) > 0 ? 'more' : 'done',
    ),
  ]
}
