// What we write to clients whose account is frozen, and when it no longer is.

import { type Addressee, letterTo } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

type Reasoned = { readonly reason: string }

export function frozenLetter(client: Addressee, { reason }: Reasoned): Letter {
  return letterTo(client, wordingIn(client.language).freezes.frozen(reason))
}

export function unfrozenLetter(client: Addressee, { reason }: Reasoned): Letter {
  return letterTo(client, wordingIn(client.language).freezes.unfrozen(reason))
}
