// Visitors and clients write, end and rate their conversation. What was begun before signing in is
// the client's from the first thing they do in it, signed in.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { Language } from '#contract/shared/languages.ts'
import { present } from '#kernel/assert.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { hashOfToken, newToken, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { type Refused, refuseFields } from '#server/platform/refuse-with.ts'
import { endStanding } from '#server/record/notices/standing-notice.ts'
import { addHappening, type ChatDeps, tellChat } from './add-happening.ts'
import {
  insertConversation,
  loadByKey,
  lockConversation,
  lockKey,
  saveEmail,
  saveSeen,
  saveToken,
  tieToClient,
} from './chat.store.ts'
import { type Conversation, goesOn, mayHold, tidied, type Writer } from './chat.ts'
import { findHeld } from './hold-chat.ts'
import { type ChatServiceDeps, serviceAt } from './promise-answers.ts'

export type WritingDeps = ChatDeps & ChatServiceDeps & { readonly random: Random }

export type Written = {
  readonly key: string
  readonly text: string
  readonly email?: string | undefined
  readonly language: Language
  readonly page: string
}

/** `token` is what the browser keeps from then on, of a conversation that begins. */
type Outcome = { readonly chat: Conversation; readonly token: string | undefined }

export async function writeToChat(
  deps: WritingDeps,
  writer: Writer,
  written: Written,
): Promise<Outcome | Refused> {
  const { db, clock } = deps
  const fresh = newToken(deps.random)
  const outcome = await db.transaction<Outcome | Refused>(async (tx) => {
    const now = clock.now()
    const sentAlready = await findSent(tx, { writer, key: written.key, fresh })
    if (sentAlready) return sentAlready
    const held = await lockHeld(tx, writer, now)
    const isKnown = writer.clientId !== null || (written.email ?? held?.email ?? null) !== null
    if (!isKnown && serviceAt(deps, now).isStaffed !== true) {
      return refuseFields([{ field: 'email', code: 'required' }])
    }
    const goingOn = held && goesOn(held, now) ? held : undefined
    const token = goingOn ? undefined : fresh
    const begun = goingOn ?? (await begin(tx, writer, written, { token, at: now }))
    const named = await withEmail(tx, begun, written.email)
    const again =
      named.state === 'resolved'
        ? await addHappening(tx, named, { kind: 'reopened', by: null }, { at: now })
        : named
    const happening = { kind: 'written', text: tidied(written.text), by: null } as const
    const sent = { at: now, key: written.key }
    return { chat: await addHappening(tx, again, happening, sent), token }
  })
  if (!isRefusal(outcome)) tellChat(deps, outcome.chat)
  return outcome
}

type Sent = { readonly writer: Writer; readonly key: string; readonly fresh: string }

/**
 * The same key is the same message, also where the browser never got the cookie of what it began:
 * it gets another, since nobody else knows the key.
 */
async function findSent(tx: Tx, { writer, key, fresh }: Sent): Promise<Outcome | undefined> {
  await lockKey(tx, key)
  const found = await loadByKey(tx, key)
  if (!found || !mayHold(found, writer)) return undefined
  const isHeld = (await findHeld(tx, writer))?.id === found.id
  if (isHeld) return { chat: found, token: undefined }
  await saveToken(tx, found.id, hashOfToken(fresh))
  return { chat: found, token: fresh }
}

/** Whoever signs in takes along what they began before; what is theirs, or undefined. */
export async function claimChat(deps: ChatDeps, writer: Writer): Promise<Conversation | undefined> {
  const { db, clock } = deps
  const held = await findHeld(db, writer)
  if (!held || held.clientId !== null || writer.clientId === null) return held
  const claimed = await db.transaction((tx) => lockHeld(tx, writer, clock.now()))
  if (claimed) tellChat(deps, claimed)
  return claimed
}

export function endChat(deps: ChatDeps, writer: Writer): Promise<Conversation | KnownRefusal> {
  return act(deps, writer, async (tx, chat, at) => {
    if (chat.state === 'resolved') return chat
    return addHappening(tx, chat, { kind: 'resolved', by: null }, { at })
  })
}

/** Once; what they think of it later they may write. */
export function rateChat(
  deps: ChatDeps,
  writer: Writer,
  { rating, text }: { readonly rating: number; readonly text: string },
): Promise<Conversation | KnownRefusal> {
  return act(deps, writer, async (tx, chat, at) => {
    if (chat.rating !== null || chat.firstAnsweredAt === null) return refuse('not_found')
    const words = text === '' ? String(rating) : `${rating}: ${tidied(text)}`
    const happening = { kind: 'rated', text: words, by: null } as const
    return addHappening(tx, { ...chat, rating }, happening, { at })
  })
}

export async function seeChat(deps: ChatDeps, writer: Writer, seq: number): Promise<void> {
  const held = await findHeld(deps.db, writer)
  const isNews = held && (await saveSeen(deps.db, held.id, { by: 'writer', seq }))
  if (!isNews) return
  tellChat(deps, held)
  if (held.clientId === null) return
  const told = { kind: 'chat_answered', at: deps.clock.now() } as const
  await endStanding(deps.db, held.clientId, told)
}

async function act(
  deps: ChatDeps,
  writer: Writer,
  does: (tx: Tx, chat: Conversation, at: Millis) => Promise<Conversation | KnownRefusal>,
): Promise<Conversation | KnownRefusal> {
  const outcome = await deps.db.transaction<Conversation | KnownRefusal>(async (tx) => {
    const now = deps.clock.now()
    const held = await lockHeld(tx, writer, now)
    return held ? does(tx, held, now) : refuse('not_found')
  })
  if (!isRefusal(outcome)) tellChat(deps, outcome)
  return outcome
}

/** Theirs from here on, where they are signed in. */
export async function lockHeld(
  tx: Tx,
  writer: Writer,
  at: Millis,
): Promise<Conversation | undefined> {
  const found = await findHeld(tx, writer)
  const locked = found && (await lockConversation(tx, found.id))
  if (!locked || !mayHold(locked, writer)) return undefined
  const { clientId } = writer
  if (locked.clientId !== null || clientId === null) return locked
  await tieToClient(tx, locked.id, clientId)
  return addHappening(tx, { ...locked, clientId }, { kind: 'claimed', by: null }, { at })
}

type Beginning = { readonly token: string | undefined; readonly at: Millis }

async function begin(
  tx: Tx,
  { clientId }: Writer,
  { language, page }: Written,
  { token, at }: Beginning,
): Promise<Conversation> {
  const tokenHash = hashOfToken(present(token, 'a conversation that begins has one'))
  const id = await insertConversation(tx, { tokenHash, clientId, language, page, at })
  return present(await lockConversation(tx, present(id, 'a new one')), 'it was just begun')
}

/** A client is written to at the address of their account. */
async function withEmail(
  tx: Tx,
  chat: Conversation,
  email: string | undefined,
): Promise<Conversation> {
  if (email === undefined || chat.clientId !== null || email === chat.email) return chat
  await saveEmail(tx, chat.id, email)
  return { ...chat, email }
}
