// The key by which push services know this install (VAPID, RFC 8292): made once, its private half
// sealed.

import webPush from 'web-push'
import { present } from '#kernel/assert.ts'
import type { Db } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { loadPushKey, savePushKey } from './pushes.store.ts'

export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

const place = 'push key'

export async function readPushKeys(db: Db, seal: Seal): Promise<PushKeys> {
  const known = (await loadPushKey(db)) ?? (await makeKeys(db, seal))
  const privateKey = seal.unseal(known.sealed, place).toString()
  return { publicKey: known.publicKey, privateKey }
}

async function makeKeys(db: Db, seal: Seal) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await savePushKey(db, { publicKey, sealed: seal.seal(Buffer.from(privateKey), place) })
  return present(await loadPushKey(db), 'it was just made')
}
