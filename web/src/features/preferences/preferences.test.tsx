// Appearance and sounds: a theme holds from the press on and is kept, the system's holds again, and
// nothing sounds or buzzes unless it was chosen.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { press, until } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { useSounds } from '../../lib/sounds/sounds.ts'
import PreferencesPage from './PreferencesPage.tsx'

const buzzed: number[] = []

beforeEach(() => {
  buzzed.length = 0
  const vibrate = (ms: number) => buzzed.push(ms) > 0
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
  useSounds.setState({ sound: false, vibration: false })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset.theme
  await leave()
})

async function shown() {
  const place = await show(<PreferencesPage />, () => undefined)
  const labelled = (words: string) =>
    [...place.querySelectorAll('label')].find((one) => one.textContent === words)
  return { place, choose: (words: string) => labelled(words)?.querySelector('input')?.click() }
}

it('a theme is chosen, kept, and given back to the system', async () => {
  const { choose } = await shown()
  choose('Dark')
  await until(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  expect(localStorage.getItem('theme')).toBe('dark')
  choose('As the system has it')
  await until(() => expect(document.documentElement.dataset.theme).toBeUndefined())
  expect(localStorage.getItem('theme')).toBeNull()
})

it('nothing buzzes until it was chosen', async () => {
  const { place, choose } = await shown()
  const tryIt = () =>
    [...place.querySelectorAll('button')].find((one) => one.textContent === 'Try it')
  expect(tryIt()?.disabled).toBe(true)
  choose('A short buzz, on devices that can')
  await until(() => expect(tryIt()?.disabled).toBe(false))
  press('Try it')
  expect(buzzed).toEqual([60])
})

it('the other settings are one press away', async () => {
  history.replaceState(null, '', '/user/preferences')
  const { place } = await shown()
  const here = place.querySelector('nav[aria-label="Settings"] a[aria-current=page]')
  expect(here?.textContent).toBe('Appearance and sounds')
  history.replaceState(null, '', '/')
})
