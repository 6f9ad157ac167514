// How long those who wrote to support waited for an answer: for what is claimed of it.

import { present } from '#kernel/assert.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type AnswerTime = {
  readonly count: number
  /** Null where half of them have no answer, or there is no message. */
  readonly median_seconds: number | null
}

/**
 * Of messages received in the window. One without an answer has waited longer than any that has
 * one, so that not answering flatters nobody; those closed without an answer are left out.
 */
export async function loadAnswerTime(
  tx: Tx,
  { from, to }: { readonly from: Millis; readonly to: Millis },
): Promise<AnswerTime> {
  const rows = await tx.rows<AnswerTime>(
    `select count(*)::int as count,
            nullif(percentile_disc(0.5) within group (order by waited), 'infinity')
              as median_seconds
       from (select coalesce(extract(epoch from a.at - m.received_at)::float8, 'infinity') as waited
               from contact_messages m
               left join lateral (select min(at) as at from message_steps s
                                   where s.message_id = m.id and s.kind = 'answered') a on true
              where m.received_at > $1 and m.received_at <= $2
                and (a.at is not null or not exists (
                  select from message_steps s where s.message_id = m.id and s.kind = 'closed'))
            ) messages`,
    [iso(from), iso(to)],
  )
  return present(rows[0], 'a count is one row')
}
