// A receipt as it is kept: what was offered and how it ended, signed, with the prices that decide
// it and the proof that all of it stands in a public log. Whoever has the file needs no house.

import { fromBase64, utf8 } from './bytes.ts'
import { type Checkpoint, isInLog, openCheckpoint, parseProof } from './checkpoint.ts'
import { type Hidden, hiddenEntry, minutesOf, statementOf, ticksIn, ticksOfEntry } from './entry.ts'
import { type KeyState, keyStateShape, keysAt } from './keys.ts'
import { leafHash } from './merkle.ts'
import { type Key, parseNote, signersOf } from './note.ts'
import { type Check, recompute } from './outcome.ts'
import {
  type NamedPrice,
  type Receipt,
  type Settlement,
  settlementShape,
  type Terms,
  type Tick,
  termsShape,
} from './receipt.ts'
import { list, nullable, oneOf, readJson, record, type Shape, text } from './shape.ts'

/** A signed statement, and where the log has its hash; null: not yet. */
export type Proven = {
  readonly note: string
  /** Base64. */
  readonly salt: string | null
  readonly proof: string | null
}

export const savedFormat = 'truestrike/receipt/v1' as const

export type SavedReceipt = {
  readonly format: typeof savedFormat
  /** The name of the log. */
  readonly origin: string
  readonly keys: readonly KeyState[]
  readonly terms: Proven
  /** Null while it is open. */
  readonly settlement: Proven | null
  /** The minutes of prices that decide it, as the log has them. */
  readonly prices: readonly { readonly entry: string; readonly proof: string }[]
}

export const findings = [
  'terms_signed',
  'terms_logged',
  'settlement_signed',
  'settlement_logged',
  'same_trade',
  'prices_logged',
] as const
export type FindingName = (typeof findings)[number]

export type Finding = {
  readonly name: FindingName
  readonly ok: boolean
  /** The file says nothing of it, as while the log does not have it yet. */
  readonly isMissing: boolean
}

export type Verdict = {
  readonly findings: readonly Finding[]
  /** The outcome, recomputed from the logged prices. */
  readonly checks: readonly Check[]
  /** What the file says happened; undefined where its terms cannot be read. */
  readonly receipt: Receipt | undefined
  /** What the log said of itself, of all proofs the newest. */
  readonly checkpoint: { readonly text: string; readonly size: number } | undefined
  readonly isGood: boolean
}

const provenShape: Shape<Proven> = record({
  note: text,
  salt: nullable(text),
  proof: nullable(text),
})

const savedShape: Shape<SavedReceipt> = record({
  format: oneOf([savedFormat]),
  origin: text,
  keys: list(keyStateShape),
  terms: provenShape,
  settlement: nullable(provenShape),
  prices: list(record({ entry: text, proof: text })),
})

/** Undefined where a text is no saved receipt. */
export function parseSaved(json: string): SavedReceipt | undefined {
  return readJson(json, savedShape)
}

/** Which keys count: those of the file, unless others are known. */
export type Known = { readonly keys?: readonly KeyState[] }

export async function verifySaved(saved: SavedReceipt, known: Known = {}): Promise<Verdict> {
  const trust = { origin: saved.origin, states: known.keys ?? saved.keys }
  const terms = await look('terms', termsShape, saved.terms, trust)
  const settlement =
    saved.settlement && (await look('settlement', settlementShape, saved.settlement, trust))
  const prices = await Promise.all(saved.prices.map((one) => lookAtPrices(one, trust)))
  const stated = terms.statement
  const ended = settlement?.statement
  const entries = prices.flatMap(({ entry, isLogged }) => (entry && isLogged ? [entry] : []))
  const of = entries.filter(({ symbol }) => symbol === stated?.symbol)
  const ticks = of.flatMap(ticksIn)
  const receipt = stated && receiptOf(stated, ended, ticks)
  const checks = receipt && ended ? recompute(receipt) : []
  const covers =
    stated && ended
      ? coversAll(
          stated,
          of.map(({ minute }) => minute),
        )
      : true
  const isAllLogged = prices.every(({ isLogged }) => isLogged)
  const made: Finding[] = [
    finding('terms_signed', terms.isSigned && stated !== undefined),
    finding('terms_logged', terms.isLogged, saved.terms.proof === null),
  ]
  if (saved.settlement && settlement) {
    const isSame = ended?.trade_id === stated?.trade_id && ended?.terms === terms.index
    made.push(
      finding('settlement_signed', settlement.isSigned && ended !== undefined),
      finding('settlement_logged', settlement.isLogged, saved.settlement.proof === null),
      finding('same_trade', isSame && terms.index !== undefined, saved.terms.proof === null),
      finding('prices_logged', covers && isAllLogged, isAllLogged),
    )
  }
  const isGood = [...made, ...checks].every(({ ok }) => ok)
  const all = [terms, ...(settlement ? [settlement] : []), ...prices]
  return { findings: made, checks, receipt, checkpoint: newestOf(all), isGood }
}

