// What we write to a client whose automated trades staff pause.

import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

export function pausedLetter(client: Addressee, { reason }: { readonly reason: string }): Letter {
  const said = wordingIn(client.language).ats.paused(reason)
  return leadingLetter(client, said, { to: 'automation' })
}
