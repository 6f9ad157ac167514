import { expect, it } from 'vitest'
import { afterTrades, atFirst, type Step, stepFrom, steps, type Tour, waysFrom } from './tour.ts'

const at = (step: Step, trade: string | null = null): Tour => ({ isOn: true, step, trade })

it('goes from one end to the other and no further', () => {
  expect(stepFrom('price', -1)).toBe('price')
  expect(stepFrom('receipt', 1)).toBe('receipt')
  for (const [place, step] of steps.entries()) {
    expect(stepFrom(step, 1)).toBe(steps[place + 1] ?? step)
  }
})

it.each<[Step, boolean, boolean]>([
  ['price', false, true],
  ['amount', true, true],
  ['duration', true, true],
  ['rate', true, true],
  ['side', true, false],
  ['running', false, false],
  ['receipt', false, false],
])('at "%s" one may go back: %s, and on: %s', (step, back, next) => {
  expect(waysFrom(step)).toEqual({ back, next })
})

it.each<[string, Tour, readonly string[] | undefined, readonly string[] | undefined, Tour]>([
  ['nothing is known yet', at('side'), undefined, [], at('side')],
  ['it is not known what was open', at('side'), ['a'], undefined, at('side')],
  ['no trade is new', at('side'), ['a'], ['a'], at('side')],
  ['one is placed', at('side'), ['b', 'a'], ['a'], at('running', 'b')],
  ['one is placed while another step stands', at('rate'), ['b'], [], at('rate')],
  ['it runs', at('running', 'b'), ['b'], [], at('running', 'b')],
  ['it has ended', at('running', 'b'), ['a'], [], at('receipt', 'b')],
  ['which one it was is forgotten', at('running'), ['a'], [], at('receipt')],
  ['it was left', { ...at('side'), isOn: false }, ['b'], [], { ...at('side'), isOn: false }],
])('%s', (_, tour, open, before, after) => {
  expect(afterTrades(tour, { open, before })).toEqual(after)
})

it('begins at the price, off', () => {
  expect(atFirst).toEqual({ isOn: false, step: 'price', trade: null })
})
