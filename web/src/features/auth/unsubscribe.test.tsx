// @vitest-environment happy-dom
// The page behind the link that stops mails: only the button does anything, and says what it did.

import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type Asked,
  ok,
  press,
  refused,
  until,
  untilText,
} from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import UnsubscribePage from './UnsubscribePage.tsx'

const key = 'a'.repeat(24)
let asked: { readonly path: string; readonly hash: string | null }[]
let isKnown: boolean

beforeEach(() => {
  asked = []
  isKnown = true
})
afterEach(async () => {
  await leave()
  history.replaceState(null, '', '/')
})

function answer({ path }: Asked, query: URLSearchParams): Response {
  asked.push({ path, hash: query.get('hash') })
  return isKnown
    ? ok({ topic: 'plan' })
    : refused(404, 'This link stops no mails.', 'unsubscribe_key_unknown')
}

async function open(hash: string): Promise<void> {
  history.replaceState(null, '', `/auth/unsubscribe?hash=${hash}`)
  await show(<UnsubscribePage />, answer, 'visitor')
}

it.each([
  ['plan', 'Mails about this are not sent to you any more: Plan.'],
  ['digest', 'Mails about this are not sent to you any more: the digest of notices.'],
])('%s: opened it changes nothing, pressed it stops them', async (topic, said) => {
  await open(`${key}-${topic}`)
  await untilText('Stop these mails')
  expect(asked).toEqual([])
  press('Stop these mails')
  await untilText(said)
  expect(asked).toEqual([{ path: '/notices/unsubscribe', hash: `${key}-${topic}` }])
})

it('says where a link stops nothing', async () => {
  isKnown = false
  await open(`${key}-plan`)
  press('Stop these mails')
  await untilText('This link stops no mails.')
})

it('asks for nothing of a link that is none', async () => {
  await open('something')
  await untilText('This link stops no mails.')
  await until(() => expect(asked).toEqual([]))
})
