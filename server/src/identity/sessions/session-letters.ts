// What we write to clients about their sign-ins.

import type { Millis } from '#kernel/time.ts'
import { knownBrowser } from '#server/platform/device.ts'
import { minuteIn } from '#server/platform/figures.ts'
import { type Addressee, leadingLetter, letterTo } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'
import { wordingIn } from '#server/platform/wording.ts'

export function reusedTokenLetter(client: Addressee): Letter {
  const { reusedToken } = wordingIn(client.language).sessions
  return leadingLetter(client, reusedToken, { to: 'signIn' })
}

export type NewDevice = { readonly browser: string; readonly at: Millis }

/** Names no network address: it is wrong about places more often than not, and it is personal. */
export function newDeviceLetter(client: Addressee, { browser, at }: NewDevice): Letter {
  const { newDevice, otherBrowser } = wordingIn(client.language).sessions
  const name = knownBrowser(browser) ?? otherBrowser
  const said = newDevice(name, minuteIn(client.language, at))
  return leadingLetter(client, said, { to: 'forgotPassword' })
}

/** To the client, when somebody tries many passwords from many places. */
export function guessedAtLetter(client: Addressee): Letter {
  const { guessedAt } = wordingIn(client.language).sessions
  return leadingLetter(client, guessedAt, { to: 'security' })
}

export function passwordChangedLetter(client: Addressee): Letter {
  const { passwordChanged } = wordingIn(client.language).sessions
  return leadingLetter(client, passwordChanged, { to: 'forgotPassword' })
}

/** To the address that is the client's from now on. */
export function emailChangedLetter(client: Addressee): Letter {
  return letterTo(client, wordingIn(client.language).sessions.emailChanged)
}
