// What the worker of the site does with push messages: the real script, in a world of its own.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../../../web/public/worker.js'), 'utf8')
const origin = 'https://a.example'

function workerWith(openAt: readonly string[] = []) {
  const heard = new Map<string, (event: object) => void>()
  const shown: object[] = []
  const done: Promise<unknown>[] = []
  const went: string[] = []
  runInContext(
    script,
    createContext({
      self: { shell: { version: '1', pages: [], ready: [], files: [] } },
      URL,
      location: { origin },
      registration: {
        showNotification: async (title: string, how: object) => void shown.push({ title, ...how }),
      },
      clients: {
        matchAll: async () =>
          openAt.map((path) => ({ url: origin + path, focus: () => went.push(`focus ${path}`) })),
        openWindow: (to: URL) => went.push(`open ${to.href.replace(origin, '')}`),
      },
      addEventListener: (kind: string, act: (event: object) => void) => heard.set(kind, act),
    }),
  )
  const tell = async (kind: string, event: object) => {
    heard.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => done.push(work) })
    await Promise.all(done)
  }
  return { shown, went, tell }
}

it('a push message is shown as it was written', async () => {
  const worker = workerWith()
  const message = { title: 'Fair', body: 'There is news.', url: '/user/home', tag: 'payments' }
  await worker.tell('push', { data: { json: () => message } })
  expect(worker.shown).toMatchObject([
    { title: 'Fair', body: 'There is news.', tag: 'payments', data: '/user/home' },
  ])
})

describe('pressed, it leads', () => {
  it.each([
    [
      'to the page that is open there',
      ['/pricing', '/user/home?mode=demo'],
      'focus /user/home?mode=demo',
    ],
    ['to a new one, and leaves what is open', ['/pricing'], 'open /user/home'],
  ])('%s', async (_, open, went) => {
    const worker = workerWith(open)
    const notification = { data: '/user/home', close: () => worker.went.push('closed') }
    await worker.tell('notificationclick', { notification })
    expect(worker.went).toEqual(['closed', went])
  })

  it.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)'])(
    'nowhere else: %s',
    async (data) => {
      const worker = workerWith()
      await worker.tell('notificationclick', { notification: { data, close: () => {} } })
      expect(worker.went).toEqual([])
    },
  )
})
