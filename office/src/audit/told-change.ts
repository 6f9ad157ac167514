// What an event says was there before and is there since, as people read it: a value of several
// parts part by part, only those that differ.

import { partName } from '../site/setting-text.ts'
import { site } from '../words/site.ts'
import { told as t } from '../words/told.ts'
import { toldValue } from './told-fact.ts'

/** Without a name, where the value is one. */
export type ChangedPart = {
  readonly name: string
  readonly before: string
  readonly after: string
}

type Told = { readonly before: string | null; readonly after: string | null }

export function changedParts({ before, after }: Told): readonly ChangedPart[] {
  if (before === null && after === null) return []
  const was = partsOf(before)
  const is = partsOf(after)
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const pair = { before: was.get(name) ?? site.none, after: is.get(name) ?? site.none }
    return pair.before === pair.after ? [] : [{ name, ...pair }]
  })
}

/** Each part by what leads to it; a text that is no JSON is one part. */
function partsOf(text: string | null): Map<string, string> {
  const parts = new Map<string, string>()
  if (text !== null && text !== '') note(parts, [], read(text))
  return parts
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function note(parts: Map<string, string>, path: readonly string[], value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    parts.set(path.join(' › '), shown(value))
    return
  }
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    parts.set(path.join(' › '), value.map(shown).join(', ') || site.none)
    return
  }
  for (const [key, part] of Object.entries(value)) {
    const name = Array.isArray(value) ? rowName(part, key) : partName(key)
    note(parts, [...path, name], part)
  }
}

/** A row is called by what it names itself; else by its place. */
function rowName(row: unknown, index: string): string {
  const { symbol, name, country } = Object(row) as Record<string, unknown>
  return String(symbol ?? name ?? country ?? Number(index) + 1)
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return site.none
  if (typeof value === 'boolean') return value ? t.yes : t.no
  return toldValue({ name: '', value: String(value) })
}
