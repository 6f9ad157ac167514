// Staff answer a conversation, note beside it, take it, put it off, resolve it and mark it.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Admitted, Staff } from '#server/install/operators/staff.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { stands } from '#server/record/notices/standing-notice.ts'
import { addHappening, type ChatDeps, tellChat } from './add-happening.ts'
import { loadByKey, lockConversation, lockKey, putTag, saveSeen, takeTag } from './chat.store.ts'
import { type Conversation, snoozeMost, tidied, topicOf } from './chat.ts'
import { chatActs } from './chat-acts.ts'

type Handling = { readonly id: bigint; readonly by: Staff }
type Handled = Promise<Conversation | KnownRefusal>
type Said = Handling & { readonly key: string; readonly text: string }

/** A client who does not have the chat before them is told, once until they have read it. */
export function answerChat(deps: ChatDeps & WritingDeps, said: Said): Handled {
  return sayOnce(deps, said, {
    kind: 'answered',
    afterwards: async (tx, { id, clientId }, at) => {
      const isHere = deps.followers.isFollowed(topicOf(id))
      if (clientId === null || isHere || (await stands(tx, clientId, 'chat_answered'))) return
      const { answered: act } = chatActs
      await tell(tx, { act, clientId, actor: 'system', at, facts: {} }, deps)
    },
  })
}

export function noteChat(deps: ChatDeps, said: Said): Handled {
  return sayOnce(deps, said, { kind: 'noted', afterwards: async () => {} })
}

/** Whoever asks takes it, or gives it back. */
export function assignChat(
  deps: ChatDeps,
  { isMine, ...handling }: Handling & { readonly isMine: boolean },
): Handled {
  return handle(deps, handling, (tx, { chat, staff, at }) =>
    passTo(tx, chat, { staff, to: isMine ? staff.email : null, at }),
  )
}

type Passing = { readonly staff: Admitted; readonly to: string | null; readonly at: Millis }

/** The same, of whoever may hand work out: it is that member's, or nobody's, from then on. */
export async function passChat(tx: Tx, id: bigint, passing: Passing): Promise<void> {
  const chat = await lockConversation(tx, id)
  if (chat) await passTo(tx, chat, passing)
}

async function passTo(
  tx: Tx,
  chat: Conversation,
  { staff, to, at }: Passing,
): Promise<Conversation> {
  if (chat.assignedTo === to) return chat
  return addHappening(tx, chat, { kind: 'assigned', assignedTo: to, by: staff.email }, { at })
}

export function snoozeChat(
  deps: ChatDeps,
  { until, ...handling }: Handling & { readonly until: Millis },
): Handled {
  return handle(deps, handling, async (tx, { chat, staff, at }) => {
    if (chat.state === 'resolved') return refuse('chat_resolved')
    const last = later(at, snoozeMost)
    if (until <= at || until > last) return refuse('chat_snooze_span', { until: iso(last) })
    return addHappening(tx, chat, { kind: 'snoozed', until, by: staff.email }, { at })
  })
}

export function resolveChat(deps: ChatDeps, handling: Handling): Handled {
  return handle(deps, handling, async (tx, { chat, staff, at }) => {
    if (chat.state === 'resolved') return refuse('chat_resolved')
    await note(tx, chat, { staff, at, kind: 'chat_resolved' })
    return addHappening(tx, chat, { kind: 'resolved', by: staff.email }, { at })
  })
}

export function reopenChat(deps: ChatDeps, handling: Handling): Handled {
  return handle(deps, handling, async (tx, { chat, staff, at }) => {
    if (chat.state !== 'resolved') return refuse('chat_not_resolved')
    await note(tx, chat, { staff, at, kind: 'chat_reopened' })
    return addHappening(tx, chat, { kind: 'reopened', by: staff.email }, { at })
  })
}

/** A word that is put where it is, or taken where it is not, changes nothing. */
export function tagChat(
  deps: ChatDeps,
  { tag, isPut, ...handling }: Handling & { readonly tag: string; readonly isPut: boolean },
): Handled {
  return handle(deps, handling, async (tx, { chat, staff, at }) => {
    const word = tag.toLowerCase()
    const isChange = isPut ? await putTag(tx, chat.id, word) : await takeTag(tx, chat.id, word)
    if (!isChange) return chat
    const kind = isPut ? 'tagged' : 'untagged'
    return addHappening(tx, chat, { kind, text: word, by: staff.email }, { at })
  })
}

/** Told to whoever it is with, where it is news. */
export async function seeAsStaff(
  deps: ChatDeps,
  { id, by, seq }: Handling & { readonly seq: number },
): Promise<KnownRefusal | undefined> {
  return deps.db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'message.answer')
    if (isRefusal(staff)) return staff
    const chat = await lockConversation(tx, id)
    if (!chat) return refuse('not_found')
    if (await saveSeen(tx, id, { by: 'staff', seq })) tellChat(deps, chat)
    return undefined
  })
}

type Saying = {
  readonly kind: 'answered' | 'noted'
  readonly afterwards: (tx: Tx, chat: Conversation, at: Millis) => Promise<void>
}

/** What is sent twice is there once. */
function sayOnce(
  deps: ChatDeps,
  { key, text, ...handling }: Said,
  { kind, afterwards }: Saying,
): Handled {
  return handle(deps, handling, async (tx, { chat, staff, at }) => {
    await lockKey(tx, key)
    const sent = await loadByKey(tx, key)
    if (sent) return sent.id === chat.id ? chat : refuse('malformed')
    const happening = { kind, text: tidied(text), by: staff.email } as const
    const after = await addHappening(tx, chat, happening, { at, key })
    await afterwards(tx, after, at)
    return after
  })
}

type Doing = { readonly chat: Conversation; readonly staff: Admitted; readonly at: Millis }

async function handle(
  deps: ChatDeps,
  { id, by }: Handling,
  does: (tx: Tx, doing: Doing) => Promise<Conversation | KnownRefusal>,
): Handled {
  let before: Conversation | undefined
  const outcome = await deps.db.transaction<Conversation | KnownRefusal>(async (tx) => {
    const staff = await admitStaff(tx, by, 'message.answer')
    if (isRefusal(staff)) return staff
    before = await lockConversation(tx, id)
    return before ? does(tx, { chat: before, staff, at: deps.clock.now() }) : refuse('not_found')
  })
  if (!isRefusal(outcome) && outcome !== before) tellChat(deps, outcome)
  return outcome
}

type Noting = Pick<Doing, 'staff' | 'at'> & {
  readonly kind: 'chat_resolved' | 'chat_reopened'
}

/**
 * What was said is forgotten with the conversation, and events never are. That something was said
 * is no event: whoever answers would wait for everybody else who does.
 */
function note(tx: Tx, chat: Conversation, { staff, at, kind }: Noting): Promise<void> {
  const details = { conversation: String(chat.id) }
  return recordEvent(tx, { at, clientId: null, actor: staff.actor, kind, details })
}
