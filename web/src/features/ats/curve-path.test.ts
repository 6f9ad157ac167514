import { describe, expect, it } from 'vitest'
import { curvePath } from './curve-path.ts'

const size = { width: 100, height: 48 }

describe('the curve', () => {
  it('begins at nothing, and what is won is above it', () => {
    expect(curvePath([10], size)).toEqual({ line: 'M0.0 44.0L100.0 4.0', zero: 44 })
    expect(curvePath([10, -10], size)).toEqual({ line: 'M0.0 24.0L50.0 4.0L100.0 44.0', zero: 24 })
  })

  it('is a level line where nothing was won or lost', () => {
    expect(curvePath([0, 0], size).line).toBe('M0.0 4.0L50.0 4.0L100.0 4.0')
  })
})
