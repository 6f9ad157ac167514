// The figures of a receipt as text, with the decimals of its instrument.

import * as format from '#browser/format/format.ts'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { scaleOf } from '#verify/outcome.ts'

export type PriceText = (price: number) => string

export function priceTextOf({ tick_size }: ReceiptView): PriceText {
  const { decimals } = scaleOf(tick_size)
  return (price) => format.price(price, decimals)
}

/** With the milliseconds that decide: "14:32:12.345" */
export function clockMs(iso: string): string {
  return iso.slice(11, 23)
}

/** "2026-11-21 14:32:12.345" */
export function instantText(iso: string): string {
  return `${format.date(iso)} ${clockMs(iso)}`
}

/** A small figure with as many places as tell something: 0.000104 */
export function small(value: number): string {
  return format.figures(String(Number(value.toPrecision(6))))
}
