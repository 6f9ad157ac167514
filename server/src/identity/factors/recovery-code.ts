// Recovery codes, for whoever has lost the app or the passkey: ten, each good once. They are of 140
// random bits, so that a plain hash of one gives nothing away.

import { hashOfToken, newCode, type Random } from '#server/platform/crypto.ts'

export const recoveryCodesGiven = 10
const length = 28

/** As they are shown, in groups of four. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: recoveryCodesGiven }, () =>
    newCode(length, random).replace(/.{4}(?=.)/g, '$&-'),
  )
}

/** Case, spaces and dashes do not matter, nor do letters that look like digits. */
export function recoveryHash(typed: string): Buffer {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '')
  return hashOfToken(`recovery ${plain.replaceAll('o', '0').replace(/[il]/g, '1')}`)
}

/** What was typed as six digits is the app's code; all else may be one of these. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(plainCode(typed))
}

export function plainCode(typed: string): string {
  return typed.replace(/\s/g, '')
}
