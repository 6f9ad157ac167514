// What we write to clients about changes of who they are. The new values stand on the page, not in
// a mail.

import { identityFields } from '#contract/client/identity.ts'
import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'
import type { Asked } from './change.ts'

const to = { to: 'profile' } as const

export function changeAskedLetter(client: Addressee, asked: Asked): Letter {
  const words = wordingIn(client.language).changes
  const said = words.asked(fieldsIn(client, asked))
  const calls = asked.phone === undefined ? [] : [words.call]
  return leadingLetter(client, { ...said, paragraphs: [...said.paragraphs, ...calls] }, to)
}

export function changeApprovedLetter(client: Addressee, asked: Asked): Letter {
  const words = wordingIn(client.language).changes
  const said = words.approved(fieldsIn(client, asked))
  const more = asked.country === undefined ? [] : [words.address]
  return leadingLetter(client, { ...said, paragraphs: [...said.paragraphs, ...more] }, to)
}

export function changeRejectedLetter(client: Addressee, asked: Asked, reason: string): Letter {
  const { rejected } = wordingIn(client.language).changes
  return leadingLetter(client, rejected(fieldsIn(client, asked), reason), to)
}

/** "first name and phone number" */
function fieldsIn({ language }: Addressee, asked: Asked): string {
  const words = wordingIn(language).changes.fields
  const named = identityFields.filter((field) => asked[field] !== undefined)
  return new Intl.ListFormat(language).format(named.map((field) => words[field]))
}
