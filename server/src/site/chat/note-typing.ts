// Who is writing, as far as it was told lately: in memory, and kept by nobody.

import type { Millis } from '#kernel/time.ts'

/** Who wrote last when, in memory: by the topic of their conversation. */
export type Typing = {
  readonly note: (topic: string, at: Millis) => void
  readonly isTyping: (topic: string, now: Millis) => boolean
}

const typingMs = 6_000
const typingMost = 10_000

export function openTyping(): Typing {
  const last = new Map<string, Millis>()
  return {
    note: (topic, at) => {
      last.delete(topic)
      last.set(topic, at)
      for (const [oldest, since] of last) {
        if (last.size <= typingMost && at - since < typingMs) break
        last.delete(oldest)
      }
    },
    isTyping: (topic, now) => now - (last.get(topic) ?? -Infinity) < typingMs,
  }
}
