// Whoever shows a code of the app that is said to be lost has not lost it.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { loadOpenProposals, saveWithdrawal } from './proposals.store.ts'

/** `email` is of the member who has just proven themselves. */
export async function stopRecovery(tx: Tx, email: string, at: Millis): Promise<void> {
  const [open] = await loadOpenProposals(tx, 'recover_member', email)
  if (!open) return
  await saveWithdrawal(tx, open.id, { email }, at)
  await recordEvent(tx, {
    at,
    clientId: null,
    actor: `staff:${email}`,
    kind: 'change_withdrawn',
    details: { proposal: open.id, subject: email, proven: true },
  })
}
