// What we write to a client whose key to an exchange we no longer use.

import type { KeyEnding } from '#contract/client/exchange-keys.ts'
import { type Addressee, letterTo } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

export function keyEndedLetter(
  client: Addressee,
  { name, ending }: { readonly name: string; readonly ending: KeyEnding },
): Letter {
  const { ended, whys } = wordingIn(client.language).keys
  return letterTo(client, ended(name, whys[ending]))
}
