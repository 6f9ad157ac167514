// The result of a tournament as it is kept: its terms and every entrant by number, signed, with the
// proof that its hash stands in a public log. Places and prizes follow from it by the rules that
// were published: whoever has the file needs no house.

import { sha256, toHex, utf8 } from './bytes.ts'
import { isInLog, openCheckpoint, parseProof } from './checkpoint.ts'
import { centsOf, centsText, share } from './figures.ts'
import { type KeyState, keyStateShape, keysAt } from './keys.ts'
import { leafHash } from './merkle.ts'
import { parseNote, signersOf } from './note.ts'
import {
  count,
  instant,
  list,
  nullable,
  oneOf,
  readJson,
  record,
  type Shape,
  text,
} from './shape.ts'

export const resultFormat = 'truestrike/tournament/v1' as const

export type SavedResult = {
  readonly format: typeof resultFormat
  /** The name of the log. */
  readonly origin: string
  readonly keys: readonly KeyState[]
  /** The signed text: what is first, then a line for the tournament and one for each entrant. */
  readonly note: string
  /** What the log has of it, and the proof that it has; null: not yet. */
  readonly entry: string | null
  readonly proof: string | null
}

const savedShape: Shape<SavedResult> = record({
  format: oneOf([resultFormat]),
  origin: text,
  keys: list(keyStateShape),
  note: text,
  entry: nullable(text),
  proof: nullable(text),
})

/** Undefined where a text is no such file. */
export function parseResult(json: string): SavedResult | undefined {
  return readJson(json, savedShape)
}

const cents: Shape<string> = (given): given is string => text(given) && centsOf(given) !== undefined

const factsShape = record({
  tournament: text,
  name: nullable(text),
  currency: text,
  starts_at: instant,
  ends_at: instant,
  fee: cents,
  pool_share_bp: count,
  rebuys_most: count,
  places: list(count),
  fees: cents,
  of_fees: cents,
  added: cents,
  pool: cents,
})

const entrantShape = record({
  entrant: count,
  place: nullable(count),
  chips: cents,
  decided: count,
  reached_at: instant,
  prize: cents,
})

type Of<S> = S extends Shape<infer T> ? T : never
export type Facts = Of<typeof factsShape>
export type Entrant = Of<typeof entrantShape>
export type Stated = { readonly facts: Facts; readonly entrants: readonly Entrant[] }

/** Undefined where the signed text is no result. */
export function statedIn(signed: string): Stated | undefined {
  const [first, facts = '', ...rows] = signed.replace(/\n$/, '').split('\n')
  const known = first === resultFormat ? readJson(facts, factsShape) : undefined
  const entrants = rows.map((row) => readJson(row, entrantShape))
  if (!known || !entrants.every((one) => one !== undefined)) return undefined
  return { facts: known, entrants }
}

export type ResultCheck = {
  readonly name: 'places' | 'pool' | 'prizes'
  readonly ok: boolean
  /** What does not agree, in words; null: all of it does. */
  readonly differs: string | null
}

/** What the published rules make of the chips and fees that are stated, against what is stated. */
export function recomputeResult({ facts, entrants }: Stated): ResultCheck[] {
  return [
    checked('places', placesDiffer(entrants)),
    checked('pool', poolDiffers(facts, entrants.length)),
    checked('prizes', prizesDiffer(facts, entrants)),
  ]
}

function checked(name: ResultCheck['name'], differs: string | null): ResultCheck {
  return { name, ok: differs === null, differs }
}

/** By chips; of two with as many by who reached them earlier, then by who joined earlier. */
function inOrder(entrants: readonly Entrant[]): Entrant[] {
  const hasTraded = ({ decided }: Entrant) => decided > 0
  return entrants.toSorted((a, b) => {
    if (hasTraded(a) !== hasTraded(b)) return hasTraded(a) ? -1 : 1
    const [more, less] = [amount(a.chips), amount(b.chips)]
    if (more !== less) return more > less ? -1 : 1
    return Date.parse(a.reached_at) - Date.parse(b.reached_at) || a.entrant - b.entrant
  })
}

function placesDiffer(entrants: readonly Entrant[]): string | null {
  if (new Set(entrants.map(({ entrant }) => entrant)).size < entrants.length) {
    return 'an entrant is in it twice'
  }
  for (const [index, one] of inOrder(entrants).entries()) {
    const place = one.decided > 0 ? index + 1 : null
    if (one.place !== place) {
      const [said, is] = [placeText(one.place), placeText(place)]
      return `entrant ${one.entrant} is at ${said}, by its chips at ${is}`
    }
  }
  return null
}

function placeText(place: number | null): string {
  return place === null ? 'no place' : `place ${place}`
}

