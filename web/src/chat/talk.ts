// The conversation as this browser knows it: what the server has of it, in its order and each thing
// once, and what is still on its way there. Pure; `use-talk.ts` has it do things.

import type { Chat, ChatEvent } from '#contract/public/chat.ts'

export type Outgoing = {
  readonly key: string
  readonly text: string
  readonly email: string | undefined
  /** Instead of a text. */
  readonly file?: File
  readonly state: 'sending' | 'failed'
  /** Why it failed. */
  readonly why: string | undefined
}

export type Conversation = NonNullable<Chat['conversation']>

export type Talk = {
  /** Undefined until it was asked for. */
  readonly service: Chat['service'] | undefined
  readonly isClient: boolean
  readonly conversation: Omit<Conversation, 'events'> | undefined
  readonly events: readonly ChatEvent[]
  /** In the order in which they are sent. */
  readonly outgoing: readonly Outgoing[]
}

export const nothingYet: Talk = {
  service: undefined,
  isClient: false,
  conversation: undefined,
  events: [],
  outgoing: [],
}

/** Where to ask on from. */
export function afterOf({ conversation }: Talk): number {
  return conversation?.last_seq ?? 0
}

/**
 * With what the server answered: of another conversation than was known all is new, of the same
 * what was not there yet. What has arrived is on its way no longer.
 */
export function withAnswer(talk: Talk, { service, is_client, conversation }: Chat): Talk {
  const shared = { ...talk, service, isClient: is_client }
  if (!conversation) return { ...shared, conversation: undefined, events: [] }
  const { events: came, ...stands } = conversation
  const isSame = talk.conversation?.opened_at === stands.opened_at
  const known = isSame ? talk.events : []
  const seqs = new Set(known.map(({ seq }) => seq))
  const events = [...known, ...came.filter(({ seq }) => !seqs.has(seq))].sort(
    (one, other) => one.seq - other.seq,
  )
  const arrived = new Set(events.map(({ key }) => key))
  const lastSeq = Math.max(stands.last_seq, (isSame ? talk.conversation?.last_seq : 0) ?? 0)
  return {
    ...shared,
    conversation: { ...stands, last_seq: lastSeq },
    events,
    outgoing: talk.outgoing.filter(({ key }) => !arrived.has(key)),
  }
}

/** Whether an answer is of another conversation than was asked on from: its beginning lacks. */
export function isCut(talk: Talk, { conversation }: Chat): boolean {
  const known = talk.conversation
  return known !== undefined && !!conversation && known.opened_at !== conversation.opened_at
}

export function withOutgoing(talk: Talk, sent: Outgoing): Talk {
  const others = talk.outgoing.filter(({ key }) => key !== sent.key)
  return { ...talk, outgoing: [...others, sent] }
}

/** What of theirs the holder has not had before them. */
export function unreadIn({ conversation, events }: Talk): number {
  const seen = conversation?.seen ?? 0
  return events.filter(({ kind, seq }) => kind === 'answered' && seq > seen).length
}
