// @vitest-environment happy-dom
// An announcement stands in the page as the server sent it, is a text whatever it says, and is put
// away by a client for a visit.

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { urlOf } from '#browser/http/url-of.ts'
import type { AnnouncementView } from '#contract/public/announcements.ts'
import { publicCalls } from '../site/public-calls.ts'
import { createReplies } from '../site/replies.tsx'
import { Announced } from './Announced.tsx'
import { AnnouncementLines } from './AnnouncementLines.tsx'
import { announcementsIn } from './announcements-in.ts'

const script = '<img src=x onerror="alert(1)"> & more'
const announced = (id: string, text_en: string): AnnouncementView => ({
  id,
  tone: 'warning',
  text_en,
  text_nl: 'in het Nederlands',
})

function repliesOf(announcements: readonly AnnouncementView[]) {
  const data = { time: '2026-11-21T12:00:00.000Z', instruments: [], announcements }
  const reply = { status: true, message: '', data }
  return createReplies({ [urlOf(publicCalls.marketTicker, {})]: reply })
}

function htmlOf(announcements: readonly AnnouncementView[]): string {
  return renderToString(<AnnouncementLines all={announcementsIn(repliesOf(announcements))} />)
}

let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  place.remove()
  vi.unstubAllGlobals()
})

it('is in the page before any script, as a text, and nothing where nothing is announced', () => {
  const html = htmlOf([announced('1', script)])
  expect(html).toContain('&lt;img src=x onerror=')
  expect(html).not.toContain('<img')
  expect(htmlOf([])).toBe('')
})

it('is put away, one by one, for this visit and in no storage', async () => {
  const all = [announced('1', script), announced('2', 'A bank is closed.')]
  await act(async () => createRoot(place).render(<Announced all={all} />))
  const buttons = () => [...place.querySelectorAll('button')]
  expect(buttons()).toHaveLength(2)
  await act(async () => buttons()[0]?.click())
  expect(place.textContent).not.toContain(script)
  expect(place.textContent).toContain('A bank is closed.')
  expect(localStorage.length).toBe(0)
})
