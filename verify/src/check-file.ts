// Verifies the file of a receipt, and if wanted against the log it names: what came of it, in
// lines.

import { type Asked, askLog } from './ask-log.ts'
import { parseEvidence, type SavedEvidence, verifyEvidence } from './evidence.ts'
import type { KeyState } from './keys.ts'
import { parseLiability, type SavedLiability, verifyLiability } from './liability.ts'
import { fetchFrom } from './log.ts'
import { parseSaved, type Verdict, verifySaved } from './saved.ts'

export type Options = {
  /** Keys that are believed; without one those of the file. */
  readonly vkeys: readonly string[]
  /** Where the log is; undefined: it is not asked. */
  readonly log: string | undefined
}

export type Answer = { readonly isGood: boolean; readonly lines: readonly string[] }

export async function checkFile(json: string, { vkeys, log }: Options): Promise<Answer> {
  const liability = parseLiability(json)
  if (liability) return checkLiability(liability, vkeys)
  const evidence = parseEvidence(json)
  if (evidence) return checkEvidence(evidence, vkeys)
  const saved = parseSaved(json)
  if (!saved)
    return {
      isGood: false,
      lines: ['This is no signed receipt, no evidence, and no proof of what is owed.'],
    }
  const given = vkeys.map((vkey) => ({ vkey, ended: null }))
  const keys: readonly KeyState[] = given.length > 0 ? given : saved.keys
  const asked = log === undefined ? undefined : await askLog(saved, keys, fetchFrom(log))
  const verdict = asked?.verdict ?? (await verifySaved(saved, { keys }))
  const isHeld = asked === undefined || (asked.isSigned && asked.isHeld)
  const isGood = verdict.isGood && isHeld
  const ending = isGood
    ? 'Everything in it is what was signed and logged, and the outcome follows from it.'
    : 'This receipt does not hold.'
  const lines = [...linesOf(verdict), ...logLines(asked), ...keyLines(keys, given), ending]
  return { isGood, lines }
}

/** All that a house records of one trade, deposit or withdrawal. */
async function checkEvidence(saved: SavedEvidence, vkeys: readonly string[]): Promise<Answer> {
  const given = vkeys.map((vkey) => ({ vkey, ended: null }))
  const keys: readonly KeyState[] = given.length > 0 ? given : saved.keys
  const { isSigned, stated, receipt } = await verifyEvidence(saved, { keys })
  const { kind, id } = stated?.about ?? { kind: 'nothing', id: '' }
  const isGood = isSigned && stated !== undefined && (receipt?.isGood ?? true)
  const lines = [
    `About ${kind} ${id}, as of ${stated?.made_at ?? '?'}`,
    line(isSigned, 'what it says is signed'),
    ...(receipt ? linesOf(receipt) : []),
    ...keyLines(keys, given),
  ]
  return { isGood, lines }
}

/** What a house owes to one client, as it published it. */
async function checkLiability(saved: SavedLiability, vkeys: readonly string[]): Promise<Answer> {
  const given = vkeys.map((vkey) => ({ vkey, ended: null }))
  const keys: readonly KeyState[] = given.length > 0 ? given : saved.keys
  const { isCounted, isLogged, at, total } = await verifyLiability(saved, { keys })
  const lines = [
    `${saved.holder} was owed ${saved.amount} of ${total ?? '?'} (${saved.currency}, in cents)`,
    line(isCounted, `the amount is counted in that total, as of ${at ?? '?'}`),
    line(isLogged, 'the log has that total'),
    ...keyLines(keys, given),
  ]
  return { isGood: isCounted && isLogged, lines }
}

function linesOf({ receipt, findings, checks }: Verdict): string[] {
  const trade = receipt
    ? [`Trade ${receipt.trade_id}: ${receipt.trade_mode} ${receipt.symbol}, ${receipt.status}`]
    : []
  return [
    ...trade,
    ...findings.map(({ name, ok, isMissing }) =>
      line(ok, `${words[name]}${isMissing ? ': not in the file' : ''}`),
    ),
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

function logLines(asked: Asked | undefined): string[] {
  if (!asked) return []
  return [
    line(asked.isSigned, 'the log is signed by a key that is believed'),
    line(asked.isHeld, 'it still begins with what the receipt was proved by'),
  ]
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
