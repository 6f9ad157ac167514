// What we write to clients about corrections of their balance.

import { dollarsIn } from '#server/platform/figures.ts'
import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'
import type { CorrectionKind } from './correction.ts'

export type CorrectionFacts = {
  readonly kind: CorrectionKind
  /** e.g. "12.50" */
  readonly amount: string
  /** What the banks kept of a payment that came back. */
  readonly taken: string
  readonly reason: string
}

export function correctionLetter(client: Addressee, facts: CorrectionFacts): Letter {
  const { language } = client
  const { noted, action, ...kinds } = wordingIn(language).corrections
  const { kind, amount, taken, reason } = facts
  const said = kinds[kind](dollarsIn(language, amount), dollarsIn(language, taken))
  const paragraphs = [...said.paragraphs, noted, reason]
  return leadingLetter(client, { ...said, paragraphs, action }, { to: 'statement' })
}
