// Verifies the file of a receipt or of a tournament's result, and if wanted against the log it
// names: what came of it, in lines.

import { type Asked, askLog } from './ask-log.ts'
import { parseProof } from './checkpoint.ts'
import { parseEvidence, type SavedEvidence, verifyEvidence } from './evidence.ts'
import type { KeyState } from './keys.ts'
import { parseLiability, type SavedLiability, verifyLiability } from './liability.ts'
import { fetchFrom } from './log.ts'
import { newestRules } from './outcome.ts'
import { type Policy, witnessedBy } from './policy.ts'
import { parseResult, type SavedResult, verifyResult } from './result.ts'
import { parseSaved, type SavedReceipt, type Verdict, verifySaved } from './saved.ts'

export type Options = {
  /** Keys that are believed; without one those of the file. */
  readonly vkeys: readonly string[]
  /** Where the log is; undefined: it is not asked. */
  readonly log: string | undefined
  /** Who has to have signed what the log said; undefined: the log alone. */
  readonly policy?: Policy | undefined
}

export type Answer = { readonly isGood: boolean; readonly lines: readonly string[] }

export async function checkFile(json: string, options: Options): Promise<Answer> {
  const { log, policy } = options
  const vkeys = [...options.vkeys, ...(policy?.logs ?? [])]
  const liability = parseLiability(json)
  if (liability) return checkLiability(liability, vkeys, policy)
  const evidence = parseEvidence(json)
  if (evidence) return checkEvidence(evidence, vkeys, policy)
  const result = parseResult(json)
  if (result) return checkResult(result, vkeys, options)
  const saved = parseSaved(json)
  if (!saved)
    return {
      isGood: false,
      lines: [
        'This is no signed receipt, no evidence, no result of a tournament, and no proof of ' +
          'what is owed.',
      ],
    }
  const given = vkeys.map((vkey) => ({ vkey, ended: null }))
  const keys: readonly KeyState[] = given.length > 0 ? given : saved.keys
  const verify = (by: readonly KeyState[]) => verifySaved(saved, { keys: by })
  const asking = { origin: saved.origin, known: keys, verify }
  const asked = log === undefined ? undefined : await askLog(asking, fetchFrom(log))
  const verdict = asked?.verdict ?? (await verify(keys))
  const isHeld = asked === undefined || (asked.isSigned && asked.isHeld)
  const watched = await watchedAs(policy, proofsOf(saved))
  const isGood = verdict.isGood && isHeld && watched.isGood
  const ending = isGood
    ? 'Everything in it is what was signed and logged, and the outcome follows from it.'
    : 'This receipt does not hold.'
  const lines = [
    ...linesOf(verdict),
    ...logLines(asked),
    ...watched.lines,
    ...keyLines(keys, given),
    ending,
  ]
  return { isGood, lines }
}

/** All that a house records of one trade, deposit or withdrawal. */
async function checkEvidence(
  saved: SavedEvidence,
  vkeys: readonly string[],
  policy: Policy | undefined,
): Promise<Answer> {
  const given = vkeys.map((vkey) => ({ vkey, ended: null }))
  const keys: readonly KeyState[] = given.length > 0 ? given : saved.keys
  const { isSigned, stated, receipt } = await verifyEvidence(saved, { keys })
  const { kind, id } = stated?.about ?? { kind: 'nothing', id: '' }
  const kept = stated?.receipt ? parseSaved(JSON.stringify(stated.receipt)) : undefined
  const watched = await watchedAs(policy, kept ? proofsOf(kept) : [])
  const isGood = isSigned && stated !== undefined && (receipt?.isGood ?? true) && watched.isGood
  const lines = [
    `About ${kind} ${id}, as of ${stated?.made_at ?? '?'}`,
    line(isSigned, 'what it says is signed'),
    ...(receipt ? linesOf(receipt) : []),
    ...watched.lines,
    ...keyLines(keys, given),
  ]
  return { isGood, lines }
}

/** What a house owes to one client, as it published it. */
async function checkLiability(
  saved: SavedLiability,
  vkeys: readonly string[],
  policy: Policy | undefined,
): Promise<Answer> {
  const given = vkeys.map((vkey) => ({ vkey, ended: null }))
  const keys: readonly KeyState[] = given.length > 0 ? given : saved.keys
  const { isCounted, isLogged, at, total } = await verifyLiability(saved, { keys })
  const watched = await watchedAs(policy, [saved.proof])
  const lines = [
    `${saved.holder} was owed ${saved.amount} of ${total ?? '?'} (${saved.currency}, in cents)`,
    line(isCounted, `the amount is counted in that total, as of ${at ?? '?'}`),
    line(isLogged, 'the log has that total'),
    ...watched.lines,
    ...keyLines(keys, given),
  ]
  return { isGood: isCounted && isLogged && watched.isGood, lines }
}

