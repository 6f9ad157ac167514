// What is typed as an amount, and which pictures are taken.

import * as format from '#browser/format/format.ts'
import { depositLeast, depositMost } from '#contract/client/deposits.ts'

/** As the call takes it; undefined where it is no amount that can be paid in. */
export function amountFrom(typed: string): string | undefined {
  const text = format.typedDollars(typed)
  if (text === undefined) return undefined
  const value = Number(text)
  return value >= depositLeast.coin && value <= depositMost ? text : undefined
}

const receiptTypes = /^image\/(jpeg|png|webp)$/

export function receiptProblem(
  file: { readonly size: number; readonly type: string },
  most: number,
): 'large' | 'unknown' | undefined {
  if (!receiptTypes.test(file.type)) return 'unknown'
  return file.size > most ? 'large' : undefined
}
