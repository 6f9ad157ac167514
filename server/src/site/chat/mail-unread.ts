// Mails answers that nobody has read on the site within two minutes: a conversation outside of the
// hours of support, or whose holder has gone, becomes mail. Answers that came meanwhile go along.

import { later, second } from '#kernel/time.ts'
import { type WritingDeps, writeToAddress } from '#server/identity/clients/write-to-client.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import { newCode } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { ChatDeps } from './add-happening.ts'
import { addressOf } from './address.reader.ts'
import { keepMailKey, listEvents, listUnread, lockConversation, saveMailed } from './chat.store.ts'
import { type ChatEvent, type Conversation, unreadMs } from './chat.ts'
import { transcriptLetter, unreadLetter } from './chat-letter.ts'
import { addressOfKey, type ChatMailConfig } from './mail.ts'

type MailingDeps = ChatDeps &
  WritingDeps & { readonly config: Pick<ChatMailConfig, 'chatMailAddress'> }

const batchMost = 50
const lookEveryMs = 10 * second

export function startMailingUnread(deps: MailingDeps, log: (message: string) => void): Loop {
  return repeat({ name: 'mailing unread answers', pauseMs: lookEveryMs, log }, async () =>
    (await mailUnread(deps)) < batchMost ? 'done' : 'more',
  )
}

/** How many conversations were looked at. */
export async function mailUnread(deps: MailingDeps): Promise<number> {
  const { db, clock } = deps
  const ids = await listUnread(db, later(clock.now(), -unreadMs), batchMost)
  for (const id of ids) {
    await db.transaction(async (tx) => {
      const chat = await lockConversation(tx, id)
      if (chat) await mailAnswers(tx, chat, deps)
    })
  }
  return ids.length
}

async function mailAnswers(tx: Tx, chat: Conversation, deps: MailingDeps): Promise<void> {
  const from = Math.max(chat.seenByWriter, chat.mailedSeq)
  const answers = (await allEvents(tx, chat.id, from)).filter(({ kind }) => kind === 'answered')
  const address = await addressOf(tx, chat)
  // Where nobody said where to write to, it stands in the chat and nowhere else.
  await saveMailed(tx, chat.id, chat.lastSeq)
  if (answers.length === 0 || address === null) return
  const { config, random } = deps
  const { chatMailAddress: pattern } = config
  const key = pattern === null ? null : await keepMailKey(tx, chat.id, newCode(24, random))
  const replyTo =
    pattern === null || key === null
      ? (await readSettings(tx)).supportEmail
      : addressOfKey(pattern, key)
  const letter = unreadLetter(answers, {
    language: chat.language,
    replyTo,
    goesBack: key !== null,
  })
  await writeToAddress(tx, address, letter, deps)
}

/** False: nobody has answered yet, or it is not known where to. */
export async function mailTranscript(
  deps: WritingDeps & { readonly db: Db },
  chat: Conversation,
): Promise<boolean> {
  if (chat.firstAnsweredAt === null) return false
  return deps.db.transaction(async (tx) => {
    const address = await addressOf(tx, chat)
    if (address === null) return false
    const said = (await allEvents(tx, chat.id, 0)).filter(({ kind }) =>
      ['written', 'answered'].includes(kind),
    )
    await writeToAddress(tx, address, transcriptLetter(said, chat.language), deps)
    return true
  })
}

/** However many: a letter leaves nothing out. */
async function allEvents(tx: Tx, id: bigint, after: number): Promise<readonly ChatEvent[]> {
  const some = await listEvents(tx, id, after)
  const last = some.at(-1)
  return last ? [...some, ...(await allEvents(tx, id, last.seq))] : []
}
