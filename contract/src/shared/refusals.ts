// What a "no" is made of, whomever it is for, and how its sentence is filled in.

import { figureShown } from '#kernel/money.ts'
import type { Refusal } from '#kernel/refusal.ts'

export type RefusalText = {
  readonly status: number
  readonly message: string
  readonly retryAfterSeconds?: number
}

/**
 * The sentence with its `{placeholders}` filled in from the refusal's details; those of dollars, as
 * `{$limit}`, the way screens write them.
 */
export function filledIn(message: string, details: Refusal['details']): string {
  const detail = (whole: string, name: string) => String(details?.[name] ?? whole)
  return message
    .replace(/\{\$(\w{1,40})\}/g, (whole, name: string) => figureShown(detail(whole, name)))
    .replace(/\{(\w{1,40})\}/g, detail)
}
