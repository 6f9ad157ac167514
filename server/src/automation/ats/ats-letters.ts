// What we write to clients about their automated trades.

import type { Language } from '#contract/shared/languages.ts'
import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

export function endedLetter(client: Addressee, { reason }: { readonly reason: string }): Letter {
  const said = wordingIn(client.language).ats.ended(whyIn(client.language, reason))
  return leadingLetter(client, said, { to: 'automation' })
}

/** A code of reasons, or else of what an order was refused for. */
function whyIn(language: Language, code: string): string {
  const { atsReasons, ats } = wordingIn(language)
  return Object.hasOwn(atsReasons, code) ? atsReasons[code as keyof typeof atsReasons] : ats.refused
}
