// A client pauses a webhook, goes on with it, ends it, tries it, or has it told again.

import { testKind } from '#contract/client/webhooks.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { insertMessages, sendAgain } from './messages.store.ts'
import type { Webhook } from './webhook.ts'
import { webhookActs } from './webhook-acts.ts'
import { lockStanding, lockWebhook, updateEnded, updatePaused } from './webhooks.store.ts'
import { payloadOf } from './write-payload.ts'

type ChangingDeps = WritingDeps & { readonly db: Db }

export type OfWebhook = { readonly clientId: ClientId; readonly id: string }

/** Whatever is done twice is done once. */
export function pauseWebhook(deps: ChangingDeps, of: OfWebhook): Promise<Webhook | KnownRefusal> {
  return onStanding(deps, of, async (tx, webhook, now) => {
    if (webhook.pausedAt !== null) return webhook
    await updatePaused(tx, webhook.id, now)
    return { ...webhook, pausedAt: now }
  })
}

export function resumeWebhook(deps: ChangingDeps, of: OfWebhook): Promise<Webhook | KnownRefusal> {
  return onStanding(deps, of, async (tx, webhook) => {
    await updatePaused(tx, webhook.id, null)
    return { ...webhook, pausedAt: null }
  })
}

export function removeWebhook(
  deps: ChangingDeps,
  { clientId, id }: OfWebhook,
): Promise<Webhook | KnownRefusal> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id)
    if (webhook?.clientId !== clientId) return refuse('not_found')
    if (webhook.endedAt !== null) return webhook
    return endOne(tx, { webhook, why: 'by_client', at: clock.now() }, deps)
  })
}

/** All of a client whose account is closed. To be called in the transaction of that. */
export async function endWebhooksOf(
  tx: Tx,
  clientId: ClientId,
  at: Millis,
  deps: WritingDeps,
): Promise<void> {
  for (const webhook of await lockStanding(tx, clientId)) {
    await endOne(tx, { webhook, why: 'account_closed', at }, deps)
  }
}

type Ending = {
  readonly webhook: Webhook
  readonly why: 'by_client' | 'account_closed'
  readonly at: Millis
}

async function endOne(tx: Tx, { webhook, why, at }: Ending, deps: WritingDeps): Promise<Webhook> {
  const { id, clientId } = webhook
  await updateEnded(tx, id, { at, why })
  const told = { clientId, actor: 'client', at, facts: { ...webhook, why } } as const
  await tell(tx, { act: webhookActs.ended, ...told }, deps)
  return { ...webhook, formerUntil: null, endedAt: at, endedWhy: why }
}

export function testWebhook(deps: ChangingDeps, of: OfWebhook): Promise<Webhook | KnownRefusal> {
  return onStanding(deps, of, async (tx, webhook, at) => {
    const { id: webhookId, clientId } = webhook
    const id = newUuid(at, deps.random)
    const payload = payloadOf(testKind, at, { webhook_id: webhookId, sent_at: iso(at) })
    const message = { id, webhookId, clientId, kind: testKind, source: null, payload, at }
    await insertMessages(tx, [message], at)
    return webhook
  })
}

/** So many at once: whoever missed more asks again, from later on. */
const againMost = 1_000

type Again = { readonly message?: string | undefined; readonly since?: Millis | undefined }

/** How many are sent again. */
export async function replayWebhook(
  deps: ChangingDeps,
  of: OfWebhook,
  { message, since }: Again,
): Promise<number | KnownRefusal> {
  if (message === undefined && since === undefined) return refuse('malformed')
  if (message !== undefined && !isUuid(message)) return refuse('not_found')
  const count = await onStanding(deps, of, (tx, { id }, now) =>
    sendAgain(tx, id, { message: message ?? null, since: since ?? null, now, limit: againMost }),
  )
  return message !== undefined && count === 0 ? refuse('not_found') : count
}

async function onStanding<T>(
  { db, clock }: ChangingDeps,
  { clientId, id }: OfWebhook,
  work: (tx: Tx, webhook: Webhook, now: Millis) => Promise<T>,
): Promise<T | KnownRefusal> {
  return db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id)
    if (webhook?.clientId !== clientId) return refuse('not_found')
    if (webhook.endedAt !== null) return refuse('webhook_ended')
    return work(tx, webhook, clock.now())
  })
}
