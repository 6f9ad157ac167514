// A bundle of entries, as a log serves them.

import type { Bytes } from './bytes.ts'

/** Each is preceded by its length, in two bytes. */
export function entriesOf(bundle: Bytes): Uint8Array[] {
  const view = new DataView(bundle.buffer, bundle.byteOffset, bundle.byteLength)
  const entries: Uint8Array[] = []
  for (let at = 0; at + 2 <= bundle.length; ) {
    const length = view.getUint16(at)
    if (at + 2 + length > bundle.length) return []
    entries.push(bundle.subarray(at + 2, at + 2 + length))
    at += 2 + length
  }
  return entries
}
