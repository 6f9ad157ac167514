// What is wrong with an amount, in words.

import * as format from '#browser/format/format.ts'
import type { WithdrawalTerms } from '#contract/client/withdrawals.ts'
import type { WithdrawalMethod } from '#contract/public/payouts.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { offerFor, type Typed } from './amount.ts'

type Wrong = Extract<Typed, { wrong: unknown }>['wrong']

export function amountProblem(
  wrong: Wrong,
  terms: WithdrawalTerms,
  method: WithdrawalMethod | undefined,
): string {
  if (wrong === 'balance') return t.withdrawals.aboveBalance
  if (wrong === 'figure') return t.withdrawals.amountWrong
  const { least = 0, fee = 0 } = offerFor(terms, method) ?? {}
  return t.withdrawals.tooSmall(format.money(least), format.money(fee))
}
