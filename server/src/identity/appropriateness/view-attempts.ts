// What came of a client's attempts, and what they are asked now.

import {
  type AppropriatenessView,
  type AttemptsView,
  questionIds,
} from '#contract/client/appropriateness.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadPassedAt } from '../clients/passed.reader.ts'
import { firstDayUntil, orderOf, waitsUntil } from './appropriateness.ts'
import { listAttempts } from './attempts.store.ts'

export type NeedDeps = {
  readonly needsAppropriateness: () => boolean
  readonly firstDay: () => Settings['firstDay']
}

export async function viewAttempts(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
  { needsAppropriateness, firstDay }: NeedDeps,
): Promise<AttemptsView> {
  const passedAt = await loadPassedAt(tx, clientId)
  const attempts = await listAttempts(tx, clientId)
  const [last] = attempts
  const isNeeded = needsAppropriateness()
  const { stakeMax, tradesMax } = firstDay()
  const waits = passedAt === null ? waitsUntil(last?.at, now) : undefined
  const bounded = isNeeded ? firstDayUntil(passedAt, now) : undefined
  return {
    is_needed: isNeeded,
    passed_at: passedAt && iso(passedAt),
    again_at: waits === undefined ? null : iso(waits),
    first_day_until: bounded === undefined ? null : iso(bounded),
    first_day: { stake_max: stakeMax, trades_max: tradesMax },
    attempts: attempts.map(({ at, right, asked, hasPassed }) => ({
      at: iso(at),
      right,
      asked,
      has_passed: hasPassed,
    })),
  }
}

/** With the questions, where they may be answered now. */
export async function viewQuestions(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
  { random, ...need }: NeedDeps & { readonly random: Random },
): Promise<AppropriatenessView> {
  const view = await viewAttempts(tx, clientId, now, need)
  const isAsked = view.passed_at === null && view.again_at === null
  const questions = isAsked
    ? questionIds.map((id) => ({ id, choices: orderOf(random(choicesDrawn)) }))
    : []
  return { ...view, questions }
}

const choicesDrawn = 3
