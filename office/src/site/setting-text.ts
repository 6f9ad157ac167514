// A setting's value as it is read; empty where it is not set.

import { site as t } from '../words/site.ts'
import { calledBy } from './shapes.ts'

export function shownOf(json: string | null): string {
  return json === null ? '' : worded(JSON.parse(json))
}

function worded(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (Array.isArray(value)) return value.map(worded).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([key, part]) => `${partName(key)}: ${worded(part) || t.none}`)
    .join('; ')
}

/** Of a part of a setting of several values. */
export function partName(key: string): string {
  return t.parts[key] ?? calledBy(key)
}
