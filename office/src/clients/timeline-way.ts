// Where a row of a client's timeline leads: to the page of what it is about, else to the tab that
// shows it, else to the record. Null: whoever sits here may see none of them.

import type { StaffAction } from '#contract/staff/powers.ts'
import type { TimelineEntry } from '#contract/staff/timeline.ts'
import { useActions } from '../lib/use-may.ts'
import { actionOf, isPageOf, pathOf } from '../shell/records.ts'

export function useWay(client: string, entry: TimelineEntry): string | null {
  return wayOf(client, entry, useActions())
}

/** By how its kind begins; the first that fits. */
const tabs: readonly (readonly [RegExp, string, StaffAction])[] = [
  [/^client_(note|tag)_/, 'notes', 'client_note.read'],
  [/^(limit_|cool_off|self_exclusion)/, 'limits', 'withdrawal.read'],
  [/^(deposit_)/, 'deposits', 'deposit.read'],
  [/^(withdrawal_|payout_)/, 'withdrawals', 'withdrawal.read'],
  [/^(signed_in|session_|device_|token_|guessed_)/, 'sessions', 'client.read'],
  [/^(profile_|identity_|email_|plan_)/, 'profile', 'client.read'],
]

export function wayOf(
  client: string,
  { record, what, trades, book }: TimelineEntry,
  actions: readonly string[],
): string | null {
  const at = `/clients/${client}`
  if (trades) return `${at}/trades${book === 'real' ? '' : '?mode=demo'}`
  if (record && isPageOf(record) && actions.includes(actionOf(record.kind))) return pathOf(record)
  const tab = tabs.find(([pattern, , action]) => pattern.test(what) && actions.includes(action))
  if (tab) return `${at}/${tab[1]}`
  if (!actions.includes('audit.read')) return null
  // What is shown of personal data is of the install's record.
  const kind = what === 'revealed' ? 'personal_data_revealed' : what
  return `/audit?${new URLSearchParams(what === 'revealed' ? { kind } : { client, kind })}`
}
