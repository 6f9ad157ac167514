// How much waits for staff, by kind, and since when: put off or not.

import type { Tx } from '#server/platform/db.ts'
import type { Waits } from '#server/platform/waits.ts'

export type KindWaits = Waits & { readonly kind: string }

/** Of kinds of which something waits. */
export function countForStaff(tx: Tx): Promise<KindWaits[]> {
  return tx.rows<KindWaits>(
    `select kind::text as kind, count(*)::int as count, min(since) as since
       from (select kind, since from queued_documents
         union all select kind, since from queued_withdrawals
         union all select kind, since from queued_plan_requests
         union all select kind, since from queued_corrections
         union all select kind, since from queued_proposals
         union all select kind, since from queued_movements
         union all select kind, since from queued_messages
         union all select kind, since from queued_chats
         union all select kind, since from queued_screening_hits
         union all select kind, since from queued_alarms
         union all select kind, since from queued_disputes) q
      group by kind`,
  )
}
