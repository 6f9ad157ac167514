// What a field for a day and a time holds, as an instant: whoever types it means UTC.

/** Empty where nothing was typed, or nothing that is an instant. */
export function instantOf(typed = ''): string {
  const at = Date.parse(`${typed}Z`)
  return Number.isNaN(at) ? '' : new Date(at).toISOString()
}
