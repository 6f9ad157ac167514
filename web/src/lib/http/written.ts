// Answers that are there already, since the server wrote them into the page or told them beside
// something else: each stands in for the first call of its address, and for no later one.

import { writtenElementId } from '#contract/public/screen-reads.ts'

/** Later than that, asking is better. */
const goodMs = 30_000

type Written = { readonly reply: unknown; readonly since: number }

let written: Map<string, Written> | undefined

/** `reply` is the body that a call of this address would be answered with. */
export function bring(url: string, reply: unknown): void {
  written ??= readWritten()
  written.set(url, { reply, since: performance.now() })
}

export function takeWritten(url: string): unknown {
  written ??= readWritten()
  const found = written.get(url)
  written.delete(url)
  return found && performance.now() - found.since < goodMs ? found.reply : undefined
}

/** As old as the page itself. */
function readWritten(): Map<string, Written> {
  const text = document.getElementById(writtenElementId)?.textContent
  const replies = Object.entries<unknown>(JSON.parse(text || '{}'))
  return new Map(replies.map(([url, reply]) => [url, { reply, since: 0 }]))
}
