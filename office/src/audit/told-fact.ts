// One of what an event tells, as people read it: its name in words, ids cut short in lists, and
// instants and figures as this language writes them. What has no words stands as it was recorded.

import { dateMinute, figures } from '#browser/format/format.ts'
import { powerName } from '../lib/power-name.ts'
import { settingName } from '../site/setting-name.ts'
import { corrections } from '../words/corrections.ts'
import { custody } from '../words/custody.ts'
import { identity } from '../words/identity.ts'
import { screening } from '../words/screening.ts'
import { staff } from '../words/staff.ts'
import { told as t } from '../words/told.ts'

type Words = Readonly<Record<string, string>>
type Fact = { readonly name: string; readonly value: string }

/** Which words stand for the codes that are told by this name. */
const codes: Readonly<Record<string, readonly Words[]>> = {
  correction_kind: [corrections.kinds],
  kind: [staff.kinds, corrections.kinds, t.values],
  list: [screening.kinds],
  method: [identity.methods, t.values],
  mode: [t.values],
  moved: [custody.kinds],
  outcome: [t.values],
  period: [t.values],
  fields: [t.values],
  verdict: [screening.states],
  roles: [staff.role],
}

export function toldName(name: string): string {
  return t.names[name] ?? name.replaceAll('_', ' ')
}

export function toldValue({ name, value }: Fact): string {
  const wordOf = (code: string) =>
    codes[name]?.map((words) => words[code]).find((word) => word !== undefined)
  if (name === 'name' || name === 'subject' || name === 'setting') return settingName(value)
  if (name === 'action') return powerName(value)
  if (name === 'coin') return value.toUpperCase()
  if (value === 'true' || value === 'false') return value === 'true' ? t.yes : t.no
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return dateMinute(value)
  if (/^-?\d+\.\d+$/.test(value)) return figures(value).replace('-', '\u2212')
  return name in codes
    ? value
        .split(/(?<=[, ])/)
        .map(parted(wordOf))
        .join('')
    : value
}

/** A list of codes keeps what stands between them. */
function parted(wordOf: (code: string) => string | undefined) {
  return (part: string) => {
    const [, code = '', rest = ''] = /^(\w*)(.*)$/s.exec(part) ?? []
    return `${wordOf(code) ?? code}${rest}`
  }
}

/** In a row there is no room for whole ids: the end of one tells it from others. */
export function toldShort(fact: Fact): string {
  const value = toldValue(fact)
  return /^[\da-f-]{36}$/.test(value) || /^(0x)?[\da-f]{40,}$/.test(value)
    ? `…${value.slice(-8)}`
    : value
}