/** The result of a tournament: places and prizes follow from it by its own rules. */
async function checkResult(
  saved: SavedResult,
  vkeys: readonly string[],
  { log, policy }: Options,
): Promise<Answer> {
  const given = vkeys.map((vkey) => ({ vkey, ended: null }))
  const keys: readonly KeyState[] = given.length > 0 ? given : saved.keys
  const verify = (by: readonly KeyState[]) => verifyResult(saved, { keys: by })
  const asking = { origin: saved.origin, known: keys, verify }
  const asked = log === undefined ? undefined : await askLog(asking, fetchFrom(log))
  const { stated, isSigned, isLogged, isMissing, checks, isGood } =
    asked?.verdict ?? (await verify(keys))
  const isHeld = asked === undefined || (asked.isSigned && asked.isHeld)
  const watched = await watchedAs(policy, saved.proof === null ? [] : [saved.proof])
  const holds = isGood && isHeld && watched.isGood
  const { facts, entrants = [] } = stated ?? {}
  const lines = [
    `Tournament ${facts?.tournament ?? '?'}: ${entrants.length} entrants, ` +
      `${facts?.pool ?? '?'} won`,
    line(isSigned && stated !== undefined, 'the result is signed'),
    line(isLogged, `the log has exactly this result${isMissing ? ': not in the file' : ''}`),
    ...checks.map(({ name, ok, differs }) =>
      line(ok, `${ruleWords[name]}${differs === null ? '' : `: ${differs}`}`),
    ),
    ...logLines(asked),
    ...watched.lines,
    ...keyLines(keys, given),
    holds
      ? 'Everything in it is what was signed and logged, and places and prizes follow from it.'
      : 'This result does not hold.',
  ]
  return { isGood: holds, lines }
}

const ruleWords = {
  places: 'places follow from chips, then from who reached them and who joined earlier',
  pool: 'the pool is what the rules make of the fees, and what was added',
  prizes: 'prizes are the whole pool, by the shares of the places',
}

const proofsOf = ({ terms, settlement, prices }: SavedReceipt) =>
  [terms.proof, settlement?.proof, ...prices.map(({ proof }) => proof)].filter(
    (proof) => typeof proof === 'string',
  )

/** Whether enough witnesses signed each checkpoint it is proved by; where none is, nobody did. */
async function watchedAs(policy: Policy | undefined, proofs: readonly string[]): Promise<Answer> {
  if (!policy) return { isGood: true, lines: [] }
  const checkpoints = new Set(proofs.map((proof) => parseProof(proof)?.checkpoint ?? ''))
  const seen = await Promise.all([...checkpoints].map((one) => witnessedBy(policy, one)))
  const isGood = seen.length > 0 && seen.every(({ isEnough }) => isEnough)
  const names = new Set(seen.flatMap(({ by }) => by.map(({ name }) => name)))
  const by = [...names].filter((name) => seen.every((one) => one.by.some((by) => by.name === name)))
  const who = by.length > 0 ? by.join(', ') : 'nobody'
  return { isGood, lines: [line(isGood, `witnesses signed what the log said: ${who}`)] }
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
    ...laterRules(receipt),
    ...checks.map(({ name, ok, stated, computed }) =>
      line(ok, `${name}: ${stated ?? 'none'}${ok ? '' : `, recomputed ${computed ?? 'none'}`}`),
    ),
  ]
}

/** What fails then may be this program's fault. */
function laterRules(receipt: Verdict['receipt']): string[] {
  const version = receipt?.rule_version ?? 0
  if (version <= newestRules) return []
  return [
    `     Its rules are of a later version (${version}) than this program knows ` +
      `(${newestRules}): verify it with the newest one.`,
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

function logLines(asked: Pick<Asked<Verdict>, 'isSigned' | 'isHeld'> | undefined): string[] {
  if (!asked) return []
  return [
    line(asked.isSigned, 'the log is signed by a key that is believed'),
    line(asked.isHeld, 'it still begins with what the file was proved by'),
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
