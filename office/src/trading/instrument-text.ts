// What instruments are traded on as it is read and typed, and what of it changes.

import { dollars } from '#browser/format/format.ts'
import type { InstrumentWish, StaffInstrument } from '#contract/staff/trading.ts'
import { instruments as t } from '../words/instruments.ts'
import type { CheckValue } from './term-text.ts'

type Decided = {
  readonly isTraded: boolean
  readonly stakeMin: number
  readonly stakeMax: number
  readonly payoutMax: number
  readonly exposureMax: number
  readonly hours: { readonly from: string; readonly to: string } | null
}

/** The server's own JSON of a setting whose shape it keeps. */
function decidedIn(json: string): Readonly<Record<string, Decided>> {
  return JSON.parse(json)
}

/** A line for those that one version has otherwise than the one before it; alike ones share one. */
export function instrumentChanges(json: string, before: string | null): readonly string[] {
  const was = before === null ? {} : decidedIn(before)
  const byText = new Map<string, string[]>()
  for (const [symbol, decided] of Object.entries(decidedIn(json))) {
    const old = was[symbol]
    if (old && textOf(old) === textOf(decided)) continue
    const text = textOf(decided)
    byText.set(text, [...(byText.get(text) ?? []), symbol])
  }
  return [...byText].map(([text, symbols]) => `${symbols.join(', ')}: ${text}`)
}

function textOf({ isTraded, stakeMin, stakeMax, payoutMax, exposureMax, hours }: Decided): string {
  if (!isTraded) return t.off
  return [
    `${t.stake} ${t.between(dollars(stakeMin), dollars(stakeMax))}`,
    `${t.payout} ${dollars(payoutMax)}`,
    `${t.exposure} ${dollars(exposureMax)}`,
    ...(hours ? [t.within(hours.from, hours.to)] : []),
  ].join('; ')
}

const limits = ['stake_min', 'stake_max', 'payout_max', 'exposure_max'] as const

/** What is typed, of an instrument as it is. */
export function typedOf(one: StaffInstrument): Readonly<Record<(typeof limits)[number], string>> {
  const whole = (money: string) => String(Math.round(Number(money)))
  return {
    stake_min: whole(one.stake_min),
    stake_max: whole(one.stake_max),
    payout_max: whole(one.payout_max),
    exposure_max: whole(one.exposure_max),
  }
}

type Typed = Pick<InstrumentWish, (typeof limits)[number]>

/** Each limit is no less than the one before it; of the hours both are typed, or none. */
export const checkInstrument: CheckValue = (fields) => {
  const typed = limits.map((name) => [name, wholeOf(fields[name])] as const)
  const errors = typed.flatMap(([name, value], index) => {
    const below = typed[index - 1]?.[1] ?? 1
    return value !== undefined && value >= below ? [] : [[name, t.sayLimit] as const]
  })
  const [from = '', to = ''] = [fields.hours_from, fields.hours_to]
  const isWhole = (from === '') === (to === '') && (from === '' || from !== to)
  const wrong = [...errors, ...(isWhole ? [] : [['hours_to', t.sayHours] as const])]
  if (wrong.length > 0) return { errors: Object.fromEntries(wrong) }
  const json: Omit<InstrumentWish, 'from' | 'reason' | 'evidence'> = {
    ...(Object.fromEntries(typed) as Typed),
    is_traded: fields.is_traded !== undefined,
    for_kind: fields.for_kind !== undefined,
    taken_hours: from === '' ? null : { from, to },
  }
  return { json }
}

function wholeOf(typed: string | undefined): number | undefined {
  const text = (typed ?? '').trim()
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= 1 && value <= 100_000_000 ? value : undefined
}
