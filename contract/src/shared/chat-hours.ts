// When somebody sits at the chat, as the operator writes it: the time zone on the first line,
// then a line for days of the week or for a date. A span that ends before it begins ends on the
// next day.
//
//   Europe/Amsterdam
//   Mo-Fr 09:00-12:30 13:00-17:30
//   Sa 22:00-02:00
//   2026-12-25 closed

import { isZone } from '#kernel/local-time.ts'

export const weekDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** In minutes of the day; `to` may be 24 h, and is earlier than `from` over midnight. */
export type ChatSpan = { readonly from: number; readonly to: number }

export type ChatHours = {
  /** An IANA name. */
  readonly zone: string
  /** By day of the week, Monday first. */
  readonly week: readonly (readonly ChatSpan[])[]
  /** By date, "2026-12-25": instead of what the week says. */
  readonly dates: ReadonlyMap<string, readonly ChatSpan[]>
}

const linesMost = 60

/** Undefined: it cannot be read. */
export function parseChatHours(written: string): ChatHours | undefined {
  const [zone = '', ...lines] = written.split('\n').map((line) => line.trim())
  if (!isZone(zone) || lines.length > linesMost) return undefined
  const week: ChatSpan[][] = weekDays.map(() => [])
  const dates = new Map<string, readonly ChatSpan[]>()
  for (const line of lines.filter((one) => one !== '')) {
    const [name = '', ...rest] = line.split(/\s+/)
    const spans = spansIn(rest)
    if (!spans) return undefined
    const days = daysIn(name)
    if (isDate(name)) dates.set(name, spans)
    else if (days && spans.length > 0) for (const day of days) week[day]?.push(...spans)
    else return undefined
  }
  return { zone, week, dates }
}

function isDate(name: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(name)) return false
  const at = Date.parse(`${name}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === name
}

/** Days of "Mo" or "Mo-Fr", by their places in the week. */
function daysIn(name: string): number[] | undefined {
  const [first, last, ...more] = name.split('-').map((one) => weekDays.indexOf(one as never))
  if (first === undefined || first < 0 || last === -1 || more.length > 0) return undefined
  const end = last ?? first
  return end < first ? undefined : Array.from({ length: end - first + 1 }, (_, nr) => first + nr)
}

/** Of "09:00-12:30 13:00-17:30"; none of "closed". */
function spansIn(words: readonly string[]): ChatSpan[] | undefined {
  if (words.length === 1 && words[0] === 'closed') return []
  const spans = words.map((word) => {
    const [from, to, ...more] = word.split('-').map(minuteOf)
    const isSpan = from !== undefined && to !== undefined && more.length === 0
    return isSpan && from !== to && from < 1440 ? { from, to } : undefined
  })
  const found = spans.filter((one) => one !== undefined)
  return words.length > 0 && found.length === words.length ? found : undefined
}

function minuteOf(time: string): number | undefined {
  if (time === '24:00') return 1440
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
