// What we write to a client about their webhooks, in words.

import type { Letter } from '#server/platform/mail.ts'
import type { WebhookEnd } from './webhook.ts'

type Named = { readonly firstname: string }

export function webhookMadeLetter({ firstname }: Named, { url }: { readonly url: string }): Letter {
  return {
    subject: 'A webhook was made',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      'From now on this address is told when trades of yours settle or money of yours moves: ' +
        url,
      'If that was not you, remove it and change your password at once.',
    ],
    action: { label: 'See your webhooks', to: 'webhooks' },
  }
}

const whys: Readonly<Record<Exclude<WebhookEnd, 'by_client' | 'account_closed'>, string>> = {
  gone: 'it answered that it is gone for good',
  failing: 'for five days nothing arrived there',
}

export type Stopped = { readonly url: string; readonly why: keyof typeof whys }

export function webhookEndedLetter({ firstname }: Named, { url, why }: Stopped): Letter {
  return {
    subject: 'A webhook has ended',
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `Nothing is sent to ${url} any more: ${whys[why]}.`,
      'Once your program is there again, make a new webhook.',
    ],
    action: { label: 'See your webhooks', to: 'webhooks' },
  }
}
