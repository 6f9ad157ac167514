// A note of staff about a client: its versions, and who may write the next one.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'

export type Note = {
  readonly id: string
  readonly clientId: ClientId
  /** The address of who wrote it. */
  readonly by: string
  /** The newest first. */
  readonly versions: readonly NoteVersion[]
}

export type NoteVersion = { readonly version: number; readonly text: string; readonly at: Millis }

/** The number of the next version; or why there is none by this member. */
export function nextVersion(
  { by, versions }: Note,
  { email, seen }: { readonly email: string; readonly seen: number },
): number | KnownRefusal {
  if (by !== email) return refuse('note_of_other')
  const newest = versions[0]?.version ?? 0
  return seen === newest ? newest + 1 : refuse('note_moved_on')
}
