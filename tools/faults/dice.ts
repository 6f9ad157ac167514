// Numbers that are the same for the same seed (mulberry32).

import { present } from '#kernel/assert.ts'

/** A whole number from 0 to below `sides`. */
export type Dice = (sides: number) => number

/** From 0 to below 1. */
export function fractions(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `of` names one of several things that each have numbers of their own. */
export function diceOf(seed: number, of = 0): Dice {
  const next = fractions((seed + Math.imul(of, 0x9e3779b1)) | 0)
  return (sides) => Math.floor(next() * sides)
}

export function oneOf<T>(dice: Dice, things: readonly T[]): T {
  return present(things[dice(things.length)], 'one of several')
}
