// A statement: the movements of one account within a period, and the balances it opens and closes
// with. Opening balance plus every movement is the closing balance, whatever is shown of them.

import {
  type MovementGroup,
  type MovementKind,
  movementKinds,
} from '#contract/client/statements.ts'
import type { AccountId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { day, later, type Millis, millis } from '#kernel/time.ts'

export type Movement = {
  /** The posting's number at the account. */
  readonly nr: bigint
  readonly at: Millis
  readonly kind: string
  readonly ref: string
  /** What the balance changed by. */
  readonly amount: Usd
  readonly balance: Usd
}

/** The postings after `before` and up to `last`. */
export type Period = {
  readonly account: AccountId
  readonly before: bigint
  readonly last: bigint
  readonly opening: Usd
  readonly closing: Usd
}

export type Wish = {
  readonly mode: Book
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly kind?: MovementGroup | undefined
}

/** The ledger's kinds that belong to a group; undefined for all. */
export function kindsOf(group: MovementGroup | undefined): MovementKind[] | undefined {
  if (group === undefined) return undefined
  return allKinds.filter((kind) => movementKinds[kind] === group)
}

const allKinds = Object.keys(movementKinds) as MovementKind[]

function isKnown(kind: string): kind is MovementKind {
  return kind in movementKinds
}

/** A kind that nobody found words for is told as what it is. */
export function wordsOf(kind: string, movements: Readonly<Record<MovementKind, string>>): string {
  return isKnown(kind) ? movements[kind] : kind
}

/** The beginning of a day, "2026-11-21", UTC; plus one for the end of it. */
export function beginningOf(dayText: string, plusDays = 0): Millis {
  return later(millis(Date.parse(`${dayText}T00:00:00.000Z`)), plusDays * day)
}
