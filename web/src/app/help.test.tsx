// Contact, the legal texts and the public site are one press away from every page, those of signing
// in too.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refused, until } from '../../../browser/test/served.tsx'
import { leave, show } from '../../test/served.tsx'
import { stubSocket } from '../../test/socket.ts'
import { App } from './App.tsx'
import { clientScreens, realScreens } from './screens.tsx'
import { publicScreens, type ScreenTable, visitorScreens } from './visitor-screens.tsx'

const places = [
  ...['/chat', '/contact-us', '/legal', '/privacy', '/risk-disclosure'],
  ...['/aml-policy', '/payment-policy', '/'],
]

/** Where a screen leads on to another one: that one has its own row. */
const leadsOn = ['/auth', '/user']

const pathsOf = (screens: ScreenTable) =>
  Object.keys(screens)
    .filter((path) => !leadsOn.includes(path))
    .map((path) => path.replace(':id', '019aa000-0000-7000-8000-000000000001'))

const rows = [
  ...pathsOf(clientScreens).map((path) => [path, 'client'] as const),
  ...pathsOf(realScreens).map((path) => [`${path}?mode=real`, 'client'] as const),
  ...pathsOf({ ...publicScreens, ...visitorScreens }).map(
    (path) => [`${path}?hash=x&session=x`, 'visitor'] as const,
  ),
]

beforeEach(() => {
  stubSocket()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
})

it.each(rows)('%s has help within one press', async (path, as) => {
  history.replaceState(null, '', path)
  const place = await show(<App />, () => refused(404, 'Nothing here.', 'not_found'), as)
  await until(() => {
    expect(location.pathname).toBe(path.replace(/\?.*/, ''))
    const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(places))
    expect(place.querySelector('a[href="/"][aria-current]'), 'no home page here').toBe(null)
  })
})
