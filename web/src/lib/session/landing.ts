// What the home page has to say to whoever comes to it from the link of a confirmation mail, for
// this tab and once.

const name = 'landing'

export type Landing = {
  readonly isDone: boolean
  readonly message: string
  /** Of a link that is dead: a new one is sent for it. */
  readonly hash: string
}

export function keepLanding(landing: Landing): void {
  sessionStorage.setItem(name, JSON.stringify(landing))
}

export function hasLanding(): boolean {
  return sessionStorage.getItem(name) !== null
}

export function takeLanding(): Landing | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
  sessionStorage.removeItem(name)
  if (typeof kept !== 'object' || kept === null) return undefined
  if (!('message' in kept && 'hash' in kept && 'isDone' in kept)) return undefined
  const { message, hash, isDone } = kept
  return { isDone: isDone === true, message: String(message), hash: String(hash) }
}
