// What the books and those who keep the money differ on is written down once, until it is gone: in
// the list of differences, in the chain of events, so that it cannot have gone unnoticed later, and
// in one mail to everybody who works here. All in one transaction.

import type { Millis } from '#kernel/time.ts'
import { type Install, letterheadOf } from '#server/install/operators/choose-letterhead.ts'
import { listStaffAddresses } from '#server/install/operators/list-staff-addresses.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { composeMail } from '#server/platform/mail.ts'
import { queueMail } from '#server/platform/outbox.store.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type BooksOutcome, outcomeOf } from './books.ts'
import { booksDifferLetter } from './books-letter.ts'
import {
  insertDifferences,
  insertReconciliation,
  loadStanding,
  markDifferencesGone,
  type Standing,
} from './differences.store.ts'
import type { Reconciliation } from './reconcile-books.ts'
import type { Difference } from './reconciliation.ts'
import { askedOf, nameOf, sentenceOf } from './told.ts'

export type RecordingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly install: Install
}

export type Look = Pick<Reconciliation, 'differences' | 'unanswered' | 'silent'> & {
  /** Names of what the look before found: what it found too stands. */
  readonly before: ReadonlySet<string>
}

export type Recorded = {
  readonly outcome: BooksOutcome
  /** Told now. */
  readonly fresh: readonly Difference[]
  /** Some was found only now and has to be looked at again. */
  readonly isUnsure: boolean
}

const namedMost = 10

export function recordLook(deps: RecordingDeps, look: Look): Promise<Recorded> {
  const { db, clock } = deps
  const { differences, unanswered, silent, before } = look
  return db.transaction(async (tx) => {
    const at = clock.now()
    const standing = await loadStanding(tx)
    const known = new Set(standing.map(({ name }) => name))
    const named = differences.map((one) => ({ ...one, name: nameOf(one) }))
    const now = new Set(named.map(({ name }) => name))
    const isGone = (one: Standing) => !now.has(one.name) && !silent.includes(askedOf(one))
    const gone = standing.filter(isGone)
    const isSure = (name: string) => known.has(name) || before.has(name)
    const candidates = named.filter(({ name }) => isSure(name) && !known.has(name))
    const inserted = await insertDifferences(tx, candidates, at)
    const fresh = candidates.filter(({ name }) => inserted.has(name))
    await markDifferencesGone(
      tx,
      gone.map(({ name }) => name),
      at,
    )
    const left = standing.length - gone.length + fresh.length
    const outcome = outcomeOf(left, unanswered.length)
    const isUnsure = named.some(({ name }) => !isSure(name))
    if (!isUnsure || left > 0) {
      const counts = { differences: left, unanswered: unanswered.length }
      await insertReconciliation(tx, { at, outcome, ...counts })
    }
    if (fresh.length > 0) await writeToStaff(tx, deps, fresh)
    await recordChanges(tx, { at, fresh, gone, left })
    return { outcome, fresh, isUnsure }
  })
}

async function writeToStaff(
  tx: Tx,
  { clock, random, install }: RecordingDeps,
  fresh: readonly Difference[],
): Promise<void> {
  const head = letterheadOf(await readSettings(tx), install)
  const letter = booksDifferLetter(fresh.map(sentenceOf))
  const now = clock.now()
  for (const address of await listStaffAddresses(tx)) {
    await queueMail(tx, newUuid(now, random), composeMail(address, letter, head), now)
  }
}

type Changes = {
  readonly at: Millis
  readonly fresh: readonly Difference[]
  readonly gone: readonly Difference[]
  readonly left: number
}

async function recordChanges(tx: Tx, { at, fresh, gone, left }: Changes): Promise<void> {
  const of = (some: readonly Difference[]) =>
    Object.fromEntries(some.slice(0, namedMost).map((one, i) => [i + 1, sentenceOf(one)]))
  const whole = { at, clientId: null, actor: 'system' } as const
  if (gone.length > 0) {
    const details = { gone: gone.length, left, ...of(gone) }
    await recordEvent(tx, { ...whole, kind: 'books_agree', details })
  }
  if (fresh.length > 0) {
    const details = { found: fresh.length, ...of(fresh) }
    await recordEvent(tx, { ...whole, kind: 'books_differ', details })
  }
}
