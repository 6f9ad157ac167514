// The calls by which a client makes, sees and changes webhooks. None of them takes a token.

import {
  type WebhookMessageView,
  webhookReplaysAnHour,
  webhookTestsAnHour,
} from '#contract/client/webhooks.ts'
import { routes } from '#contract/routes.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hour, iso, type Millis, millis, second } from '#kernel/time.ts'
import { type VerifyingDeps, verifyPassword } from '#server/identity/clients/verify-password.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done, success } from '#server/platform/reply.ts'
import {
  pauseWebhook,
  removeWebhook,
  replayWebhook,
  resumeWebhook,
  testWebhook,
} from './change-webhook.ts'
import { type MadeWebhook, makeSecret, makeWebhook, type WebhookDeps } from './make-webhook.ts'
import { listMessages, type StoredMessage } from './messages.store.ts'
import { instantOf, viewWebhooks, webhookView } from './view-webhooks.ts'
import type { Webhook } from './webhook.ts'
import { loadWebhook } from './webhooks.store.ts'

type Deps = WebhookDeps & VerifyingDeps

export function registerWebhookRoutes(router: Router, deps: Deps): void {
  const { db, clock } = deps
  const seen = (webhook: Webhook) => webhookView(webhook, clock.now())
  const testLimit = limit(webhookTestsAnHour, hour / second)
  const replayLimit = limit(webhookReplaysAnHour, hour / second)

  router.on(routes.webhooks, async ({ clientId }) =>
    success('', await viewWebhooks(db, clientId, clock.now())),
  )

  router.on(routes.makeWebhook, async ({ clientId, body: { password, ...wish } }) => {
    const verified = await verifyPassword(deps, clientId, password)
    if (isRefusal(verified)) return verified
    const made = await makeWebhook(deps, clientId, { ...wish, passwordHash: verified.hash })
    return isRefusal(made) ? made : done('webhook_made', shownOf(made, clock.now()))
  })

  router.on(
    routes.newWebhookSecret,
    async ({ clientId, params: { id = '' }, body: { password, proof } }) => {
      if (!isUuid(id)) return refuse('not_found')
      const verified = await verifyPassword(deps, clientId, password)
      if (isRefusal(verified)) return verified
      const made = await makeSecret(deps, clientId, { id, proof, passwordHash: verified.hash })
      return isRefusal(made) ? made : done('webhook_secret_made', shownOf(made, clock.now()))
    },
  )

  const changes = [
    [routes.pauseWebhook, pauseWebhook, 'webhook_paused'],
    [routes.resumeWebhook, resumeWebhook, 'webhook_resumed'],
    [routes.removeWebhook, removeWebhook, 'webhook_removed'],
  ] as const
  for (const [route, change, code] of changes) {
    router.on(route, async ({ clientId, params: { id = '' } }) => {
      if (!isUuid(id)) return refuse('not_found')
      const changed = await change(deps, { clientId, id })
      return isRefusal(changed) ? changed : done(code, seen(changed))
    })
  }

  router.on(routes.testWebhook, async ({ clientId, params: { id = '' } }) => {
    if (!isUuid(id)) return refuse('not_found')
    const tested =
      (await testLimit(String(clientId))) ?? (await testWebhook(deps, { clientId, id }))
    return isRefusal(tested) ? tested : done('webhook_tested', seen(tested))
  })

  router.on(routes.webhookMessages, async ({ clientId, params: { id = '' }, query }) => {
    const { cursor, limit: most } = query
    if (!isUuid(id) || !(await isOwn(db, clientId, id))) return refuse('not_found')
    if (cursor !== undefined && !isUuid(cursor)) return refuse('malformed')
    const found = await listMessages(db, id, { after: cursor ?? null, limit: most + 1 })
    const page = found.slice(0, most)
    const next = found.length > most ? (page.at(-1)?.id ?? null) : null
    return { ...success('', page.map(messageOf)), next_cursor: next }
  })

  router.on(routes.replayWebhook, async ({ clientId, params: { id = '' }, body }) => {
    if (!isUuid(id)) return refuse('not_found')
    const { message, since: text } = body
    const since = text === undefined ? undefined : millis(Date.parse(text))
    const tooOften = await replayLimit(String(clientId))
    const count = tooOften ?? (await replayWebhook(deps, { clientId, id }, { message, since }))
    return isRefusal(count) ? count : done('webhook_replayed', { count })
  })
}

async function isOwn(db: Db, clientId: ClientId, id: string): Promise<boolean> {
  return (await loadWebhook(db, id))?.clientId === clientId
}

function shownOf({ shown, webhook }: MadeWebhook, now: Millis) {
  return { secret: shown, webhook: webhookView(webhook, now) }
}

function messageOf(message: StoredMessage): WebhookMessageView {
  const { deliveredAt, nextAt } = message
  return {
    id: message.id,
    kind: message.kind,
    at: iso(message.at),
    state: deliveredAt !== null ? 'delivered' : nextAt === null ? 'failed' : 'waiting',
    attempts: message.attempts,
    tried_at: instantOf(message.triedAt),
    status: message.status,
    problem: message.problem,
    next_at: instantOf(nextAt),
    payload: message.payload,
  }
}
