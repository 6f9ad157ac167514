// Mails what clients have not read in the app to those who chose a digest of it, in the morning
// where they are. Who has read everything gets none.

import { second } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import type { Addressee } from '#server/platform/letter.ts'
import type { NoticeWordsOf } from '#server/platform/notice-words.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { makeStopToken } from '#server/record/notices/stop-tokens.ts'
import { takeDigests } from '#server/record/notices/take-digests.ts'
import { digestLetter } from './client-letters.ts'
import { type WritingDeps, writeToClient } from './write-to-client.ts'

type DigestDeps = WritingDeps & { readonly db: Db; readonly words: NoticeWordsOf }

const batchMost = 50
const lookEveryMs = 20 * second

export function startMailingDigests(deps: DigestDeps, log: (message: string) => void): Loop {
  return repeat({ name: 'mailing digests', pauseMs: lookEveryMs, log }, async () =>
    (await mailDigests(deps)) < batchMost ? 'done' : 'more',
  )
}

/** How many clients were due. */
export function mailDigests(deps: DigestDeps): Promise<number> {
  const { db, clock, random, words } = deps
  return db.transaction(async (tx) => {
    const digests = await takeDigests(tx, { now: clock.now(), most: batchMost })
    for (const { clientId, notices } of digests) {
      if (notices.length === 0) continue
      const stopToken = await makeStopToken(tx, { clientId, topic: 'digest' }, random)
      const letterTo = async (client: Addressee) => {
        const { textOf } = (await words(client.language)).words
        const lines = notices.map(({ kind, details, at }) => ({ text: textOf(kind, details), at }))
        return { ...digestLetter(client, lines), stopToken }
      }
      await writeToClient(tx, clientId, letterTo, deps)
    }
    return digests.length
  })
}
