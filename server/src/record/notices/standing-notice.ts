// A notice that stands until it is read: there is one of its kind at most that was not.

import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { hasUnread, markKindRead } from './notices.store.ts'

export function stands(tx: Tx, clientId: ClientId, kind: NoticeKind): Promise<boolean> {
  return hasUnread(tx, clientId, kind)
}

/** What it told of was seen elsewhere. */
export function endStanding(
  tx: Tx,
  clientId: ClientId,
  { kind, at }: { readonly kind: NoticeKind; readonly at: Millis },
): Promise<void> {
  return markKindRead(tx, clientId, { kind, at })
}
