// How deposits are called and marked in lists.

import type { ListedDeposit } from '#contract/staff/deposits.ts'
import type { Tone } from '../parts/Standing.tsx'
import { deposits as t } from '../words/deposits.ts'

export function methodName(method: ListedDeposit['method']): string {
  return method === 'card' ? t.card : method.toUpperCase()
}

export const tones: Readonly<Record<ListedDeposit['status'], Tone>> = {
  Pending: 'waits',
  Approved: 'good',
  Rejected: 'bad',
}
