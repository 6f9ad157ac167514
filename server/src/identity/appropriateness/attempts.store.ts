// The SQL of the attempts at the questions before live trading. None is ever changed.

import type { Answers } from '#contract/client/appropriateness.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Graded } from './appropriateness.ts'

export type Attempt = Graded & { readonly at: Millis }

type AttemptRow = {
  at: Millis
  right_count: number
  asked_count: number
  has_passed: boolean
}

/** The newest first. */
export async function listAttempts(tx: Tx, clientId: ClientId): Promise<Attempt[]> {
  const rows = await tx.rows<AttemptRow>(
    `select at, right_count, asked_count, has_passed from appropriateness_attempts
      where client_id = $1 order by id desc limit 100`,
    [clientId],
  )
  return rows.map((row) => ({
    at: row.at,
    right: row.right_count,
    asked: row.asked_count,
    hasPassed: row.has_passed,
  }))
}

export async function insertAttempt(
  tx: Tx,
  clientId: ClientId,
  { at, right, asked, hasPassed }: Attempt,
  answers: Answers,
): Promise<void> {
  await tx.rows(
    `insert into appropriateness_attempts
       (client_id, at, right_count, asked_count, has_passed, answers)
     values ($1, $2, $3, $4, $5, $6)`,
    [clientId, iso(at), right, asked, hasPassed, JSON.stringify(answers)],
  )
}
