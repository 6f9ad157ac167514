// Makes a webhook, whose secret is shown once, or a new secret for it. Whoever does either shows
// the password again, and the second factor where there is one.

import { formerSecretHours, type NewWebhook, webhooksMost } from '#contract/client/webhooks.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hour, later } from '#kernel/time.ts'
import { holdStanding } from '#server/identity/clients/freeze-client.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { takeConsent } from '#server/identity/factors/take-consent.ts'
import type { SecondStep } from '#server/identity/sessions/second-step.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { refuseUrl } from './refuse-url.ts'
import { sealSecret } from './seal-secret.ts'
import { secretBytes, shownSecret } from './sign-message.ts'
import { beginTelling } from './told.store.ts'
import type { Webhook } from './webhook.ts'
import { webhookActs } from './webhook-acts.ts'
import { insertWebhook, lockStanding, lockWebhook, updateSecret } from './webhooks.store.ts'

export type WebhookDeps = WritingDeps & {
  readonly db: Db
  readonly seal: Seal
  readonly methodsOf: SecondStep['methodsOf']
}

type Proven<Wish> = Omit<Wish, 'password'> & { readonly passwordHash: string }

export type MadeWebhook = { readonly shown: string; readonly webhook: Webhook }

export function makeWebhook(
  deps: WebhookDeps,
  clientId: ClientId,
  { url, kinds, passwordHash, proof }: Proven<NewWebhook>,
): Promise<MadeWebhook | KnownRefusal> {
  const { db, clock, random, seal, install, methodsOf } = deps
  const wrong = refuseUrl(url, { isSandbox: install.mode === 'sandbox' })
  if (wrong) return Promise.resolve(wrong)
  return db.transaction(async (tx) => {
    if ((await holdStanding(tx, clientId)) === 'frozen') return refuse('account_frozen')
    const now = clock.now()
    const given = await takeConsent(
      tx,
      { passwordHash, proof, clientId, action: 'webhook' },
      methodsOf,
      now,
    )
    if (isRefusal(given)) return given
    if ((await lockStanding(tx, clientId)).length >= webhooksMost) {
      return refuse('webhooks_full', { limit: webhooksMost })
    }
    const secret = random(secretBytes)
    const webhook: Webhook = {
      id: newUuid(now, random),
      clientId,
      url: new URL(url).href,
      kinds: [...new Set(kinds)].sort(),
      madeAt: now,
      pausedAt: null,
      failingSince: null,
      formerUntil: null,
      endedAt: null,
      endedWhy: null,
    }
    await insertWebhook(tx, webhook, sealSecret(seal, webhook, secret))
    await beginTelling(tx, webhook)
    const told = { clientId, actor: 'client', at: now, facts: webhook } as const
    await tell(tx, { act: webhookActs.made, ...told }, deps)
    return { shown: shownSecret(secret), webhook }
  })
}

export function makeSecret(
  deps: WebhookDeps,
  clientId: ClientId,
  { id, passwordHash, proof }: Proven<{ readonly id: string; proof?: string | undefined }>,
): Promise<MadeWebhook | KnownRefusal> {
  const { db, clock, random, seal, methodsOf } = deps
  return db.transaction(async (tx) => {
    if ((await holdStanding(tx, clientId)) === 'frozen') return refuse('account_frozen')
    const webhook = await lockWebhook(tx, id)
    if (webhook?.clientId !== clientId) return refuse('not_found')
    if (webhook.endedAt !== null) return refuse('webhook_ended')
    const now = clock.now()
    const given = await takeConsent(
      tx,
      { passwordHash, proof, clientId, action: 'webhook' },
      methodsOf,
      now,
    )
    if (isRefusal(given)) return given
    const secret = random(secretBytes)
    const formerUntil = later(now, formerSecretHours * hour)
    await updateSecret(tx, id, sealSecret(seal, webhook, secret), formerUntil)
    const told = { clientId, actor: 'client', at: now, facts: webhook } as const
    await tell(tx, { act: webhookActs.secretMade, ...told }, deps)
    return { shown: shownSecret(secret), webhook: { ...webhook, formerUntil } }
  })
}
