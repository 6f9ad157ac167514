// What makes two settings the same: all that decides what is traded. What the client wants to be
// told of is no part of it.

import { createHash } from 'node:crypto'
import type { AtsSettings } from './settings.ts'

export function fingerprintOf({ tells: _, ...settings }: AtsSettings): string {
  const parts = Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify(parts, (_key, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return createHash('sha256').update(text).digest('hex')
}
