// The calls by which clients see where they are signed in, and end it.

import { routes } from '#contract/routes.ts'
import { isUuid, type SessionId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { deviceOf, deviceText } from '#server/platform/device.ts'
import type { Router } from '#server/platform/http.ts'
import { done } from '#server/platform/reply.ts'
import { endOtherOwn, endOwnSession } from './end-own-sessions.ts'
import type { Identification } from './identify-client.ts'
import { listLiveSessions } from './sessions.store.ts'

export type OwnSessionDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly identification: Identification
}

export function registerOwnSessions(router: Router, deps: OwnSessionDeps): void {
  const { db, clock, identification } = deps
  const ending = { db, clock, onEnded: identification.sessionEnded }

  router.on(routes.sessions, async ({ clientId, request }) => {
    const here = await identification.identify(request.headers.authorization)
    if (isRefusal(here)) return here
    const sessions = await listLiveSessions(db, clientId, clock.now())
    const data = sessions.map(({ id, userAgent, timeZone, startedAt, usedAt }) => ({
      id,
      device: deviceText(deviceOf(userAgent)),
      ...deviceOf(userAgent),
      is_this: id === here.sessionId,
      time_zone: timeZone,
      started_at: iso(startedAt),
      used_at: iso(usedAt),
    }))
    return { status: true as const, message: 'Where you are signed in.', data }
  })

  router.on(routes.sessionEnd, async ({ clientId, params: { id = '' } }) => {
    const isEnded = isUuid(id) && (await endOwnSession(ending, clientId, id as SessionId))
    if (!isEnded) return refuse('not_found')
    return done('session_ended', null)
  })

  router.on(routes.sessionEndOthers, async ({ request }) => {
    const here = await identification.identify(request.headers.authorization)
    if (isRefusal(here)) return here
    const count = await endOtherOwn(ending, here)
    return done(count === 0 ? 'no_other_sessions' : 'sessions_ended', null)
  })
}
