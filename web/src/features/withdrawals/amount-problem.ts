// What is wrong with an amount, in words.

import * as t from '../../lib/i18n.ts'

export function amountProblem(wrong: 'amount' | 'balance'): string {
  return wrong === 'balance' ? t.withdrawals.aboveBalance : t.withdrawals.amountWrong
}
