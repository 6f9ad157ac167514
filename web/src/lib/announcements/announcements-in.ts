// What the operator announces, among the answers that a public page was made from: it comes with
// the prices of the header.

import type { AnnouncementView } from '#contract/public/announcements.ts'
import { publicCalls } from '../site/public-calls.ts'
import { type Replies, replyOf } from '../site/replies.tsx'

export function announcementsIn(replies: Replies): readonly AnnouncementView[] {
  return replyOf(replies)(publicCalls.marketTicker)?.announcements ?? []
}