/** Every entry, and each beginning anew, paid the fee once; its share went to the pool. */
function poolDiffers(facts: Facts, entrants: number): string | null {
  const [fee, fees, added] = [amount(facts.fee), amount(facts.fees), amount(facts.added)]
  const paid = fee === 0n ? 0n : fees / fee
  const most = BigInt(entrants) * BigInt(1 + facts.rebuys_most)
  if (fee * paid !== fees || (fee > 0n && (paid < BigInt(entrants) || paid > most))) {
    return `fees of ${facts.fees} are not those of ${entrants} who paid ${facts.fee}`
  }
  const ofFees = share(fee, facts.pool_share_bp) * paid
  if (ofFees !== amount(facts.of_fees)) {
    return `${facts.of_fees} of the fees went to the pool, by its share ${centsText(ofFees)}`
  }
  const pool = ofFees + added
  return pool === amount(facts.pool)
    ? null
    : `the pool was ${facts.pool}, and is ${centsText(pool)}`
}

/** All of the pool: shares that nobody took go to the others, what is left to the first. */
function prizesDiffer({ places, pool }: Facts, entrants: readonly Entrant[]): string | null {
  const traders = inOrder(entrants).filter(({ decided }) => decided > 0)
  const taken = places.slice(0, traders.length)
  const together = BigInt(taken.reduce((sum, place) => sum + place, 0))
  if (traders.length < 2 || together === 0n) return 'fewer than two traded, so nothing is won'
  const prizes = taken.map((place) => (amount(pool) * BigInt(place)) / together)
  const rest = amount(pool) - prizes.reduce((sum, prize) => sum + prize, 0n)
  for (const [index, one] of inOrder(entrants).entries()) {
    const prize = (prizes[index] ?? 0n) + (index === 0 ? rest : 0n)
    if (amount(one.prize) !== prize) {
      return `entrant ${one.entrant} won ${one.prize}, by its place ${centsText(prize)}`
    }
  }
  return null
}

function amount(given: string): bigint {
  return centsOf(given) ?? 0n
}

export type ResultVerdict = {
  readonly isSigned: boolean
  /** The log has the hash of exactly this text, as of this tournament. */
  readonly isLogged: boolean
  /** The file says nothing of the log, as while that does not have it yet. */
  readonly isMissing: boolean
  /** Undefined where the text is no result. */
  readonly stated: Stated | undefined
  readonly checks: readonly ResultCheck[]
  /** What the log said of itself. */
  readonly checkpoint: { readonly text: string; readonly size: number } | undefined
  readonly isGood: boolean
}

export async function verifyResult(
  saved: SavedResult,
  known: { readonly keys?: readonly KeyState[] } = {},
): Promise<ResultVerdict> {
  const states = known.keys ?? saved.keys
  const note = parseNote(saved.note)
  const stated = note && statedIn(note.text)
  const isEntry = note !== undefined && (await isEntryOf(saved.entry, note.text, stated))
  const logged = isEntry ? await lookInLog(saved, states) : undefined
  // What is at place 7 was added when the log had seven.
  const keys = (await keysAt(states, logged?.index)).filter(({ name }) => name === saved.origin)
  const signers = note && (await signersOf(note, keys))
  const isSigned = signers !== undefined && signers.length > 0
  const checks = stated ? recomputeResult(stated) : []
  const isLogged = logged !== undefined
  return {
    isSigned,
    isLogged,
    isMissing: saved.entry === null || saved.proof === null,
    stated,
    checks,
    checkpoint: logged?.checkpoint,
    isGood: isSigned && isLogged && stated !== undefined && checks.every(({ ok }) => ok),
  }
}

const entryShape = record({ kind: oneOf(['tournament']), id: text, sha256: text })

async function isEntryOf(entry: string | null, signed: string, stated: Stated | undefined) {
  const found = entry === null ? undefined : readJson(entry, entryShape)
  if (!found || found.id !== stated?.facts.tournament) return false
  return found.sha256 === toHex(await sha256(utf8(signed)))
}

/** Undefined where no checkpoint that counts has it. */
async function lookInLog({ entry, proof, origin }: SavedResult, states: readonly KeyState[]) {
  const file = proof === null ? undefined : parseProof(proof)
  if (!file || entry === null) return undefined
  const size = Number(file.checkpoint.split('\n')[1])
  const checkpoint = await openCheckpoint(file.checkpoint, await keysAt(states, size))
  if (checkpoint?.origin !== origin) return undefined
  if (!(await isInLog(file, await leafHash(utf8(entry)), checkpoint))) return undefined
  return { index: file.index, checkpoint: { text: file.checkpoint, size: checkpoint.size } }
}
