// A conversation with support: how it stands after each thing that happens in it, who may hold it,
// and what of it whoever it is with sees.

import type { ChatEventKind } from '#contract/public/chat.ts'
import { chatEventKinds } from '#contract/public/chat.ts'
import type { Language } from '#contract/shared/languages.ts'
import type { ChatState } from '#contract/staff/chats.ts'
import type { ClientId } from '#kernel/ids.ts'
import { day, type Millis, minute } from '#kernel/time.ts'

export type StoredState = Exclude<ChatState, 'snoozed'>

/** What of a conversation changes with what happens in it. */
export type Standing = {
  readonly lastSeq: number
  readonly lastAt: Millis
  readonly state: StoredState
  /** Since when whoever wrote waits; null: they do not. */
  readonly waitingSince: Millis | null
  readonly firstAnsweredAt: Millis | null
  readonly resolvedAt: Millis | null
  /** The address of whose it is; null: nobody's. */
  readonly assignedTo: string | null
  readonly snoozedUntil: Millis | null
  readonly seenByWriter: number
  readonly seenByStaff: number
  readonly rating: number | null
}

export type Conversation = Standing & {
  readonly id: bigint
  readonly clientId: ClientId | null
  /** As typed by a visitor. */
  readonly email: string | null
  readonly language: Language
  readonly page: string
  readonly openedAt: Millis
  /** Up to where answers were mailed. */
  readonly mailedSeq: number
}

/** What happens in one; `by` is the address of staff who did it, null of whoever it is with. */
export type Happening =
  | { readonly kind: 'written' | 'rated'; readonly text: string; readonly by: null }
  | { readonly kind: 'answered' | 'noted'; readonly text: string; readonly by: string }
  | { readonly kind: 'tagged' | 'untagged'; readonly text: string; readonly by: string }
  | { readonly kind: 'assigned'; readonly assignedTo: string | null; readonly by: string }
  | { readonly kind: 'snoozed'; readonly until: Millis; readonly by: string }
  | { readonly kind: 'resolved' | 'reopened'; readonly by: string | null }
  | { readonly kind: 'claimed' | 'pictured'; readonly by: null }

export type ChatEvent = {
  readonly seq: number
  readonly kind: Happening['kind']
  readonly by: string | null
  readonly assignedTo: string | null
  readonly text: string | null
  readonly until: Millis | null
  /** The id of a picture. */
  readonly picture: string | null
  /** What the browser called it that sent it. */
  readonly key: string | null
  readonly at: Millis
}

/** How it stands afterwards. Whoever does something has read what was there. */
export function standingAfter(before: Standing, happening: Happening, at: Millis): Standing {
  const lastSeq = before.lastSeq + 1
  const next = { ...before, lastSeq, lastAt: at }
  const seen = happening.by === null ? { seenByWriter: lastSeq } : { seenByStaff: lastSeq }
  const waits = { state: 'waiting', waitingSince: before.waitingSince ?? at } as const
  switch (happening.kind) {
    case 'written':
    case 'pictured':
      return { ...next, ...seen, ...waits, snoozedUntil: null, resolvedAt: null }
    case 'answered': {
      const firstAnsweredAt = before.firstAnsweredAt ?? at
      const assignedTo = before.assignedTo ?? happening.by
      const answered = { ...next, ...seen, firstAnsweredAt, assignedTo, snoozedUntil: null }
      return { ...answered, state: 'open', waitingSince: null, resolvedAt: null }
    }
    case 'resolved': {
      const over = { state: 'resolved', resolvedAt: at, waitingSince: null } as const
      return { ...next, ...seen, ...over, snoozedUntil: null }
    }
    case 'reopened':
      return { ...next, ...seen, ...waits, resolvedAt: null }
    case 'assigned':
      return { ...next, assignedTo: happening.assignedTo }
    case 'snoozed':
      return { ...next, snoozedUntil: happening.until }
    case 'noted':
    case 'tagged':
    case 'untagged':
    case 'claimed':
    case 'rated':
      return next
  }
}

/** As staff see it. */
export function stateAt({ state, snoozedUntil }: Standing, now: Millis): ChatState {
  const isSnoozed = state !== 'resolved' && snoozedUntil !== null && snoozedUntil > now
  return isSnoozed ? 'snoozed' : state
}

export function isForWriter(kind: Happening['kind']): kind is ChatEventKind {
  return (chatEventKinds as readonly string[]).includes(kind)
}

/** Who asks: a client who is signed in, or whoever has the cookie of a conversation, or both. */
export type Writer = { readonly clientId: ClientId | null; readonly tokenHash: Buffer | null }

/** What is tied to a client is seen by them alone, signed in; else by who has its cookie. */
export function mayHold(
  { clientId: owner }: Pick<Conversation, 'clientId'>,
  { clientId }: Writer,
): boolean {
  return owner === null || owner === clientId
}

/** How long a conversation that was resolved goes on when its holder writes again. */
export const reopensMs = 7 * day

/** A conversation that was resolved longer ago is over: what is written begins another. */
export function goesOn({ resolvedAt }: Standing, now: Millis): boolean {
  return resolvedAt === null || now - resolvedAt < reopensMs
}

/** What nobody reads for so long is mailed. */
export const unreadMs = 2 * minute

/** How long conversations are kept after the last thing happened in them. */
export const keptMs = 2 * 365 * day

/** How long a first answer took is said of those begun in this time. */
export const answersSpanMs = 30 * day
/** What is younger says nothing yet: whoever has no answer may still get one. */
export const youngMs = 2 * day
/** Of fewer nothing is said. */
export const fewestAnswered = 5

/** At most so long a conversation is put off. */
export const snoozeMost = 7 * day

/** Every end of a line as one sign. */
export function tidied(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n')
}

export const topicOf = (id: bigint): string => `chat ${id}`
