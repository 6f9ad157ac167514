// Asks the log that a file names whether it still holds what the file was proved by.

import { openCheckpoint } from './checkpoint.ts'
import { type KeyState, parsedKeys } from './keys.ts'
import { type Fetch, fetchHead, fetchKeys, isBeginning, keysBelieved } from './log.ts'

/** What a file was proved by. */
type Proved = {
  readonly checkpoint: { readonly text: string; readonly size: number } | undefined
}

export type Asked<V extends Proved> = {
  /** By the keys that are believed now that the log was asked. */
  readonly verdict: V
  /** Whether it answers with what one of these signed, under the name that the file has. */
  readonly isSigned: boolean
  /** Whether what the file was proved by is the beginning of what it holds now. */
  readonly isHeld: boolean
}

export type Asking<V extends Proved> = {
  readonly origin: string
  /** Keys that were believed before. */
  readonly known: readonly KeyState[]
  readonly verify: (keys: readonly KeyState[]) => Promise<V>
}

export async function askLog<V extends Proved>(
  { origin, known, verify }: Asking<V>,
  get: Fetch,
): Promise<Asked<V>> {
  const vkeys = known.map(({ vkey }) => vkey)
  const keys = await keysBelieved(vkeys, await fetchKeys(get))
  const verdict = await verify(keys)
  const now = await fetchHead(get, keys)
  const isSigned = now?.origin === origin
  const own = await parsedKeys(keys)
  const then = verdict.checkpoint && (await openCheckpoint(verdict.checkpoint.text, own))
  const isHeld = now !== undefined && then !== undefined && (await isBeginning(get, then, now))
  return { verdict, isSigned, isHeld }
}
