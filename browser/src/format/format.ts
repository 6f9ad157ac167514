// Figures as people read and type them in this build's language. Times are UTC.

import {
  dated,
  dayUnit,
  decimal,
  dollarAfter,
  dollarBefore,
  group,
  grouping,
  hourUnit,
  minus,
  minuteUnit,
  percentAfter,
  percentBefore,
  plus,
  secondUnit,
} from './locale.ts'
import { inLatin } from './typed.ts'

/** "8,412.50", with a true minus sign. */
export function amount(value: number): string {
  return withMinus(price(value, 2))
}

/** With a true minus sign, where there is one. */
export function withMinus(figure: string): string {
  return figure.replace('-', minus)
}

/** "+8.5"; what is below nothing has its sign already. */
export function withPlus(figure: string): string {
  return `${plus}${figure}`
}

/** "$8,412.50" */
export function money(value: number): string {
  return value < 0 ? minus + dollarsOf(amount(-value)) : dollarsOf(amount(value))
}

/** "$8,412.50", from decimal text, with the decimals it has. */
export function moneyOf(text: string): string {
  const [whole = '', part = ''] = text.replace('-', '').split('.')
  return (text.startsWith('-') ? minus : '') + dollarsOf(grouped(whole, part))
}

/** Whole dollars: "$3,000" */
export function dollars(value: number): string {
  return dollarsOf(price(value, 0))
}

/** "+90.00" or "−120.00" */
export function signed(value: number): string {
  return value > 0 ? withPlus(amount(value)) : amount(value)
}

/**
 * "64,218.40": what `Intl` writes. By hand, since the first use of `Intl` holds a page
 * up while it loads its data, and pages of prices write hundreds of them.
 */
export function price(value: number, decimals: number): string {
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.')
  return grouped(whole, fraction)
}

/** Without groups: "1234.5" */
export function plain(value: number, decimals: number): string {
  return value.toFixed(decimals).replace('.', decimal)
}

/**
 * What was typed as dollars and cents, as plain text: "12.5". In many languages a comma may stand
 * before the cents. A sign of groups is refused, since half the world means decimals by it.
 */
export function typedDollars(text: string): string | undefined {
  const plain = inLatin(text).trim().replace(decimal, '.')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? plain : undefined
}

/** A figure that is text already, as "0.9996" of a receipt. */
export function figures(text: string): string {
  return decimal === '.' ? text : text.replace('.', decimal)
}

/** Digits that are written already, as dollars. */
export function dollarsOf(digits: string): string {
  return `${dollarBefore}${digits}${dollarAfter}`
}

/** Digits in groups, and decimals where there are any. */
export function grouped(whole: string, part: string): string {
  const groups = whole.replace(grouping, group)
  return part === '' ? groups : `${groups}${decimal}${part}`
}

/** A share as per cent: 0.5486 is "54.9 %". */
export function percent(share: number, decimals = 1): string {
  return perCent(plain(share * 100, decimals))
}

/** Digits that are written already, as per cent. */
export function perCent(digits: string): string {
  return digits.replace(/^-?/, (sign) => (sign && minus) + percentBefore) + percentAfter
}

/** A share that somebody set, with all its decimals and no more: 0.045 is "4.5 %". */
export function exactPercent(share: number): string {
  const hundredths = Math.round(share * 10_000)
  return percent(share, hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2)
}

/** A change as per cent with its sign: "+0.31 %". */
export function change(share: number): string {
  const text = percent(share, 2)
  return share > 0 ? withPlus(text) : text
}

/** "2026-11-21", in Dutch "21-11-2026" */
export function date(iso: string): string {
  return iso.slice(0, 10).replace(/^(\d+)-(\d+)-(\d+)$/, dated)
}

/** "2026-11-21 14:32:12" */
export function dateTime(iso: string): string {
  return `${date(iso)} ${iso.slice(11, 19)}`
}

/** "2026-11-21 14:32" */
export function dateMinute(iso: string): string {
  return dateTime(iso).slice(0, 16)
}

/** "14:32:12" */
export function clock(ms: number): string {
  return new Date(ms).toISOString().slice(11, 19)
}

/** What is left: "2:14", "1:07:30", "23:59:59". */
export function countdown(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000))
  const seconds = String(total % 60).padStart(2, '0')
  const minutes = Math.floor(total / 60) % 60
  const hours = Math.floor(total / 3600)
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`
    : `${minutes}:${seconds}`
}

const durationUnits = [
  [86_400, dayUnit],
  [3_600, hourUnit],
  [60, minuteUnit],
] as const

/** "1m", "2h", "1d", in Dutch "2u" */
export function duration(seconds: number): string {
  const [unit, letter] = durationUnits.find(([size]) => seconds % size === 0) ?? [1, secondUnit]
  return `${seconds / unit}${letter}`
}
