// Whether the install's key is the one that its secrets were sealed with. Better no start than one
// where nobody with an app can sign in.

import { opensStaffSecrets } from '#server/install/operators/prove-staff.ts'
import type { Tx } from '#server/platform/db.ts'
import { type Seal, SealBroken } from '#server/platform/seal.ts'
import { anyAuthenticator } from './factors.store.ts'
import { secretPlace } from './prove-factor.ts'

export async function checkSeal(db: Tx, seal: Seal): Promise<void> {
  if ((await opensClientSecrets(db, seal)) && (await opensStaffSecrets(db, seal))) return
  throw new Error(
    'The key of this install is not the one its secrets were sealed with. Put back SECRET_KEY, ' +
      'or secret.key in DATA_DIR, as it was.',
  )
}

async function opensClientSecrets(db: Tx, { unseal }: Seal): Promise<boolean> {
  const sealed = await anyAuthenticator(db)
  if (!sealed) return true
  try {
    unseal(sealed.secret, secretPlace(sealed.clientId))
    return true
  } catch (error) {
    if (error instanceof SealBroken) return false
    throw error
  }
}
