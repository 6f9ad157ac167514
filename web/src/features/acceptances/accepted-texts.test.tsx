// What a client reads about the texts they accepted.

import { afterEach, expect, it } from 'vitest'
import { ok, until } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import AcceptedTexts from './AcceptedTexts.tsx'

afterEach(leave)

it('names each version they accepted, with the day and the address of its words', async () => {
  const accepted = [
    {
      text: 'terms',
      version: '2026-11-22',
      path: '/legal/2026-11-22',
      accepted_at: '2026-12-24T10:00:00.000Z',
    },
    {
      text: 'privacy',
      version: '2026-11-21',
      path: '/privacy/2026-11-21',
      accepted_at: '2026-11-21T10:00:00.000Z',
    },
  ]
  const place = await show(<AcceptedTexts />, () => ok({ waiting: [], accepted }))
  await until(() =>
    expect([...place.querySelectorAll('li')].map((li) => li.textContent)).toEqual([
      'Terms and Conditions, version 2026-11-22 on 2026-12-24',
      'Privacy Policy, version 2026-11-21 on 2026-11-21',
    ]),
  )
  expect([...place.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
    '/legal/2026-11-22',
    '/privacy/2026-11-21',
  ])
})
