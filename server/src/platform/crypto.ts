// Secrets we hand out and the fingerprints we keep of them: whoever reads the database can sign in
// as nobody.

import { createHmac, hash, randomBytes } from 'node:crypto'
import { uuidFrom } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import { homeCell, tokenPrefix } from './cell.ts'

/** Unguessable bytes, as many as asked for; tokens made of them name the cell they are of. */
export type Random = ((bytes: number) => Uint8Array) & { readonly cell?: number }

/**
 * From the system's generator, which is asked for many bytes at a time: asking costs more than the
 * bytes.
 */
export const systemRandom: Random = (bytes) => {
  if (bytes > poolBytes) return randomBytes(bytes)
  if (taken + bytes > pool.length) {
    pool = randomBytes(poolBytes)
    taken = 0
  }
  taken += bytes
  return pool.subarray(taken - bytes, taken)
}

/** The system's, of a process of this cell. */
export function randomOfCell(cell: number): Random {
  return cell === homeCell ? systemRandom : Object.assign(systemRandom.bind(undefined), { cell })
}

const poolBytes = 4_096
let pool = Buffer.alloc(0)
let taken = 0

/** 256 random bits as 43 characters that need no quoting anywhere, behind the cell's number. */
export function newToken(random: Random): string {
  return named(random, Buffer.from(random(32)).toString('base64url'))
}

/** 192 random bits as 32 characters: a link with it stays whole on one line of a mail. */
export function newLinkToken(random: Random): string {
  return named(random, Buffer.from(random(24)).toString('base64url'))
}

function named({ cell = homeCell }: Random, token: string): string {
  return `${tokenPrefix(cell)}${token}`
}

/**
 * What the database keeps of a token. Tokens are random in full, so a plain hash gives nothing
 * away.
 */
export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** The same as text, for what looks it up at every request: it costs less than the bytes. */
export function textHashOfToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** What `hashOfToken` gave for the token that this is the text of. */
export function hashFromText(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}

/**
 * The token that follows `token`: the same one each time in a cell, and unknown to whoever lacks
 * either argument.
 */
export function successorOf(token: string, secret: Uint8Array, random: Random): string {
  const successor = createHmac('sha256', secret).update(token).digest('base64url')
  return named(random, successor)
}

export function newUuid(now: Millis, random: Random): string {
  return uuidFrom(now, random(10))
}

// Crockford's: no letter that is read as a digit, none that makes words.
const codeAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A code for people to read and type, five random bits a character. */
export function newCode(length: number, random: Random): string {
  return Array.from(random(length), (byte) => codeAlphabet[byte % 32]).join('')
}

/** Digits to be read out, so many; of 48 random bits, of which a few digits show no trace. */
export function newDigits(length: number, random: Random): string {
  const drawn = Buffer.from(random(6)).readUIntBE(0, 6)
  return String(drawn % 10 ** length).padStart(length, '0')
}
