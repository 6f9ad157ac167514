// What we write to a client about their webhooks.

import { asOne } from '#server/platform/figures.ts'
import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { type Wording, wordingIn } from '#server/platform/wording.ts'

const to = { to: 'webhooks' } as const

export function webhookMadeLetter(client: Addressee, { url }: { readonly url: string }): Letter {
  const { made } = wordingIn(client.language).webhooks
  return leadingLetter(client, made(asOne(client.language, url)), to)
}

export type Stopped = {
  readonly url: string
  readonly why: keyof Wording['webhooks']['whys']
}

export function webhookEndedLetter(client: Addressee, { url, why }: Stopped): Letter {
  const { ended, whys } = wordingIn(client.language).webhooks
  return leadingLetter(client, ended(asOne(client.language, url), whys[why]), to)
}
