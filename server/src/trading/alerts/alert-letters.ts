// What we write to a client about a price that has reached a level of theirs.

import type { NewPriceAlert } from '#contract/client/price-alerts.ts'
import { asOne, dayIn, figureIn } from '#server/platform/figures.ts'
import { type Addressee, leadingLetter } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

export type Reached = {
  readonly kind: NewPriceAlert['kind']
  readonly symbol: string
  /** As its prices are written. */
  readonly price: string
  /** UTC, as "2026-11-28 21:40:05". */
  readonly time: string
}

export function priceAlertLetter(client: Addressee, facts: Reached): Letter {
  const { language } = client
  const { kind, symbol, time } = facts
  const words = wordingIn(language).alerts
  const price = figureIn(language, facts.price)
  const at = asOne(language, `${dayIn(language, time)} UTC`)
  const said = {
    subject: words.subject(symbol, price),
    paragraphs: [words.reached(at, symbol, price, words.wishes[kind]), words.over],
    action: words.action,
  }
  return leadingLetter(client, said, { to: 'notices' })
}
