// The only place that asks this device what time it is.

export function localNow(): number {
  return Date.now()
}
