// Whoever shows a code of the app that is said to be lost has not lost it.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { ActingBy } from '#server/record/events/event.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { loadOpenProposals, saveWithdrawal } from './proposals.store.ts'

/** `email` is of the member who has just proven themselves, and `acts` is how. */
export async function stopRecovery(
  tx: Tx,
  { email, at, acts }: { readonly email: string; readonly at: Millis; readonly acts: ActingBy },
): Promise<void> {
  const [open] = await loadOpenProposals(tx, 'recover_member', email)
  if (!open) return
  noteActing(tx, `staff:${email}`, acts)
  await saveWithdrawal(tx, open.id, { email }, at)
  await recordEvent(tx, {
    at,
    clientId: null,
    actor: `staff:${email}`,
    kind: 'change_withdrawn',
    details: { proposal: open.id, subject: email, proven: true },
  })
}
