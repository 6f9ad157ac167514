// The key of the install, for what was sealed with it. A tool never makes one.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal, type Seal } from '#server/platform/seal.ts'
import { loadSealKey } from '#server/platform/seal-key.ts'

type KeyPlace = Pick<Config, 'dataDir' | 'secretKey'>

export function hasInstallKey({ dataDir, secretKey }: KeyPlace): boolean {
  return secretKey !== null || existsSync(join(dataDir, 'secret.key'))
}

export async function openInstallSeal(place: KeyPlace): Promise<Seal> {
  return hasInstallKey(place)
    ? openSeal(await loadSealKey(place, systemRandom), systemRandom)
    : missing(place)
}

/** For what may do without a key: only to use it says that there is none. */
export async function sealIfThere(place: KeyPlace): Promise<Seal> {
  if (hasInstallKey(place)) return openInstallSeal(place)
  const none = () => missing(place)
  return { seal: none, unseal: none, mark: none }
}

function missing({ dataDir }: KeyPlace): never {
  throw new Error(`there is no secret.key in ${dataDir}: is DATA_DIR right?`)
}
