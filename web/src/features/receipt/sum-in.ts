// An amount of a trade in what it was staked in: dollars, or the chips of a tournament.

import * as format from '#browser/format/format.ts'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import * as t from '../../lib/i18n/i18n.ts'

export function sumIn({ mode }: Pick<ReceiptView, 'mode'>, amount: number): string {
  if (mode !== 'chips') return format.money(amount)
  return `${format.amount(amount)} ${t.results.accounts.chips.toLowerCase()}`
}
