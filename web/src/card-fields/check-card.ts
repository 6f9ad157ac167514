// What may leave the fields: the simulated provider takes its published test cards only. Any other
// number, a real one most of all, stays in the browser.

import { testCardOf } from '#contract/public/test-cards.ts'

export type TypedCard = { readonly number: string; readonly cvv: string }

export function checkCard(number: string, cvv: string): TypedCard | { wrong: 'number' | 'cvv' } {
  const digits = number.replace(/[ -]/g, '')
  if (!testCardOf(digits)) return { wrong: 'number' }
  if (!/^\d{3}$/.test(cvv.trim())) return { wrong: 'cvv' }
  return { number: digits, cvv: cvv.trim() }
}
