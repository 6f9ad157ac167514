// What notices say besides their words, from the details that came with them.

import * as format from '#browser/format/format.ts'

export type Details = Readonly<Record<string, string | number | boolean | null>>

/** "$1,200.50", where the amount was told. */
export function moneyIn({ amount }: Details): string | undefined {
  return typeof amount === 'string' && amount !== '' ? format.moneyOf(amount) : undefined
}

/** "12.50" */
export function nameIn({ name }: Details): string {
  return typeof name === 'string' ? name : ''
}

export function creditsIn({ credits }: Details): string {
  return typeof credits === 'string' ? format.figures(credits) : ''
}

/** A price, in figures as they are written here. */
export function pricesIn(price: Details[string] = null): string {
  return typeof price === 'string' ? format.figures(price) : ''
}

/** "0.1 BTC" */
export function coinsIn({ coins }: Details): string | undefined {
  return typeof coins === 'string' ? format.figures(coins) : undefined
}

/** The reason as a sentence of its own, where one was given. */
export function reasonIn({ reason }: Details, word: string): string {
  return typeof reason === 'string' && reason !== '' ? ` ${word}: ${reason}` : ''
}

export function planIn({ plan }: Details): string {
  return String(plan ?? '').split('-', 1)[0] ?? ''
}

/** "first name, phone number", for what the server calls "firstname, phone". */
export function fieldsIn(
  { fields }: Details,
  words: Readonly<Record<string, string>>,
): string | undefined {
  if (typeof fields !== 'string') return undefined
  return fields
    .split(', ')
    .map((field) => words[field] ?? field)
    .join(', ')
}
