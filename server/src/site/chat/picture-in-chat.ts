// A picture in a conversation, by the rules of identity documents: drawn anew, sealed on disk
// before its row is written; a file that nobody names is removed by a worker.

import { chatPictureBytesMax } from '#contract/public/chat.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { type DocumentFiles, openDocumentFiles } from '#server/identity/documents/document-files.ts'
import { removeUnnamed, type StrayDeps } from '#server/identity/documents/remove-stray-files.ts'
import type { InstallContext } from '#server/install/compose-install.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { drawLegible } from '#server/platform/legible-picture.ts'
import { addHappening, tellChat } from './add-happening.ts'
import { loadByKey, lockKey } from './chat.store.ts'
import { type Conversation, topicOf, type Writer } from './chat.ts'
import { findHeld } from './hold-chat.ts'
import { countPictures, insertPicture, listKnownPictures, loadPicture } from './pictures.store.ts'
import { lockHeld, type WritingDeps } from './write-to-chat.ts'

export type PictureDeps = WritingDeps & { readonly files: DocumentFiles }

const longSideMax = 1_600
/** In one conversation. */
const picturesMost = 20

type Sent = { readonly key: string; readonly bytes: Uint8Array }

/** Only in a conversation that was begun, and that goes on. */
export async function sendPicture(
  deps: PictureDeps,
  writer: Writer,
  { key, bytes }: Sent,
): Promise<Conversation | KnownRefusal> {
  const { db, clock, random, files } = deps
  const held = await findHeld(db, writer)
  if (!held || held.state === 'resolved') return refuse('not_found')
  const there = await loadByKey(db, key)
  if (there) return there.id === held.id ? there : refuse('malformed')
  const wish = { by: topicOf(held.id), bytesMax: chatPictureBytesMax, side: longSideMax }
  const picture = await drawLegible(bytes, wish)
  if (isRefusal(picture)) return picture
  const kept = await files.keep(newUuid(clock.now(), random), picture.bytes)
  const outcome = await db.transaction<Conversation | KnownRefusal>(async (tx) => {
    await lockKey(tx, key)
    if (await loadByKey(tx, key)) return refuse('malformed')
    const now = clock.now()
    const chat = await lockHeld(tx, writer, now)
    if (chat?.id !== held.id) return refuse('not_found')
    const seconds = 3_600
    if ((await countPictures(tx, chat.id)) >= picturesMost) {
      return refuse('too_many_requests', { seconds })
    }
    const happening = { kind: 'pictured', by: null } as const
    const after = await addHappening(tx, chat, happening, { at: now, key })
    const at = { conversation: chat.id, seq: after.lastSeq }
    await insertPicture(tx, at, { ...kept, mediaType: picture.type })
    return after
  })
  if (!isRefusal(outcome)) {
    tellChat(deps, outcome)
    return outcome
  }
  await files.remove(kept.fileName)
  // What was sent twice is there.
  const sent = await loadByKey(db, key)
  return sent?.id === held.id ? sent : outcome
}

export function openChatFiles({ config, seal, random }: InstallContext): DocumentFiles {
  return openDocumentFiles({ dataDir: config.dataDir, seal, random, name: 'conversations' })
}

type Picture = { readonly bytes: Buffer; readonly mediaType: string }

export async function readChatPicture(
  { db, files }: { readonly db: Tx; readonly files: DocumentFiles },
  conversation: bigint,
  id: string,
): Promise<Picture | KnownRefusal> {
  const found = await loadPicture(db, conversation, id)
  const bytes = found && (await files.read(found))
  return bytes ? { bytes, mediaType: found.mediaType } : refuse('not_found')
}

/** Files that no conversation names any more; how many. */
export function removeStrayPictures(deps: StrayDeps): Promise<number> {
  return removeUnnamed(deps, (names) => listKnownPictures(deps.db, names))
}
