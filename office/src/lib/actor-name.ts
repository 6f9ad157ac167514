// Who did something, as the record names them.

/** A member by their address, anybody else by the word for them. */
export function actorName(actor: string, words: Readonly<Record<string, string>> = {}): string {
  return words[actor] ?? actor.replace(/^staff:/, '')
}
