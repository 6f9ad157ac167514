// What rings in the office: of which topics an event tells, and what of it a member hears.

import { type BellEnd, type BellTopic, bellTopics, type Ring } from '#contract/staff/bell.ts'
import { mayDo, type StaffRole } from '#contract/staff/powers.ts'
import type { ClientId } from '#kernel/ids.ts'

export type Happened = { readonly kind: string; readonly clientId: ClientId | null }

/**
 * By how the kind of an event begins: with these two words, or else with this one. What changes and
 * is not recorded is asked for as before.
 */
const topicsBy: Readonly<Record<string, readonly BellTopic[]>> = {
  deposit: ['deposits', 'queue', 'ledger'],
  dispute: ['disputes', 'queue'],
  withdrawal: ['withdrawals', 'queue', 'ledger'],
  bank: ['withdrawals', 'queue'],
  document: ['documents', 'queue'],
  identity: ['documents', 'queue'],
  plan: ['plans', 'queue'],
  correction: ['corrections', 'queue', 'ledger'],
  goodwill: ['ledger'],
  custody: ['custody', 'queue', 'ledger'],
  campaign: ['campaigns', 'queue'],
  books: ['ledger'],
  screening: ['screening', 'queue'],
  message: ['messages', 'queue'],
  chat: ['chats', 'queue'],
  // What is asked for stands beside the setting.
  change: ['proposals', 'queue', 'settings'],
  setting: ['settings', 'trading'],
  claim: ['claims'],
  announcement: ['announcements'],
  report: ['reports'],
  client_note: ['notes'],
  client_tag: ['tags'],
  tag: ['tags'],
  client_view: ['views'],
  alarm: ['alarms', 'queue'],
  queue: ['queue'],
  trading: ['trading'],
}

/** Of members this, and not that they come and go. */
const ofMembers: readonly string[] = [
  ...['staff_added', 'staff_removed', 'staff_invited', 'staff_roles_changed'],
  ...['staff_factor_added', 'staff_sessions_ended'],
]

export function topicsOf(kind: string): readonly BellTopic[] {
  if (ofMembers.includes(kind)) return ['members']
  const [first = '', second] = kind.split('_')
  return topicsBy[`${first}_${second}`] ?? topicsBy[first] ?? []
}

/** What changes with what comes in and is no event: a number of the newest; null: none. */
export type Unrecorded = {
  readonly message: bigint | null
  readonly chat: bigint | null
  readonly gap: bigint | null
  readonly refusedPrice: bigint | null
}

const topicsByUnrecorded: Readonly<Record<keyof Unrecorded, readonly BellTopic[]>> = {
  message: ['messages', 'queue'],
  chat: ['chats', 'queue'],
  gap: ['prices'],
  refusedPrice: ['prices'],
}

/** Of what came in between two looks. */
export function topicsSince(before: Unrecorded, now: Unrecorded): BellTopic[] {
  const names = Object.keys(topicsByUnrecorded) as (keyof Unrecorded)[]
  return names.flatMap((name) => (before[name] === now[name] ? [] : topicsByUnrecorded[name]))
}

export function heardBy(roles: readonly StaffRole[]): BellTopic[] {
  return (Object.keys(bellTopics) as BellTopic[]).filter((topic) => mayDo(roles, bellTopics[topic]))
}

const namedMost = 50

/** Undefined: nothing for them. */
export function ringFor(
  roles: readonly StaffRole[],
  happened: readonly Happened[],
  others: readonly BellTopic[],
): Ring | undefined {
  const rung = new Set([...happened.flatMap(({ kind }) => topicsOf(kind)), ...others])
  const topics = heardBy(roles).filter((topic) => rung.has(topic))
  const clients = mayDo(roles, 'client.read') ? clientsOf(happened) : []
  return topics.length === 0 && clients?.length === 0 ? undefined : { topics, clients }
}

function clientsOf(happened: readonly Happened[]): string[] | null {
  const named = new Set(happened.flatMap(({ clientId }) => (clientId === null ? [] : [clientId])))
  return named.size > namedMost ? null : [...named].map(String)
}

type Seen = { readonly member: { readonly roles: readonly StaffRole[] } }

/** Why whoever began to listen so hears no more; undefined: they go on. */
export function endOf(began: Seen, now: Seen | undefined): BellEnd | undefined {
  if (!now) return 'over'
  const [was, is] = [began, now].map(({ member }) => [...member.roles].sort().join())
  return was === is ? undefined : 'changed'
}
