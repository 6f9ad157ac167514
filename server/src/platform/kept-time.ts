// What one reading of the database's clock says about the time that we keep. A reading took as long
// as its question was under way, and is right to half of that: what lies within that is no
// difference, however long it took.

/** The database's time when our counter stood at 0, and how far off that may be. */
export type KeptTime = { readonly anchor: number; readonly doubtMs: number }

/** How far the database's time was from ours, and how far off that may be. */
export type ClockReading = { readonly difference: number; readonly doubtMs: number }

/** Beyond this much skew the clock is not believed any more: no new trades are taken. */
export const skewMaxMs = 250

/** What is certainly apart may still be a long way's jitter: it is followed a little at a time. */
const slewShare = 0.1

/** The time kept from now on, and by how much the two are certainly apart. */
export function afterReading(
  kept: KeptTime,
  { difference, doubtMs }: ClockReading,
): { readonly kept: KeptTime; readonly skew: number } {
  const beyond = Math.abs(difference) - doubtMs - kept.doubtMs
  const skew = beyond > 0 ? Math.sign(difference) * beyond : 0
  if (Math.abs(skew) > skewMaxMs) return { kept, skew }
  // What we rest on was read worse than this.
  if (doubtMs < kept.doubtMs) {
    return { kept: { anchor: kept.anchor + difference, doubtMs }, skew: 0 }
  }
  return { kept: { ...kept, anchor: kept.anchor + skew * slewShare }, skew }
}
