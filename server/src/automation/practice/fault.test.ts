// When a fault is met: by counting, by a share, for some calls, and the same for the same seed.

import { describe, expect, it } from 'vitest'
import { faultFrom, faults, metBy, newPlan } from './fault.ts'

const rule = (text: string) => {
  const read = faultFrom(text)
  if ('mustBe' in read) throw new Error(read.mustBe)
  return read
}

/** At which of so many calls it is met. */
function metAt(text: string, count: number, { seed = 1, calls = ['AddOrder'] } = {}): number[] {
  let plan = newPlan(seed, [rule(text)])
  return Array.from({ length: count }, (_, index) => {
    const outcome = metBy(plan, calls)
    plan = outcome.plan
    return outcome.met.length > 0 ? [index + 1] : []
  }).flat()
}

describe('a rule', () => {
  it.each([
    ['down=*', [1, 2, 3, 4, 5, 6]],
    ['down=3', [3]],
    ['down=2-4', [2, 3, 4]],
    ['down=5-', [5, 6]],
    ['down=1,4-5', [1, 4, 5]],
    ['down=/3', [3, 6]],
    ['down=1.0', [1, 2, 3, 4, 5, 6]],
    ['down=*@Balance', []],
    ['down=*@Balance+AddOrder', [1, 2, 3, 4, 5, 6]],
  ])('%s', (text, met) => expect(metAt(text, 6)).toEqual(met))

  it('counts only the calls that it is about', () => {
    let plan = newPlan(1, [rule('down=2@AddOrder')])
    const met = ['Balance', 'AddOrder', 'Balance', 'AddOrder'].map((call) => {
      const outcome = metBy(plan, [call, 'private'])
      plan = outcome.plan
      return outcome.met.length
    })
    expect(met).toEqual([0, 0, 0, 1])
  })

  it('says how much, or is as much as usual', () => {
    expect(rule('slow=*~250').value).toBe(250)
    expect(rule('slow=*').value).toBe(faults.slow.value)
    expect(rule('timeout_done=2@AddOrder~0')).toMatchObject({ value: 0, calls: ['AddOrder'] })
  })

  it.each([
    '',
    'down',
    'down=',
    'down=0',
    'down=4-2',
    'down=/0',
    'down=0.',
    'down=2.5',
    'down=x',
    'down=1,',
    'elsewhere=1',
    'toString=1',
    'slow=*~-1',
    'slow=*~',
  ])('“%s” is none', (text) => expect(faultFrom(text)).toHaveProperty('mustBe'))
})

describe('a share', () => {
  it('is met about so often, each time the same for a seed and otherwise for another', () => {
    const met = metAt('down=0.1', 5_000)
    expect(met.length).toBeGreaterThan(400)
    expect(met.length).toBeLessThan(600)
    expect(metAt('down=0.1', 5_000)).toEqual(met)
    expect(metAt('down=0.1', 5_000, { seed: 2 })).not.toEqual(met)
    expect(metAt('slow=0.1', 5_000)).not.toEqual(met)
  })
})
