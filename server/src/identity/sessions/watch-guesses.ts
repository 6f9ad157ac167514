// Somebody who tries passwords of one account from many networks stays below what each network may
// try. Nobody is locked out for that, or a stranger could do it to the owner: staff and the client
// are told, once a day.

import type { Alarm } from '#contract/staff/alarm-texts.ts'
import type { ClientId } from '#kernel/ids.ts'
import { letterheadOf, officeOf } from '#server/install/operators/choose-letterhead.ts'
import { listStaffAddresses } from '#server/install/operators/list-staff-addresses.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import { type Attempts, countAttempts } from '#server/platform/attempts.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { type Limit, limit } from '#server/platform/limit.ts'
import { composeMail } from '#server/platform/mail.ts'
import { queueMail } from '#server/platform/outbox.store.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { guessingLetter } from './guessing-letter.ts'
import { sessionActs } from './session-acts.ts'

export type Guesses = {
  /** Once for each network that tries one account. */
  readonly perNetwork: Limit
  readonly networks: Attempts
  readonly told: Limit
}

const daySeconds = 86_400
/** A household and a journey have a few; this many in a day are somebody's machines. */
export const networksMost = 9

export function countGuesses(): Guesses {
  return {
    perNetwork: limit(1, daySeconds),
    networks: countAttempts(networksMost, daySeconds),
    told: limit(1, daySeconds),
  }
}

export type WatchingDeps = WritingDeps & {
  readonly db: Db
  readonly guesses: Guesses
  /** For what staff must see at once. */
  readonly alarm: Alarm
}

/** To be told of each wrong password of an account that there is. */
export async function noteWrongPassword(
  deps: WatchingDeps,
  clientId: ClientId,
  network: string,
): Promise<void> {
  const { perNetwork, networks, told } = deps.guesses
  const key = String(clientId)
  if (await perNetwork(`${key} ${network}`)) return
  if (!(await networks.take(key))) return
  if (await told(key)) return
  const details = { client: key, networks: networksMost }
  deps.alarm({ code: 'passwords_guessed', details })
  await tellBoth(deps, clientId)
}

function tellBoth({ db, ...deps }: WatchingDeps, clientId: ClientId): Promise<void> {
  return db.transaction(async (tx) => {
    const at = deps.clock.now()
    const head = letterheadOf(await readSettings(tx), deps.install)
    const letter = guessingLetter(String(clientId), {
      networks: networksMost,
      office: officeOf(deps.install),
    })
    for (const address of await listStaffAddresses(tx)) {
      await queueMail(tx, newUuid(at, deps.random), composeMail(address, letter, head), at)
    }
    const told = { clientId, actor: 'system', at, facts: {} } as const
    await tell(tx, { act: sessionActs.guessedAt, ...told }, deps)
  })
}
