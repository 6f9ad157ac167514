// The records that were looked at last while this page is open: by what they are and their id, and
// nothing of who it is about. The browser keeps none of it.

import { type RecordKind, recordKinds } from '#contract/staff/clients.ts'

export type RecentKind = 'client' | Exclude<RecordKind, 'trade'>
export type Recent = { readonly kind: RecentKind; readonly id: string }

export const recentActions = { ...recordKinds, client: 'client.read' } as const

const places: Readonly<Record<RecentKind, string>> = {
  client: '/clients/',
  deposit: '/deposits/',
  withdrawal: '/withdrawals/',
}
const most = 6
let recent: readonly Recent[] = []

export const pathOf = ({ kind, id }: Recent): string => `${places[kind]}${id}`

export function noteSeen(path: string): void {
  const seen = recentAt(path)
  if (seen) recent = [seen, ...recent.filter(({ id }) => id !== seen.id)].slice(0, most)
}

/** The last one first. */
export const readRecent = (): readonly Recent[] => recent

/** Whoever sits here next is somebody else. */
export function forgetRecent(): void {
  recent = []
}

export function recentAt(path: string): Recent | undefined {
  for (const [kind, start] of Object.entries(places)) {
    const [, id] = path.startsWith(start) ? path.split('/', 3).slice(1) : []
    const isRecord = kind === 'client' ? /^\d{1,18}$/ : /^[\da-f-]{36}$/
    if (id && isRecord.test(id)) return { kind: kind as RecentKind, id }
  }
  return undefined
}
