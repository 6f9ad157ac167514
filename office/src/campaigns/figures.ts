// What a campaign gives and asks for, each figure with its name; those it does not have are left
// out.

import { figures, moneyOf } from '#browser/format/format.ts'
import type { StaffCampaign } from '#contract/staff/campaigns.ts'
import { campaigns as t } from '../words/campaigns.ts'

type Fact = readonly [name: string, value: string]

export function figuresOf(one: StaffCampaign): Fact[] {
  const money = (name: string, amount: string | null): Fact[] =>
    amount === null ? [] : [[name, moneyOf(amount)]]
  const count = (name: string, amount: number | null): Fact[] =>
    amount === null ? [] : [[name, figures(String(amount))]]
  return [
    ...money(t.amount, one.amount),
    ...money(t.friendAmount, one.friend_amount),
    ...count(t.percent, one.percent),
    ...money(t.most, one.most),
    ...money(t.least, one.least),
    ...count(t.turnover, one.turnover),
    ...count(t.days, one.days),
    ...(one.every === null ? [] : [[t.every, t.everies[one.every]] as const]),
  ]
}
