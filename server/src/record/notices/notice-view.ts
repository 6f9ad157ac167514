// A notice as its client gets it.

import type { NoticeView } from '#contract/client/notices.ts'
import { iso } from '#kernel/time.ts'
import type { Notice } from './notice.ts'

export function viewOf({ id, kind, details, at, readAt }: Notice): NoticeView {
  return { id: String(id), kind, details, at: iso(at), read: readAt !== null }
}
