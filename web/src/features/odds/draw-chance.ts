// Random numbers as this browser draws them itself.

import type { Random } from './runs.ts'

export function browserRandom(): Random {
  const drawn = new Uint32Array(4_096)
  let next = drawn.length
  return () => {
    if (next === drawn.length) {
      crypto.getRandomValues(drawn)
      next = 0
    }
    const number = drawn[next] ?? 0
    next += 1
    return number / 2 ** 32
  }
}
