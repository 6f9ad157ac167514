// Whoever has a conversation before them in the office waits for what happens next in it, for some
// seconds: they ask, and are answered at once when there is something.

import type { Followers } from './add-happening.ts'

export type News = {
  /** From now on, for so many milliseconds. */
  readonly next: (topic: string, ms: number) => Waiting
  readonly tell: (topic: string) => void
  /** Nobody waits any longer, or will. */
  readonly close: () => void
}

/** What is waited for; to be stopped where that is not needed any more. */
type Waiting = { readonly told: Promise<void>; readonly stop: () => void }

export function openNews(): News {
  const waiting = new Map<string, Set<() => void>>()
  let isClosed = false
  const tell = (topic: string) => {
    const all = waiting.get(topic)
    waiting.delete(topic)
    for (const wake of all ?? []) wake()
  }
  return {
    tell,
    next: (topic, ms) => {
      let stop = () => {}
      const told = new Promise<void>((resolve) => {
        if (isClosed) return resolve()
        const all = waiting.get(topic) ?? new Set()
        stop = () => {
          clearTimeout(timer)
          all.delete(stop)
          if (all.size === 0 && waiting.get(topic) === all) waiting.delete(topic)
          resolve()
        }
        const timer = setTimeout(stop, ms)
        waiting.set(topic, all.add(stop))
      })
      return { told, stop: () => stop() }
    },
    close: () => {
      isClosed = true
      for (const topic of [...waiting.keys()]) tell(topic)
    },
  }
}

/** What is told to those who follow a conversation is news to those who wait for it, too. */
export function withNews(followers: Followers, news: News): Followers {
  return {
    ...followers,
    tellFollowers: (topic, message) => {
      followers.tellFollowers(topic, message)
      if (message.type === 'chat') news.tell(topic)
    },
  }
}
