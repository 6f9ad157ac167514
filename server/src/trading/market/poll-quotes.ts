// A source that is asked for its quotes again and again, instead of telling them by itself: to the
// stream it is a connection like any other.

export type PollDeps = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly everyMs: number
  /** Without an answer for so long it is lost. */
  readonly silenceMs: number
}

type Listener = {
  readonly onText: (text: string) => void
  /** Called once. */
  readonly onLost: (reason: string) => void
}

const answerMost = 1_000_000

/** Returns what ends it without a word. */
export function pollQuotes(
  { url, headers, everyMs, silenceMs }: PollDeps,
  { onText, onLost }: Listener,
): () => void {
  let isEnded = false
  /** Of the question under way: one for all would keep something of each, as long as it lives. */
  let asking = new AbortController()
  let heardAt = performance.now()
  let timer: NodeJS.Timeout | undefined

  async function ask(): Promise<string | undefined> {
    asking = new AbortController()
    const { signal } = asking
    const late = setTimeout(() => asking.abort(), silenceMs)
    try {
      const reply = await fetch(url, { headers, signal, redirect: 'error' })
      const text = await reply.text()
      return reply.ok && text.length <= answerMost ? text : undefined
    } finally {
      clearTimeout(late)
    }
  }

  async function turn(): Promise<void> {
    const text = await ask().catch(() => undefined)
    if (isEnded) return
    if (text !== undefined) {
      heardAt = performance.now()
      onText(text)
    } else if (performance.now() - heardAt > silenceMs) {
      isEnded = true
      return onLost(`no answer for ${silenceMs} ms`)
    }
    timer = setTimeout(turn, everyMs)
  }

  void turn()
  return () => {
    isEnded = true
    asking.abort()
    clearTimeout(timer)
  }
}
