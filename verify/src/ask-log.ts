// Asks the log that a receipt names whether it still holds what the receipt was proved by.

import { openCheckpoint } from './checkpoint.ts'
import { type KeyState, parsedKeys } from './keys.ts'
import { type Fetch, fetchHead, fetchKeys, isBeginning, keysBelieved } from './log.ts'
import { type SavedReceipt, type Verdict, verifySaved } from './saved.ts'

export type Asked = {
  /** By the keys that are believed now that the log was asked. */
  readonly verdict: Verdict
  /** Whether it answers with what one of these signed, under the name that the receipt has. */
  readonly isSigned: boolean
  /** Whether what the receipt was proved by is the beginning of what it holds now. */
  readonly isHeld: boolean
}

/** `known` are the keys that were believed before. */
export async function askLog(
  saved: SavedReceipt,
  known: readonly KeyState[],
  get: Fetch,
): Promise<Asked> {
  const vkeys = known.map(({ vkey }) => vkey)
  const keys = await keysBelieved(vkeys, await fetchKeys(get))
  const verdict = await verifySaved(saved, { keys })
  const now = await fetchHead(get, keys)
  const isSigned = now?.origin === saved.origin
  const own = await parsedKeys(keys)
  const then = verdict.checkpoint && (await openCheckpoint(verdict.checkpoint.text, own))
  const isHeld = now !== undefined && then !== undefined && (await isBeginning(get, then, now))
  return { verdict, isSigned, isHeld }
}
