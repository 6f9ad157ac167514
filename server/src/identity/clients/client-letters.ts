// What we write to clients about their address, their password, and what changes for all of them.

import { versionPath } from '#contract/public/legal-outlines.ts'
import type { LegalTextId } from '#contract/public/legal-texts.ts'
import { basePathOf } from '#contract/shared/languages.ts'
import type { Millis } from '#kernel/time.ts'
import { dayIn, minuteIn } from '#server/platform/figures.ts'
import { type Addressee, leadingLetter, letterTo } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

const wordsFor = ({ language }: Addressee) => wordingIn(language).clients

export function confirmationLetter(client: Addressee, token: string): Letter {
  return leadingLetter(client, wordsFor(client).confirmation, { to: 'confirmEmail', token })
}

export function alreadyClientLetter(client: Addressee): Letter {
  return leadingLetter(client, wordsFor(client).alreadyClient, { to: 'signIn' })
}

/** To the owner of an address whose account is closed, when somebody signs up with it. */
export function closedClientLetter(client: Addressee): Letter {
  return letterTo(client, wordsFor(client).closedClient)
}

export function resetLetter(client: Addressee, token: string): Letter {
  return leadingLetter(client, wordsFor(client).reset, { to: 'resetPassword', token })
}

/** To the address that is to become the client's. */
export function newEmailLetter(client: Addressee, token: string): Letter {
  return leadingLetter(client, wordsFor(client).newEmail, { to: 'newEmail', token })
}

/** To the present address, before anything changes. */
export function newEmailNotice(client: Addressee): Letter {
  return leadingLetter(client, wordsFor(client).newEmailAsked, { to: 'forgotPassword' })
}

/** To the owner of an address that somebody else wants for their account. */
export function addressTakenLetter(client: Addressee): Letter {
  return letterTo(client, wordsFor(client).addressTaken)
}

/** To the address that was the client's until now. */
export function emailGoneLetter(client: Addressee): Letter {
  return letterTo(client, wordsFor(client).emailGone)
}

/** When staff end a demo before its time. */
export function demoEndedLetter(
  client: Addressee,
  { reason }: { readonly reason: string },
): Letter {
  return letterTo(client, wordsFor(client).demoEnded(reason))
}

type Amendment = { readonly text: LegalTextId; readonly version: string }
type Amendments = {
  readonly texts: readonly Amendment[]
  /** The first day, "YYYY-MM-DD". */
  readonly from: string
  /** Where the site is. */
  readonly url: string
}

export function textsAmendedLetter(client: Addressee, { texts, from, url }: Amendments): Letter {
  const { language } = client
  const { textsAmended, legalTitles } = wordsFor(client)
  const lines = texts.map(
    ({ text, version }) =>
      `${legalTitles[text]}: ${url}${basePathOf(language)}${versionPath(text, version)}`,
  )
  const said = textsAmended(dayIn(language, from))
  return letterTo(client, { ...said, paragraphs: [...said.paragraphs, ...lines] })
}

type DigestLine = { readonly text: string; readonly at: Millis }

export function digestLetter(client: Addressee, lines: readonly DigestLine[]): Letter {
  const { digest } = wordsFor(client)
  const [only] = lines
  const said = {
    ...digest,
    subject: lines.length === 1 && only ? only.text : digest.subject(lines.length),
    paragraphs: [
      ...digest.paragraphs,
      ...lines.map(({ text, at }) => `${minuteIn(client.language, at)}: ${text}`),
    ],
  }
  return leadingLetter(client, said, { to: 'notices' })
}
