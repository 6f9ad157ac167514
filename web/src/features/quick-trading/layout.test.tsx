// The parts of the trading screen that one can make larger, and the first steps.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { ok, press, until, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { arrange, useLayout } from './layout.ts'
import Splitter from './Splitter.tsx'

const asItWas = useLayout.getState()
beforeEach(() => arrange({ ...asItWas, watchList: 232, openTrades: 208 }))
afterEach(async () => {
  await leave()
  arrange(asItWas)
})

/** As wide and high as in a browser, where something has a place. */
function measured(part: HTMLElement, size: number): HTMLElement {
  const rect = DOMRect.fromRect({ width: size, height: size })
  const { parentElement: parent } = part
  if (parent) parent.getBoundingClientRect = () => rect
  return part
}

async function splitter(of: 'watchList' | 'openTrades', size: number) {
  const place = await show(<Splitter of={of} />, () => undefined)
  return measured(place.querySelector('[role=separator]') as HTMLElement, size)
}

const hit = (part: HTMLElement, key: string) =>
  part.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

it.each([
  ['watchList', 'ArrowRight', 248],
  ['watchList', 'ArrowLeft', 216],
  ['openTrades', 'ArrowUp', 248],
  ['openTrades', 'ArrowDown', 216],
] as const)('%s takes %s from 232 to %d, and Enter gives it back', async (of, key, size) => {
  const part = await splitter(of, 232)
  hit(part, key)
  await until(() => expect(useLayout.getState()[of]).toBe(size))
  await until(() => expect(part.getAttribute('aria-valuenow')).toBe(String(size)))
  hit(part, 'Enter')
  await until(() => expect(useLayout.getState()[of]).toBeNull())
})

it('is dragged, and not past its bounds', async () => {
  const part = await splitter('watchList', 232)
  part.setPointerCapture = () => {}
  const drag = (type: string, clientX: number) =>
    part.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true }))
  drag('pointerdown', 300)
  drag('pointermove', 350)
  await until(() => expect(useLayout.getState().watchList).toBe(282))
  drag('pointermove', 5_000)
  await until(() => expect(useLayout.getState().watchList).toBe(440))
  drag('lostpointercapture', 5_000)
  drag('pointermove', 300)
  expect(useLayout.getState().watchList).toBe(440)
})

const history = () => ok([], { next_cursor: null })

it('tells the first steps to whoever never traded, until they put them away', async () => {
  const place = await show(<FirstSteps />, () => history())
  await untilText('Your first one, in three steps')
  press('I know how')
  await until(() => expect(place.querySelector('ol')).toBeNull())
  expect(place.textContent).toBe('No open trades.')
  expect(useLayout.getState().showsFirstSteps).toBe(false)
})
