// In which forms it is told what happens to webhooks of a client.

import { act } from '#server/identity/clients/told-act.ts'
import type { Webhook, WebhookEnd } from './webhook.ts'
import { type Stopped, webhookEndedLetter, webhookMadeLetter } from './webhook-letters.ts'

type Known = Pick<Webhook, 'id' | 'url'>

/** Never the whole address: some write secrets into one. */
const placeOf = ({ url }: { readonly url: string }) => new URL(url).host

const knownOf = ({ id, url }: Known) => ({ webhook: id, host: placeOf({ url }) })

export const webhookActs = {
  made: act<Webhook>({
    event: 'webhook_made',
    details: ({ kinds, ...webhook }) => ({ ...knownOf(webhook), kinds: kinds.join(', ') }),
    letter: (client, webhook) => webhookMadeLetter(client, { url: placeOf(webhook) }),
  }),
  secretMade: act<Webhook>({ event: 'webhook_secret_made', details: knownOf }),
  ended: act<Known & { readonly why: WebhookEnd }>({
    event: 'webhook_ended',
    details: ({ why, ...webhook }) => ({ ...knownOf(webhook), why }),
  }),
  stopped: act<Known & Stopped>({
    event: 'webhook_ended',
    details: ({ why, ...webhook }) => ({ ...knownOf(webhook), why }),
    notice: { kind: 'webhook_ended', details: ({ why, url }) => ({ why, host: placeOf({ url }) }) },
    letter: (client, { url, why }) => webhookEndedLetter(client, { url: placeOf({ url }), why }),
  }),
}
