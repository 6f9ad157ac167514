// A setting as it is read and typed, and back into the JSON that the server takes.

import type { Checked } from '#browser/forms/fields.ts'
import type { SettingView } from '#contract/staff/settings.ts'
import { site as t } from '../words/site.ts'

type Kinded = Pick<SettingView, 'kind'>

/** What stands in its field. */
export function typedOf({ kind }: Kinded, json: string): string {
  const value: unknown = JSON.parse(json)
  if (value === null) return ''
  if (kind === 'list' && Array.isArray(value)) return value.join('\n')
  return kind === 'structure' ? JSON.stringify(value, null, 2) : String(value)
}

/** What is read of it; empty where it is not set. */
export function shownOf({ kind }: Kinded, json: string): string {
  const value: unknown = JSON.parse(json)
  if (kind === 'yes_no') return value === true ? t.yes : t.no
  if (Array.isArray(value) && kind === 'list') return value.join(', ')
  if (kind === 'structure' && value !== null) return JSON.stringify(value)
  return value === null ? '' : String(value)
}

const readers: Readonly<Record<SettingView['kind'], (typed: string) => unknown>> = {
  text: textOrNull,
  lines: textOrNull,
  number: (typed) => (typed === '' ? null : Number(typed)),
  yes_no: (typed) => typed === 'true',
  list: (typed) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  structure: (typed) => (typed === '' ? null : JSON.parse(typed)),
}

export function checkTyped({ kind }: Kinded, typed: string): Checked<string> {
  try {
    const value = readers[kind](typed.trim())
    if (typeof value === 'number' && !Number.isFinite(value)) {
      return { errors: { value: t.notNumber } }
    }
    return { value: JSON.stringify(value) }
  } catch {
    return { errors: { value: t.notJson } }
  }
}

function textOrNull(typed: string): string | null {
  return typed === '' ? null : typed
}