function finding(name: FindingName, ok: boolean, isMissing = false): Finding {
  return { name, ok, isMissing: isMissing && !ok }
}

type Trust = { readonly origin: string; readonly states: readonly KeyState[] }

async function countsAt({ origin, states }: Trust, at: number | undefined): Promise<Key[]> {
  return (await keysAt(states, at)).filter(({ name }) => name === origin)
}

type Logged = {
  readonly isLogged: boolean
  readonly index: number | undefined
  readonly checkpoint: { readonly text: string; readonly size: number } | undefined
}

const nowhere: Logged = { isLogged: false, index: undefined, checkpoint: undefined }

async function lookInLog(entry: string, proof: string | null, trust: Trust): Promise<Logged> {
  const file = proof === null ? undefined : parseProof(proof)
  const checkpoint = file && (await checkpointOf(file.checkpoint, trust))
  if (!checkpoint) return nowhere
  const isLogged = await isInLog(file, await leafHash(utf8(entry)), checkpoint)
  const { size } = checkpoint
  return { isLogged, index: file.index, checkpoint: { text: file.checkpoint, size } }
}

async function checkpointOf(text: string, trust: Trust): Promise<Checkpoint | undefined> {
  const size = Number(text.split('\n')[1])
  const opened = await openCheckpoint(text, await countsAt(trust, size))
  return opened?.origin === trust.origin ? opened : undefined
}

async function look<T>(
  kind: Hidden,
  shape: Shape<T>,
  { note: written, salt, proof }: Proven,
  trust: Trust,
) {
  const note = parseNote(written)
  const bytes = salt === null ? undefined : fromBase64(salt)
  const entry = note && bytes && (await hiddenEntry(kind, bytes, note.text))
  const logged = entry === undefined ? nowhere : await lookInLog(entry, proof, trust)
  // What is at place 7 was added when the log had seven.
  const keys = await countsAt(trust, logged.isLogged ? logged.index : undefined)
  const signers = note && (await signersOf(note, keys))
  const isSigned = signers !== undefined && signers.length > 0
  return { ...logged, isSigned, statement: note && statementOf(kind, note.text, shape) }
}

async function lookAtPrices(given: SavedReceipt['prices'][number], trust: Trust) {
  const logged = await lookInLog(given.entry, given.proof, trust)
  return { ...logged, entry: ticksOfEntry(given.entry) }
}

function newestOf(all: readonly Logged[]): Logged['checkpoint'] {
  return all
    .flatMap(({ checkpoint }) => (checkpoint ? [checkpoint] : []))
    .reduce<Logged['checkpoint']>((a, b) => (a && a.size >= b.size ? a : b), undefined)
}

function coversAll({ accepted_at, expires_at }: Terms, minutes: readonly string[]): boolean {
  const had = new Set(minutes.map((minute) => Date.parse(minute)))
  return minutesOf(Date.parse(accepted_at), Date.parse(expires_at)).every((at) => had.has(at))
}

const open = {
  entry_tick: null,
  strike_price: null,
  exit_tick: null,
  status: 'Pending',
  reason: null,
  cause: null,
  gaps: [],
  payout: null,
  settled_at: null,
} as const

function receiptOf(terms: Terms, ended: Settlement | undefined, ticks: readonly Tick[]): Receipt {
  const outcome = ended ?? open
  // A settlement names its prices by number; who said them stands with the logged ones.
  const whole = (named: NamedPrice | null) =>
    named && { source: '', ...ticks.find(({ seq }) => seq === named.seq), ...named }
  return {
    ...outcome,
    ...terms,
    entry_tick: whole(outcome.entry_tick),
    exit_tick: whole(outcome.exit_tick),
    ticks: { entry: ticks, exit: [] },
  }
}
