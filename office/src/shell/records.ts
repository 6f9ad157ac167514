// What has a page of its own: where that is, by which sign it is known, and who may read it. So the
// palette leads there, and an address tells which record was looked at.

import { type RecordKind, recordKinds } from '#contract/staff/clients.ts'
import type { StaffAction } from '#contract/staff/powers.ts'
import type { GlyphName } from '../parts/Glyph.tsx'

export type FoundKind = RecordKind | 'client' | 'member'
/** A trade is looked at on its client's page, and colleagues are few. */
export type PageKind = Exclude<FoundKind, 'trade' | 'member'>
export type PageOf = { readonly kind: PageKind; readonly id: string }

type Pages = { readonly at: `/${string}/`; readonly id: RegExp }

const number = /^\d{1,18}$/
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** By what caused it, and its kind. */
const cause = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}~[a-z_]{1,40}$/

const pages: Readonly<Record<PageKind, Pages>> = {
  client: { at: '/clients/', id: number },
  deposit: { at: '/deposits/', id: uuid },
  withdrawal: { at: '/withdrawals/', id: uuid },
  document: { at: '/identity/documents/', id: uuid },
  hit: { at: '/identity/names/', id: uuid },
  plan_request: { at: '/plans/', id: uuid },
  message: { at: '/messages/', id: number },
  chat: { at: '/chats/', id: number },
  dispute: { at: '/disputes/', id: uuid },
  correction: { at: '/corrections/', id: uuid },
  movement: { at: '/coins-moved/', id: uuid },
  transfer: { at: '/ledger/transfers/', id: cause },
  proposal: { at: '/staff/proposals/', id: uuid },
  alarm: { at: '/alarms/', id: uuid },
}

export const glyphs: Readonly<Record<FoundKind, GlyphName>> = {
  client: 'clients',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  trade: 'trade',
  document: 'identity',
  hit: 'identity',
  plan_request: 'plan',
  message: 'message',
  chat: 'chat',
  dispute: 'dispute',
  correction: 'eyes',
  movement: 'key',
  transfer: 'ledger',
  proposal: 'eyes',
  alarm: 'alarm',
  member: 'staff',
}

export function isPageOf(one: { readonly kind: string; readonly id: string }): one is PageOf {
  return Object.hasOwn(pages, one.kind) && pages[one.kind as PageKind].id.test(one.id)
}

export const pathOf = ({ kind, id }: PageOf): string => `${pages[kind].at}${id}`

export const actionOf = (kind: PageKind): StaffAction =>
  kind === 'client' ? 'client.read' : recordKinds[kind]

/** Undefined: it is a screen, and no record's page. */
export function recordAt(path: string): PageOf | undefined {
  for (const kind of Object.keys(pages) as PageKind[]) {
    const { at, id } = pages[kind]
    const [named = ''] = path.startsWith(at) ? path.slice(at.length).split('/', 1) : []
    if (id.test(named)) return { kind, id: named }
  }
  return undefined
}
