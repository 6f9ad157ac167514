// The parts of the screen of the books, and how accounts are called there.

import type { LedgerSide } from '#contract/staff/ledger.ts'
import type { Tab } from '../parts/Tabs.tsx'
import { ledger as t } from '../words/ledger.ts'

export const home = '/ledger'

export const ledgerTabs: readonly Tab[] = [
  { to: home, words: t.trialTab },
  { to: `${home}/accounts`, words: t.accountsTab },
  { to: `${home}/transfers`, words: t.transfersTab },
  { to: `${home}/reconciliation`, words: t.comparedTab },
  { to: `${home}/checks`, words: t.checksTab },
]

export function accountName({ client, name }: Pick<LedgerSide, 'client' | 'name'>): string {
  return client === null ? (t.names[name] ?? name) : t.client(client)
}

export function transfersOf(account: string): string {
  return `${home}/transfers?account=${account}`
}
