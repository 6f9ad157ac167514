// One clock for all: whoever reads it is told in the same stroke, and it stands still for nobody.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setServerTime } from './prices.ts'
import { quarters } from './use-seconds.ts'

const noon = Date.UTC(2026, 10, 28, 12)

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
  setServerTime(noon, 0)
})
afterEach(() => vi.useRealTimers())

describe('the clock', () => {
  it('tells all its readers together, by one timer that ends with the last of them', () => {
    const told: string[] = []
    const ends = ['a', 'b', 'c'].map((name) => quarters.subscribe(() => told.push(name)))
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(500)
    expect(told.join('')).toBe('abcabc')
    ends[0]?.()
    vi.advanceTimersByTime(250)
    expect(told.slice(6).join('')).toBe('bc')
    for (const end of ends) end()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(1_000)
    expect(told).toHaveLength(8)
  })

  it('says the same between two strokes to whoever asks', () => {
    const end = quarters.subscribe(() => {})
    vi.advanceTimersByTime(250)
    const struck = quarters.now()
    vi.advanceTimersByTime(249)
    expect(quarters.now()).toBe(struck)
    vi.advanceTimersByTime(1)
    expect(quarters.now()).toBe(struck + 250)
    end()
  })

  it('is not older than a stroke where nobody reads it', () => {
    const before = quarters.now()
    vi.advanceTimersByTime(10_000)
    expect(quarters.now()).toBe(before + 10_000)
  })
})
