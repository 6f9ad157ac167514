// What we write to clients about their second factors.

import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { type Wording, wordingIn } from '#server/platform/wording.ts'

export type FactorNews = keyof Wording['factors']

export function factorLetter(what: FactorNews) {
  return (client: Addressee): Letter => {
    const { factors, factorLook } = wordingIn(client.language)
    return leadingLetter(client, { ...factors[what], ...factorLook }, { to: 'security' })
  }
}
