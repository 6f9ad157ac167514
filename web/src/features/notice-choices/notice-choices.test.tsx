// The page of notices: what is chosen shows with the click itself, one choice is kept after another,
// and a choice that could not be kept goes back.

import { afterEach, beforeEach, expect, it } from 'vitest'
import type { NoticeChoices } from '#contract/client/notice-choices.ts'
import { noticeTopics } from '#contract/shared/notice-topics.ts'
import { type Asked, ok, refused, until, untilText } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import NoticesPage from './NoticesPage.tsx'

const all = { bell: 'on', mail: 'now', push: 'off' } as const
const stored: NoticeChoices = {
  topics: Object.fromEntries(
    noticeTopics.map((topic) => [topic, all]),
  ) as unknown as NoticeChoices['topics'],
  quiet: null,
  time_zone: 'UTC',
  digest: 'daily',
  shows_details: false,
}
const here = { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
const details = 'Say what happened, also on a locked screen'
const night = { from: '22:00', to: '07:00' }

/** Answers to what was chosen are given by hand, so that another choice comes before them. */
let waiting: { sent: NoticeChoices; reply: (response: Response) => void }[] = []

function answer({ method, path, body }: Asked): Response | Promise<Response> {
  if (path === '/users/push') return ok({ devices: [], public_key: 'key' })
  if (path === '/users/price-alerts') return ok([])
  if (method === 'GET') return ok(stored)
  return new Promise((reply) => waiting.push({ sent: body as NoticeChoices, reply }))
}

beforeEach(() => {
  waiting = []
})
afterEach(leave)

const sent = () => waiting.map((one) => one.sent)

async function shown() {
  const place = await show(<NoticesPage />, answer)
  await untilText('Quiet hours')
  await untilText('Say what happened')
  const box = (words: string) => {
    const label = [...place.querySelectorAll('label')].find((one) => one.textContent === words)
    return label?.querySelector('input') as HTMLInputElement
  }
  return { place, quiet: box('Quiet hours'), details: box(details) }
}

it('what is chosen shows with the click itself, and is kept', async () => {
  const { place, quiet } = await shown()
  quiet.click()
  expect(quiet.checked).toBe(true)
  await until(() => expect(sent()).toEqual([{ ...stored, ...here, quiet: night }]))
  waiting[0]?.reply(ok({ ...stored, ...here, quiet: night }))
  await untilText('Saved.')
  expect(quiet.checked).toBe(true)
  quiet.click()
  expect(quiet.checked).toBe(false)
  await until(() => expect(place.textContent).not.toContain('Saved.'))
})

it('of two choices the second waits for the first, and holds both', async () => {
  const { place, quiet, details } = await shown()
  quiet.click()
  details.click()
  const first = { ...stored, ...here, quiet: night }
  await until(() => expect(sent()).toEqual([first]))
  waiting[0]?.reply(ok(first))
  await until(() => expect(sent()).toEqual([first, { ...first, shows_details: true }]))
  expect([quiet.checked, details.checked]).toEqual([true, true])
  expect(place.textContent).not.toContain('Saved.')
  waiting[1]?.reply(ok({ ...first, shows_details: true }))
  await untilText('Saved.')
  expect([quiet.checked, details.checked]).toEqual([true, true])
})

it('a choice that could not be kept goes back, and it is said', async () => {
  const { quiet } = await shown()
  quiet.click()
  await until(() => expect(waiting).toHaveLength(1))
  waiting[0]?.reply(refused(422, 'Not now.'))
  await untilText('Not now.')
  expect(quiet.checked).toBe(false)
})
