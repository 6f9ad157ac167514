// The directory of an install of several cells: to which cell an e-mail address leads. An entry is
// made under the install's key, so that whoever can write where it is kept, or on the way from
// there, leads nobody astray.

import { timingSafeEqual } from 'node:crypto'
import { emailKeyOf } from '#kernel/email.ts'
import type { Seal } from '#server/platform/seal.ts'

/** Of the address, which is not in it. */
export type Entry = {
  readonly emailMark: Uint8Array
  readonly cell: number
  readonly seal: Uint8Array
}

export function emailMarkOf(email: string, seal: Pick<Seal, 'mark'>): Buffer {
  return seal.mark(emailKeyOf(email), 'address')
}

export function entryFor(emailMark: Uint8Array, cell: number, seal: Pick<Seal, 'mark'>): Entry {
  return { emailMark, cell, seal: sealOf(emailMark, cell, seal) }
}

/** Whether this install wrote it, for this address. */
export function isTrue(entry: Entry, email: string, seal: Pick<Seal, 'mark'>): boolean {
  const emailMark = emailMarkOf(email, seal)
  const right = sealOf(emailMark, entry.cell, seal)
  return right.length === entry.seal.length && timingSafeEqual(right, entry.seal)
}

function sealOf(emailMark: Uint8Array, cell: number, { mark }: Pick<Seal, 'mark'>): Buffer {
  return mark(`${Buffer.from(emailMark).toString('hex')} ${cell}`, 'cell of an address')
}
