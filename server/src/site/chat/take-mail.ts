// Takes a mail into the conversation whose address it went to. Nobody else knows that address, so
// nothing else of the mail is believed: not who sent it, and nothing but its words is kept.

import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import type { KnownRefusal } from '#contract/refusals.ts'
import { languages } from '#contract/shared/languages.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { limit } from '#server/platform/limit.ts'
import { wordingIn } from '#server/platform/wording.ts'
import { addHappening, type ChatDeps, tellChat } from './add-happening.ts'
import { loadByKey, loadByMailKey, lockConversation, lockKey } from './chat.store.ts'
import { type Conversation, tidied, topicOf } from './chat.ts'
import { isAutomatic, keyInAddress, ownWords, pieces, wordsOfHtml } from './mail.ts'

export type MailDeps = ChatDeps & { readonly addressPattern: string }

const perConversation = limit(20, 3_600)

/** A reply quotes whichever mail of ours it answers. */
const marks = languages.map((language) => wordingIn(language).chat.mark)

/** False: there is nothing to take of it. Refused where nothing of ours has that address. */
export async function takeMail(deps: MailDeps, raw: Buffer): Promise<boolean | KnownRefusal> {
  const mail = await PostalMime.parse(raw).catch(() => undefined)
  if (!mail) return refuse('malformed')
  const key = keyOf(mail, deps.addressPattern)
  const id = key === undefined ? undefined : await loadByMailKey(deps.db, key)
  if (id === undefined) return refuse('not_found')
  const header = (name: string) => mail.headers.find((one) => one.key === name)?.value
  if (isAutomatic(header)) return false
  const words = ownWords(mail.text ?? wordsOfHtml(mail.html ?? ''), marks)
  if (words === '') return false
  const tooMany = await perConversation(topicOf(id))
  if (tooMany) return tooMany
  const chat = await add(deps, id, { words: shownOnly(words), mailId: mailIdOf(mail, raw) })
  if (isRefusal(chat)) return chat as KnownRefusal
  if (chat) tellChat(deps, chat)
  return true
}

type Taken = { readonly words: string; readonly mailId: string }

/** Undefined: it was taken before. */
function add(
  { db, clock }: MailDeps,
  id: bigint,
  { words, mailId }: Taken,
): Promise<Conversation | undefined | KnownRefusal> {
  return db.transaction(async (tx) => {
    await lockKey(tx, mailId)
    const locked = await lockConversation(tx, id)
    if (!locked) return refuse('not_found')
    if (await loadByKey(tx, partKey(mailId, 0))) return undefined
    const at = clock.now()
    let chat = locked
    if (chat.state === 'resolved') {
      chat = await addHappening(tx, chat, { kind: 'reopened', by: null }, { at })
    }
    for (const [nr, text] of pieces(words).entries()) {
      const happening = { kind: 'written', text: tidied(text), by: null } as const
      chat = await addHappening(tx, chat, happening, { at, key: partKey(mailId, nr) })
    }
    return chat
  })
}

/** Of any of those it went to. */
function keyOf({ to, cc, deliveredTo }: Email, pattern: string): string | undefined {
  const named = [...(to ?? []), ...(cc ?? [])].flatMap(addressesIn)
  return [deliveredTo ?? '', ...named]
    .map((address) => keyInAddress(pattern, address))
    .find((key) => key !== undefined)
}

function addressesIn({ address, group }: Address): string[] {
  return [address ?? '', ...(group ?? []).map((one) => one.address ?? '')]
}

/** The same mail, handed over twice, is the same. */
function mailIdOf({ messageId }: Email, raw: Buffer): string {
  return createHash('sha256')
    .update(messageId ?? raw)
    .digest('hex')
}

function partKey(mailId: string, nr: number): string {
  const hex = createHash('sha256').update(`${mailId} ${nr}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** What cannot be shown or stored is left out. */
function shownOnly(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
}
