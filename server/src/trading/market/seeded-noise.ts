// Random numbers that are a pure function of a key and a counter, so that any of them can be drawn
// at any time, in any order, and again: the ground on which simulated prices stand.

import { createHash } from 'node:crypto'

/** 128 bits that name one stream of random numbers. */
export type NoiseKey = Uint32Array

/**
 * The key of a named stream. Streams of different names or seeds have nothing to do with each
 * other.
 */
export function noiseKey(seed: string, name: string): NoiseKey {
  const digest = createHash('sha256').update(`${seed}\n${name}`).digest()
  return Uint32Array.from({ length: 4 }, (_, word) => digest.readUInt32LE(word * 4))
}

/** The key of the nth stream below another one. */
export function subKey(key: NoiseKey, n: number): NoiseKey {
  return key.map((word, index) => mix(mix((n ^ word) + index) + key[(index + 1) % 4]!))
}

/** Uniform in (0, 1), 32 bits fine. */
export function uniform(key: NoiseKey, counter: number): number {
  return (mix(mix(counter ^ key[0]!) + key[1]!) + 0.5) / 2 ** 32
}

/** Writes two independent standard normal numbers to `into` (Box and Muller 1958). */
export function normals(key: NoiseKey, counter: number, into: Float64Array): void {
  const radius = Math.sqrt(-2 * Math.log(uniform(key, counter)))
  const angle = 2 * Math.PI * ((mix(mix(counter ^ key[2]!) + key[3]!) + 0.5) / 2 ** 32)
  into[0] = radius * Math.cos(angle)
  into[1] = radius * Math.sin(angle)
}

/**
 * Mixes 32 bits so that each bit of the result hangs on each bit given (Wellons' "lowbias32",
 * 2018).
 */
function mix(bits: number): number {
  let x = bits ^ (bits >>> 16)
  x = Math.imul(x, 0x7feb352d)
  x ^= x >>> 15
  x = Math.imul(x, 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}
