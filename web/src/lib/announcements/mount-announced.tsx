// Puts what can be put away in the place of what the server wrote above a public page.

import { createRoot } from 'react-dom/client'
import type { Replies } from '../site/replies.tsx'
import Announced from './Announced.tsx'
import { announcementsIn } from './announcements-in.ts'

export function mountAnnounced(place: Element, replies: Replies): void {
  createRoot(place).render(<Announced all={announcementsIn(replies)} />)
}
