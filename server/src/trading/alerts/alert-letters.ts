// What we write to a client about a price that has reached a level of theirs.

import type { NewPriceAlert } from '#contract/client/price-alerts.ts'
import type { Letter } from '#server/platform/mail.ts'

export type Reached = {
  readonly kind: NewPriceAlert['kind']
  readonly symbol: string
  /** As its prices are written. */
  readonly price: string
  /** UTC, as "2026-11-28 21:40:05". */
  readonly time: string
}

const wishes: Readonly<Record<NewPriceAlert['kind'], string>> = {
  above: 'You asked to be told when it is as high as that.',
  below: 'You asked to be told when it is as low as that.',
  moved: 'You asked to be told when it has moved so far.',
}

export function priceAlertLetter(
  { firstname }: { readonly firstname: string },
  { kind, symbol, price, time }: Reached,
): Letter {
  return {
    subject: `${symbol} has reached ${price}`,
    greeting: `Hello ${firstname},`,
    paragraphs: [
      `At ${time} UTC the price of ${symbol} that we publish was ${price}. ${wishes[kind]}`,
      'It says nothing about where the price goes from there. This alert is over.',
    ],
    action: { label: 'See your price alerts', to: 'notices' },
  }
}
