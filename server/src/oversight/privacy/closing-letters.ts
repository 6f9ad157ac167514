// What we write to a client whose account was closed.

import { keptYears } from '#contract/client/privacy.ts'
import { dayIn, dollarsIn } from '#server/platform/figures.ts'
import { type Addressee, letterTo } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

export type Closed = {
  readonly keptUntil: string
  /** Dollars, where there were any to give up. */
  readonly givenUp: string | null
}

/** Play money that is given up, and what the law keeps for how long. */
function keptLines({ language }: Addressee, closed: Closed): string[] {
  const { givenUp, kept, keptUntil } = wordingIn(language).closings
  return [
    ...(closed.givenUp === null ? [] : [givenUp(dollarsIn(language, closed.givenUp))]),
    kept(keptYears),
    keptUntil(dayIn(language, closed.keptUntil)),
  ]
}

export function closedLetter(client: Addressee, facts: Closed): Letter {
  const { closed: said } = wordingIn(client.language).closings
  const paragraphs = [...said.paragraphs, ...keptLines(client, facts)]
  return letterTo(client, { ...said, paragraphs })
}

export function closedByStaffLetter(
  client: Addressee,
  { reason, ...facts }: Closed & { readonly reason: string },
): Letter {
  const said = wordingIn(client.language).closings.byStaff(reason)
  const paragraphs = [...said.paragraphs, ...keptLines(client, facts)]
  return letterTo(client, { ...said, paragraphs })
}
