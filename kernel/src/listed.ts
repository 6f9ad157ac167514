// Words one after another, as a sentence lists them.

/** "a", "a or b", "a, b or c"; `last` is the word before the last. */
export function listed(words: readonly string[], last: string): string {
  const [end = '', ...before] = words.toReversed()
  return before.length === 0 ? end : `${before.reverse().join(', ')} ${last} ${end}`
}
