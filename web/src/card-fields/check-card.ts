// What may leave the fields: the simulated provider takes its published test cards only. Any other
// number, a real one most of all, stays in the browser.

import { testCardOf } from '#contract/public/test-cards.ts'

export type TypedCard = { readonly number: string; readonly cvv: string }

export function checkCard(number: string, cvv: string): TypedCard | { wrong: 'number' | 'cvv' } {
  if (!isNumber(number)) return { wrong: 'number' }
  if (!isCvv(cvv)) return { wrong: 'cvv' }
  return { number: digitsOf(number), cvv: cvv.trim() }
}

export const isNumber = (typed: string) => testCardOf(digitsOf(typed)) !== undefined

export const isCvv = (typed: string) => /^\d{3}$/.test(typed.trim())

const digitsOf = (typed: string) => typed.replace(/[ -]/g, '')
