// A client answers the questions before live trading. Every attempt is kept; who passes may trade
// live from then on, who does not tries again a day later.

import type { Answers } from '#contract/client/appropriateness.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { keepPassed } from '../clients/keep-passed.ts'
import { lockPassedAt } from '../clients/passed.reader.ts'
import { type Graded, grade, waitsUntil } from './appropriateness.ts'
import { insertAttempt, listAttempts } from './attempts.store.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

export function answerQuestions(
  { db, clock }: Deps,
  clientId: ClientId,
  answers: Answers,
): Promise<Graded | KnownRefusal> {
  return db.transaction(async (tx) => {
    // Two attempts at once are one after the other.
    const passedAt = await lockPassedAt(tx, clientId)
    if (passedAt !== null) return refuse('appropriateness_passed')
    const at = clock.now()
    const [last] = await listAttempts(tx, clientId)
    const until = waitsUntil(last?.at, at)
    if (until !== undefined) return refuse('appropriateness_waits', { until: iso(until) })
    const graded = grade(answers)
    await insertAttempt(tx, clientId, { at, ...graded }, answers)
    if (graded.hasPassed) await keepPassed(tx, clientId, at)
    const { right, asked, hasPassed } = graded
    const kind = hasPassed ? 'appropriateness_passed' : 'appropriateness_failed'
    await recordEvent(tx, { at, clientId, actor: 'client', kind, details: { right, asked } })
    return graded
  })
}
