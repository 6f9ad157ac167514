// What few pages need on top of what the server wrote: what became of a link, and the putting away
// of what the operator announces. Loaded where there is something of it.

import { announcedElementId } from '#contract/public/site.ts'
import { hasLanding } from '../lib/session/landing.ts'
import type { Replies } from '../lib/site/replies.tsx'

export function mountLater(replies: Replies): void {
  if (hasLanding()) void import('../features/auth/Landed.tsx').then((it) => it.mountLanded())
  const place = document.getElementById(announcedElementId)
  if (!place) return
  void import('../lib/announcements/mount-announced.tsx').then((it) =>
    it.mountAnnounced(place, replies),
  )
}
