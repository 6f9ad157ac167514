// The calls by which clients choose how notices reach them, and that of the link in a mail.

import type { FastifyInstance } from 'fastify'
import type { NoticeChoices } from '#contract/client/notice-choices.ts'
import { routes } from '#contract/routes.ts'
import { noticeTopics } from '#contract/shared/notice-topics.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { createRouter, type Router } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { chooseNotices, unsubscribe } from './change-choices.ts'
import { type Choices, channelsOf } from './choices.ts'
import { readChoices } from './read-choices.ts'

type Deps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

export function registerNoticeChoices(router: Router, deps: Deps): void {
  const { db, clock } = deps
  router.on(routes.noticeChoices, async ({ clientId }) =>
    success('How notices reach you.', viewOf(await readChoices(db, clientId))),
  )
  router.on(routes.chooseNotices, async ({ clientId, body }) => {
    const choices = choicesIn(body)
    const chosen = await chooseNotices(deps, clientId, { choices, now: clock.now() })
    return isRefusal(chosen) ? chosen : success('How notices reach you.', viewOf(chosen))
  })
}

/** A mail program posts a form, of which nothing is read; a page posts nothing. */
export function registerUnsubscribing(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, _body, done) => done(null, null))
    const router = createRouter(scope, () => refuse('signed_out'))
    router.on(routes.unsubscribe, async ({ query }) => {
      const topic = await unsubscribe(deps, query.hash, deps.clock.now())
      return isRefusal(topic) ? topic : success('No more of these mails.', { topic })
    })
  })
}

function viewOf(choices: Choices): NoticeChoices {
  const topics = noticeTopics.map((topic) => [topic, channelsOf(choices, topic)] as const)
  const { quiet, zone, digest, showsDetails } = choices
  return {
    topics: Object.fromEntries(topics) as NoticeChoices['topics'],
    quiet: quiet && { from: timeOf(quiet.from), to: timeOf(quiet.to) },
    time_zone: zone,
    digest,
    shows_details: showsDetails,
  }
}

function choicesIn({ topics, quiet, time_zone: zone, ...body }: NoticeChoices): Choices {
  const times = quiet && { from: minutesOf(quiet.from), to: minutesOf(quiet.to) }
  return {
    topics,
    // From and to the same minute is no time at all.
    quiet: times && times.from !== times.to ? times : null,
    zone,
    digest: body.digest,
    showsDetails: body.shows_details,
  }
}

/** "22:00" */
function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
