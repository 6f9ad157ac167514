// What we write to clients about their credits.

import { creditDebtMonths, creditsLeast } from '#contract/client/credits.ts'
import type { Language } from '#contract/shared/languages.ts'
import { asOne, dayIn, dollarsIn, figureIn } from '#server/platform/figures.ts'
import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

const to = { to: 'credits' } as const
const wordsFor = ({ language }: Addressee) => wordingIn(language).credits

/** Below nothing too, with the sign before it. */
function countIn(language: Language, credits: string): string {
  return asOne(language, figureIn(language, credits))
}

type Bought = {
  readonly credits: string
  readonly price: string
  readonly paid: string
  readonly invoice: string
  readonly until: string | null
}

export function creditsBoughtLetter(client: Addressee, facts: Bought): Letter {
  const { language } = client
  const { bought, kept, until } = wordsFor(client)
  const credits = countIn(language, facts.credits)
  const price = figureIn(language, facts.price)
  const said = bought(credits, price, dollarsIn(language, facts.paid), facts.invoice)
  const back = facts.until === null ? kept : until(dayIn(language, facts.until))
  return leadingLetter(client, { ...said, paragraphs: [...said.paragraphs, back] }, to)
}

type Returned = {
  readonly credits: string
  readonly paid: string
  readonly creditNote: string
}

export function creditsGivenBackLetter(
  client: Addressee,
  { credits, paid, creditNote }: Returned,
): Letter {
  const { language } = client
  const { givenBack } = wordsFor(client)
  const said = givenBack(countIn(language, credits), dollarsIn(language, paid), creditNote)
  return leadingLetter(client, said, to)
}

export function creditsLowLetter(client: Addressee, { left }: { readonly left: string }): Letter {
  const { language } = client
  const said = wordsFor(client).low(countIn(language, left), String(creditsLeast))
  return leadingLetter(client, said, to)
}

export function creditsNotBoughtLetter(
  client: Addressee,
  { credits }: { readonly credits: string },
): Letter {
  const said = wordsFor(client).notBought(countIn(client.language, credits))
  return leadingLetter(client, said, to)
}

export function creditsOverdueLetter(
  client: Addressee,
  { left, since }: { readonly left: string; readonly since: string },
): Letter {
  const { language } = client
  const { overdue } = wordsFor(client)
  const said = overdue(countIn(language, left), dayIn(language, since), creditDebtMonths)
  return leadingLetter(client, said, to)
}
