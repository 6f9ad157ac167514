// What we write to clients about their identity documents.

import { dayIn } from '#server/platform/figures.ts'
import { type Addressee, leadingLetter, letterTo } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

const to = { to: 'identity' } as const
const wordsFor = ({ language }: Addressee) => wordingIn(language).documents

export function documentReceivedLetter(client: Addressee): Letter {
  return letterTo(client, wordsFor(client).received)
}

export function documentApprovedLetter(client: Addressee): Letter {
  return letterTo(client, wordsFor(client).approved)
}

export function documentRejectedLetter(
  client: Addressee,
  { reason }: { readonly reason: string },
): Letter {
  return leadingLetter(client, wordsFor(client).rejected(reason), to)
}

type Due = { readonly dueOn: string }

export function identityReminderLetter(client: Addressee, { dueOn }: Due): Letter {
  return leadingLetter(client, wordsFor(client).reminder(dayIn(client.language, dueOn)), to)
}

export function identityExtendedLetter(client: Addressee, { dueOn }: Due): Letter {
  return leadingLetter(client, wordsFor(client).extended(dayIn(client.language, dueOn)), to)
}
