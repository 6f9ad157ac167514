// What we write to a client when a personal token of theirs is made.

import type { TokenScope } from '#contract/shared/route.ts'
import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

type Facts = { readonly name: string; readonly scopes: readonly TokenScope[] }

export function tokenMadeLetter(client: Addressee, { name, scopes }: Facts): Letter {
  const { subject, reads, trades, revoke, action } = wordingIn(client.language).tokens
  const made = scopes.includes('trade') ? trades(name) : reads(name)
  return leadingLetter(client, { subject, paragraphs: [made, revoke], action }, { to: 'api' })
}
