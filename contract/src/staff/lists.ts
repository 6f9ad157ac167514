// The long lists of the office, alike: each is asked for by its call, whose query says by what it
// is filtered and sorted. An order is named by what it goes by, with a minus before it for the
// greatest or the newest first; the page after another begins after its last row.

import * as z from 'zod/mini'
import { day, line, text } from '../shared/wire.ts'

/** By which call each list is read. A view is of one of them. */
export const officeLists = {
  clients: 'officeClients',
  withdrawals: 'officeWithdrawals',
  deposits: 'officeDeposits',
  trades: 'officeTrades',
  disputes: 'officeDisputes',
  documents: 'officeDocuments',
  hits: 'officeScreeningHits',
  plan_requests: 'officePlanRequests',
  messages: 'officeMessages',
  corrections: 'officeCorrections',
  proposals: 'officeProposals',
  alarms: 'officeAlarms',
  transfers: 'officeTransfers',
  accounts: 'officeAccounts',
  events: 'officeEvents',
} as const
export type OfficeList = keyof typeof officeLists
export const officeListNames = Object.keys(officeLists) as [OfficeList, ...OfficeList[]]

/** What is typed to find one person or one thing is of no view. */
export const findingFilters = ['search', 'text', 'reference', 'client', 'account'] as const

/** Which columns are shown, by their names. */
export const columnsText = text(400).check(z.regex(/^[a-z_]{1,30}(,[a-z_]{1,30})*$/, 'not_listed'))

export type Sort<By extends string> = By | `-${By}`

/** Each order both ways. */
export function bothWays<const By extends string>(
  ...names: readonly By[]
): readonly [Sort<By>, ...Sort<By>[]] {
  const ways = names.flatMap((name): Sort<By>[] => [name, `-${name}`])
  return ways as [Sort<By>, ...Sort<By>[]]
}

/** What a list is of: from the first day to the last. */
export const daysQuery = {
  from: z.optional(day('not_instant')),
  to: z.optional(day('not_instant')),
}

/** What others call it: a transaction, a bank’s reference, an id. */
export const referenceText = line(100)
