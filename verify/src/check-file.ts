// Verifies the file of a receipt, and if wanted against the log it names: what came of it, in lines.

import { isSame } from './bytes.ts'
import { openCheckpoint } from './checkpoint.ts'
import { fetchFrom, fetchHead, fetchKeys, isBeginning, keysBelieved } from './log.ts'
import { parseKey } from './note.ts'
import { type KeyState, parseSaved, type SavedReceipt, type Verdict, verifySaved } from './saved.ts'

export type Options = {
  /** Keys that are believed; without one those of the file. */
  readonly vkeys: readonly string[]
  /** Where the log is; undefined: it is not asked. */
  readonly log: string | undefined
}

export type Answer = { readonly isGood: boolean; readonly lines: readonly string[] }

export async function checkFile(json: string, { vkeys, log }: Options): Promise<Answer> {
  const saved = parseSaved(json)
  if (!saved) return { isGood: false, lines: ['This is no signed receipt of this format.'] }
  const given = vkeys.map((vkey) => ({ vkey, ended: null }))
  const first: readonly KeyState[] = given.length > 0 ? given : saved.keys
  const asked = log === undefined ? undefined : await askLog(saved, first, log)
  const verdict = await verifySaved(saved, { keys: asked?.keys ?? first })
  const isGood = verdict.isGood && (asked?.isGood ?? true)
  const ending = isGood
    ? 'Everything in it is what was signed and logged, and the outcome follows from it.'
    : 'This receipt does not hold.'
  const lines = [...linesOf(verdict), ...(asked?.lines ?? []), ...keyLines(first, given), ending]
  return { isGood, lines }
}

function linesOf({ receipt, findings, checks }: Verdict): string[] {
  const trade = receipt
    ? [`Trade ${receipt.trade_id}: ${receipt.trade_mode} ${receipt.symbol}, ${receipt.status}`]
    : []
  return [
    ...trade,
    ...findings.map(({ name, ok }) => line(ok, words[name])),
    ...checks.map(({ name, ok, stated, computed }) =>
      line(ok, `${name}: ${stated ?? 'none'}${ok ? '' : `, recomputed ${computed ?? 'none'}`}`),
    ),
  ]
}

const words = {
  terms_signed: 'the terms are signed',
  terms_logged: 'the log has the terms',
  settlement_signed: 'the end is signed',
  settlement_logged: 'the log has the end',
  same_trade: 'the end is that of these terms',
  prices_logged: 'the log has the prices of all minutes that decide it',
}

function line(ok: boolean, said: string): string {
  return `${ok ? 'ok  ' : 'FAIL'} ${said}`
}

function keyLines(keys: readonly KeyState[], given: readonly KeyState[]): string[] {
  if (given.length > 0) return []
  return [
    'The key is the one in the file: compare it with what its house publishes.',
    ...keys.map(({ vkey }) => `     ${vkey}`),
  ]
}

async function askLog(saved: SavedReceipt, first: readonly KeyState[], url: string) {
  const get = fetchFrom(url)
  const published = await fetchKeys(get)
  const keys = await keysBelieved(
    first.map(({ vkey }) => vkey),
    published,
  )
  const verdict = await verifySaved(saved, { keys })
  const now = await fetchHead(get, keys)
  const text = verdict.checkpoint?.text
  const ever = await Promise.all(keys.map(({ vkey }) => parseKey(vkey)))
  const then =
    text &&
    (await openCheckpoint(
      text,
      ever.filter((key) => key !== undefined),
    ))
  const isThere = now !== undefined && now.origin === saved.origin
  const isSaid = then ? isThere && (await isBeginning(get, then, now)) : false
  const isSameRoot = then && now?.size === then.size && isSame(now.root, then.root)
  const held = isSameRoot ? 'the same as the receipt has' : 'what the receipt was proved by'
  return {
    keys,
    isGood: isThere && isSaid,
    lines: [
      line(isThere, `the log at ${url} is signed by a key that is believed`),
      line(isSaid, `it still begins with ${held}`),
    ],
  }
}
