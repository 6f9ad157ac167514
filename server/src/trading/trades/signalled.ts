// An order that a signal became has a key made of the signal: no crash and no second process places
// it twice, and the trade tells which signal it came from. Nobody else's key looks like that.

const prefix = 'ats:'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function signalKey(signalId: string): string {
  return `${prefix}${signalId}`
}

/** Whether a key is not for clients to choose. */
export function isReservedKey(orderKey: string): boolean {
  return orderKey.toLowerCase().startsWith(prefix)
}

/** The signal that a trade came from; null where somebody placed it. */
export function signalOf(orderKey: string | null): string | null {
  if (!orderKey?.startsWith(prefix)) return null
  const id = orderKey.slice(prefix.length)
  return uuid.test(id) ? id : null
}
