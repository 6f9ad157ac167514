// Every "no" the product can say, to whomever: what the server answers from.

import type { Refusal } from '#kernel/refusal.ts'
import { clientRefusals } from './client/refusals.ts'
import { english } from './shared/english.ts'
import { filledIn } from './shared/fill-in.ts'
import type { RefusalText } from './shared/refusals.ts'
import { staffRefusals } from './staff/refusals.ts'

export const refusals = { ...clientRefusals, ...staffRefusals } as const

export type RefusalCode = keyof typeof refusals
export type KnownRefusal = Refusal<RefusalCode>

export function refusalMessage({ refused, details }: KnownRefusal): string {
  return filledIn(refusals[refused].message, details, english)
}

export function refusalStatus(code: RefusalCode): number {
  return refusals[code].status
}

export function retryAfterSeconds(code: RefusalCode): number | undefined {
  const text: RefusalText = refusals[code]
  return text.retryAfterSeconds
}
