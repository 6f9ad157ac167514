// Whether the install's key is the one that its secrets were sealed with. Better no start than one
// where nobody with an app can sign in.

import type { Tx } from '#server/platform/db.ts'
import { type Seal, SealBroken } from '#server/platform/seal.ts'
import { anyAuthenticator } from './factors.store.ts'
import { secretPlace } from './prove-factor.ts'

export async function checkSeal(db: Tx, { unseal }: Seal): Promise<void> {
  const sealed = await anyAuthenticator(db)
  if (!sealed) return
  try {
    unseal(sealed.secret, secretPlace(sealed.clientId))
  } catch (cause) {
    if (!(cause instanceof SealBroken)) throw cause
    const message =
      'The key of this install is not the one its secrets were sealed with. Put back SECRET_KEY, ' +
      'or secret.key in DATA_DIR, as it was.'
    throw new Error(message, { cause })
  }
}
