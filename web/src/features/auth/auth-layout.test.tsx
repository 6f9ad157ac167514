// Whoever moves from landmark to landmark finds everything on the pages of signing in.

import { afterEach, expect, it } from 'vitest'
import { ok, until } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { AuthLayout } from './AuthLayout.tsx'

afterEach(leave)

it('has every link within a landmark', async () => {
  await show(<AuthLayout title="Sign in">Words</AuthLayout>, () => ok(null), 'visitor')
  await until(() => expect(document.querySelectorAll('a').length).toBeGreaterThan(8))
  const outside = [...document.querySelectorAll('a')]
    .filter((link) => !link.closest('header, nav, main, footer'))
    .map((link) => link.textContent)
  expect(outside).toEqual([])
  // A landmark that counts as one of the page is in no other.
  expect(document.querySelectorAll('main header, main footer')).toHaveLength(0)
})
