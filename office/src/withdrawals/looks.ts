// How withdrawals are called and marked in lists.

import type { ListedWithdrawal } from '#contract/staff/withdrawals.ts'
import type { Tone } from '../parts/Standing.tsx'
import { withdrawals as t } from '../words/withdrawals.ts'

export function methodName(method: string): string {
  return method === 'bank' ? t.bank : method.toUpperCase()
}

export const tones: Readonly<Record<ListedWithdrawal['status'], Tone>> = {
  Pending: 'waits',
  Approved: 'waits',
  Paid: 'good',
  Rejected: 'bad',
  Cancelled: 'off',
}
