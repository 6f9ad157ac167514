// To which cell somebody new is dealt.

import { present } from '#kernel/assert.ts'

/** All cells get as many, by what an address is known by alone: 32 bytes that nobody chooses. */
export function dealt(emailMark: Uint8Array, cells: readonly number[]): number {
  const drawn = new DataView(emailMark.buffer, emailMark.byteOffset).getUint32(0)
  const ordered = cells.toSorted((a, b) => a - b)
  return present(ordered[drawn % ordered.length], 'an install has a cell')
}
