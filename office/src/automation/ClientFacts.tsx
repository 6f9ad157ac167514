// How the automated trades of one client stand.

import { dateTime, moneyOf } from '#browser/format/format.ts'
import type { StaffClientAutomation } from '#contract/staff/automation.ts'
import { Facts } from '../parts/Facts.tsx'
import { automation as t } from '../words/automation.ts'

const { client } = t

export function ClientFacts({ of: found }: { of: StaffClientAutomation }) {
  return (
    <Facts
      facts={[
        [client.runs, t.runs[found.runs]],
        [client.since, found.switched_at === null ? '–' : dateTime(found.switched_at)],
        [client.rules, found.rules.map((rule) => t.rules[rule]).join(', ') || '–'],
        [client.trials, found.trials],
        [client.today, found.trades_today],
        [client.open, moneyOf(found.open_stakes)],
        [client.brought, moneyOf(found.brought)],
        [client.paused, found.stop?.reason ?? t.no],
      ]}
    />
  )
}
