// Sends what is due: an attempt is taken in a transaction before it is made, so that no other
// process makes it too; if this one dies in the middle, the message is sent again with the same id.

import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { type Seal, SealBroken } from '#server/platform/seal.ts'
import { type DueMessage, takeDue, updateOutcome } from './messages.store.ts'
import { unsealSecret } from './seal-secret.ts'
import { headersOf } from './sign-message.ts'
import type { Post } from './webhook.poster.ts'
import { judgeAttempt, nextAttempt, type Verdict } from './webhook.ts'
import { webhookActs } from './webhook-acts.ts'
import { lockWebhook, updateEnded, updateFailing } from './webhooks.store.ts'

export type DeliveringDeps = WritingDeps & {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly seal: Seal
  readonly post: Post
  readonly log: (message: string) => void
}

/** So many are under way at once, and of one webhook. */
const atOnce = { limit: 20, each: 4 }

/** 'more': some may be left. */
export async function deliverMessages(deps: DeliveringDeps): Promise<'more' | 'done'> {
  const { db, clock } = deps
  const due = await takeDue(db, { now: clock.now(), ...atOnce })
  await Promise.all(due.map((message) => deliver(deps, message)))
  return due.length > 0 ? 'more' : 'done'
}

async function deliver(deps: DeliveringDeps, message: DueMessage): Promise<void> {
  const { clock, post, log } = deps
  const { id, url, payload } = message
  const secrets = secretsOf(deps, message)
  if (!secrets) return
  const at = clock.now()
  const attempt = await post({ url, headers: headersOf({ id, at, payload }, secrets), payload })
  await note(deps, message, attempt).catch((error: unknown) => {
    // It is sent once more when its time is over: better twice than never.
    log(`a webhook's attempt was not noted: ${String(error)}`)
  })
}

function secretsOf({ seal, log }: DeliveringDeps, message: DueMessage): Buffer[] | undefined {
  const place = { id: message.webhookId, clientId: message.clientId }
  try {
    return [message.secret, message.formerSecret].flatMap((sealed) =>
      sealed === null ? [] : unsealSecret(seal, place, sealed),
    )
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    log(`the secret of webhook ${message.webhookId} does not open`)
    return undefined
  }
}

function note(
  deps: DeliveringDeps,
  message: DueMessage,
  attempt: Awaited<ReturnType<Post>>,
): Promise<void> {
  const { db, clock, random } = deps
  return db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, message.webhookId)
    if (!webhook || webhook.endedAt !== null) return
    const now = clock.now()
    const { id, clientId, failingSince, url } = webhook
    const verdict = judgeAttempt(attempt, { failingSince, now })
    await updateOutcome(tx, message, {
      status: verdict.status,
      problem: verdict.kind === 'failed' ? verdict.problem : null,
      deliveredAt: verdict.kind === 'delivered' ? now : null,
      nextAt: nextOf(verdict, nextAttempt(message.attempts, now, lotOf(random))),
    })
    if (verdict.kind === 'delivered') return updateFailing(tx, id, null)
    if (verdict.ends === null) return updateFailing(tx, id, failingSince ?? now)
    await updateEnded(tx, id, { at: now, why: verdict.ends })
    const facts = { id, url, why: verdict.ends }
    await tell(tx, { act: webhookActs.stopped, clientId, actor: 'system', at: now, facts }, deps)
  })
}

function nextOf<T>({ kind }: Verdict, next: T): T | null {
  return kind === 'delivered' ? null : next
}

/** From 0 to below 1. */
function lotOf(random: Random): number {
  return (random(1)[0] ?? 0) / 256
}
