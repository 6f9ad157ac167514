// An office with a host of its own and a list of addresses: where it is, where it is not, and what
// is told and recorded of whoever comes from elsewhere.

import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffRoles } from '#contract/staff/powers.ts'
import { officeRoutes } from '#contract/staff/routes.ts'
import { freshDatabase } from '#test/database.ts'
import { sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { parseAddressList } from './platform/address-list.ts'
import { type OfficeSettings, officePortOf, standingOf } from './platform/office-place.ts'

const database = freshDatabase()
const email = 'ada@desk.example'
const officeUrl = 'http://desk.example:3000'
const officeAddresses = parseAddressList('10.0.0.0/8, 2001:db8::/32') ?? null
const site = 'trade.example'

describe('with a host and addresses of its own', () => {
  let whole: WholeApp
  let office: string
  beforeAll(async () => {
    const { db } = database()
    const plain = await openWholeApp(db)
    office = await sitDown({ app: plain.app, db }, email, staffRoles)
    await plain.close()
    whole = await openWholeApp(db, { config: { officeUrl, officeAddresses } })
  })
  afterAll(() => whole?.close())

  const ask = (url: string, host: string, from = '10.1.2.3', cookies = {}) =>
    whole.app.inject({
      url,
      remoteAddress: from,
      headers: { host, 'x-unattended': '1' },
      cookies,
    })
  const refusals = () =>
    database().db.rows<{ actor: string; details: string }>(
      `select actor, details from events where kind = 'staff_address_refused' order by nr`,
    )

  test('it is there, for whoever comes from there', async () => {
    for (const from of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::9']) {
      const reply = await ask('/api/office/queue', 'DESK.example:3000', from, { office })
      expect(reply.statusCode).toBe(200)
    }
    expect((await ask('/office', 'desk.example:3000')).statusCode).toBe(200)
    expect((await ask('/', 'desk.example:3000')).headers.location).toBe('/office')
    expect((await ask('/api/health', 'desk.example:3000')).statusCode).not.toBe(404)
  })

  test.each([
    '/',
    '/user/trade',
    '/auth/signin',
    '/robots.txt',
    '/api/market/instruments',
    '/api/docs',
  ])('the site is not there: %s', async (url) => {
    expect((await ask(url, site)).statusCode).not.toBe(404)
    const there = (await ask(url, 'desk.example:3000')).statusCode
    expect(there).toBe(url === '/' ? 302 : 404)
  })

  test('at the site there is no office', async () => {
    const unknown = await ask('/api/office/no-such-call', site, '10.1.2.3', { office })
    const ways = [
      '/api/office/door',
      '/api/office/queue',
      '/api/%6fffice/queue',
      '/api/office/queue/',
    ]
    for (const url of ways) {
      const reply = await ask(url, site, '10.1.2.3', { office })
      expect([reply.statusCode, reply.body]).toEqual([404, unknown.body])
    }
    for (const url of ['/office', '/office/queue', '/nl/office'])
      expect((await ask(url, site)).statusCode).toBe(404)
  })

  test('nor anywhere for anybody else', async () => {
    const unknown = await ask('/api/no-such-call', site)
    for (const { method, path } of Object.values(officeRoutes)) {
      const reply = await whole.app.inject({
        method,
        url: `/api${path.replace(/:\w+/g, 'x')}`,
        remoteAddress: '203.0.113.9',
        headers: { host: 'desk.example:3000' },
      })
      expect([reply.statusCode, reply.body]).toEqual([404, unknown.body])
    }
    for (const url of ['/', '/office', '/nl/office/set-up'])
      expect((await ask(url, 'desk.example:3000', '203.0.113.9')).statusCode).toBe(404)
    expect(await refusals()).toEqual([])
  })

  test('who brings a session from elsewhere is told as little, and it is recorded', async () => {
    const unknown = await ask('/api/no-such-call', site)
    for (const from of ['203.0.113.9', '203.0.113.9', '2001:db9::1', '::ffff:203.0.113.8']) {
      const reply = await ask('/api/office/queue', 'desk.example:3000', from, { office })
      expect([reply.statusCode, reply.body]).toEqual([404, unknown.body])
    }
    const found = await refusals()
    expect(found.map(({ details }) => JSON.parse(details).address)).toEqual([
      '203.0.113.9',
      '2001:db9::1',
      '::ffff:203.0.113.8',
    ])
    expect(found[0]?.actor).toBe(`staff:${email}`)
    expect(JSON.parse(found[0]?.details ?? '')).toHaveProperty('staff_session')
  })
})

describe('with a port of its own', () => {
  const settings: OfficeSettings = {
    officeUrl: 'http://localhost:3001',
    officeAddresses: null,
    port: 3000,
    trustedProxies: 0,
  }
  const come = (localPort: number, host: string, own = settings) =>
    standingOf({ headers: { host }, socket: { localPort } } as IncomingMessage, own)

  test('the port says where one is, and not what is said of it', () => {
    expect(come(3001, 'localhost:3001')).toBe('office')
    expect(come(3001, 'localhost:3000')).toBe('office')
    expect(come(3000, 'localhost:3001')).toBe('site')
  })

  test('behind proxies, and with TLS, they say it', () => {
    const behind = { ...settings, trustedProxies: 1 }
    expect(come(3000, 'localhost:3001', behind)).toBe('office')
    const tls = { ...settings, officeUrl: 'https://trade.example:8443' }
    expect(come(3000, 'trade.example:8443', tls)).toBe('office')
    expect(come(3000, 'trade.example', tls)).toBe('site')
    expect([settings, behind, tls].map(officePortOf)).toEqual([3001, null, null])
  })
})
