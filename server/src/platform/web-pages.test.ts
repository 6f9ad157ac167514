import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageConfig } from '#contract/public/site.ts'
import { builtIn, pageConfig, siteIn } from '#test/built-site.ts'
import { serveWeb } from './web-pages.ts'

let folder = ''
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'web-pages-'))
  for (const language of ['en', 'nl', 'de']) {
    await fs.mkdir(join(folder, language, 'assets', language), { recursive: true })
    await fs.writeFile(join(folder, language, 'assets', language, 'a-1.js'), language)
    const office = join(folder, 'office', language, 'assets', language)
    await fs.mkdir(office, { recursive: true })
    await fs.writeFile(join(office, 'o-1.js'), `office ${language}`)
  }
  await fs.writeFile(join(folder, 'en/icon.svg'), '<svg/>')
  for (const hidden of ['.git', '.vite']) {
    await fs.mkdir(join(folder, 'en', hidden))
    await fs.writeFile(join(folder, 'en', hidden, 'config'), 'canary')
  }
})
afterEach(() => fs.rm(folder, { recursive: true }))

const logo = '0123456789abcdef-240x64'
const darkLogo = 'fedcba9876543210-64x64'

async function served(facts: Partial<PageConfig> = {}) {
  const app = Fastify()
  let now = 1_000
  let rate = 7
  let asked = 0
  app.get('/api/rates', () => {
    asked += 1
    return { rate: `${rate}</script>` }
  })
  app.get('/api/market/rates', () => ({ data: `${rate}</script>` }))
  app.get('/api/no-such', (_, reply) => reply.code(404).send({ status: false }))
  app.get('/api/away', (_, reply) => reply.code(503).send({ status: false }))
  await serveWeb(app, {
    languages: [
      builtIn(folder, siteIn('en', '')),
      builtIn(folder, siteIn('nl', '/nl')),
      builtIn(folder, siteIn('de', '/de')),
    ],
    facts: () => ({ ...pageConfig, ...facts }),
    logo: async (name) => (name === logo ? Buffer.from('png') : undefined),
    publicUrl: () => 'https://a.example',
    now: () => now,
  })
  return {
    get: (url: string, headers = {}) => app.inject({ url, headers }),
    later: (ms: number, next: number) => {
      now += ms
      rate = next
    },
    asked: () => asked,
  }
}

test('an operator’s own colour is a sheet that every page loads, and there is none without', async () => {
  const plain = await served()
  expect((await plain.get('/rates')).body).not.toContain('/brand-')
  const { get } = await served({ brand_hue: 120 })
  for (const page of ['/rates', '/user/deposit', '/office']) {
    expect((await get(page)).body).toContain('<link rel="stylesheet" href="/brand-120.css" />')
  }
  const sheet = await get('/brand-120.css')
  expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
  expect(sheet.body).toBe(':root:root,[data-theme][data-theme]{--brand-h:120}')
  for (const other of ['361', '1;}', 'red', '-1']) {
    expect((await get(`/brand-${encodeURIComponent(other)}.css`)).statusCode).toBe(404)
  }
})

test('an operator’s logo stands where the mark did, by a sheet that is kept for ever', async () => {
  expect((await (await served()).get('/rates')).body).not.toContain('/logo/')
  const { get } = await served({ brand_logo: logo, brand_logo_dark: darkLogo })
  for (const page of ['/rates', '/user/deposit', '/office']) {
    const { body } = await get(page)
    expect(body).toContain(`<link rel="stylesheet" href="/logo/${logo}_${darkLogo}.css" />`)
  }
  const sheet = await get(`/logo/${logo}_${darkLogo}.css`)
  expect(sheet.headers['cache-control']).toContain('immutable')
  expect(sheet.body).toContain(`[data-theme=light]{--logo:url(/logo/${logo}.png)}`)
  expect(sheet.body).toContain(`[data-theme=dark]{--logo:url(/logo/${darkLogo}.png)}`)
  // 240 by 64, within 132 by 26.
  expect(sheet.body).toContain('width:98px;height:26px')
  expect((await get(`/logo/${logo}.css`)).body).not.toContain(darkLogo)
  const picture = await get(`/logo/${logo}.png`)
  expect([picture.body, picture.headers['content-type']]).toEqual(['png', 'image/png'])
  expect(picture.headers['cache-control']).toContain('immutable')
  // Where letters are read, pictures come from elsewhere.
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
  for (const other of [`${darkLogo}.png`, 'x.css', `${logo}}.css`, `${logo}_x.css`, '..%2Fx.png']) {
    expect((await get(`/logo/${other}`)).statusCode, other).toBe(404)
  }
})

test('a page holds the banner, the facts, its head, its answers, and itself', async () => {
  const { get } = await served()
  const { statusCode, body, headers } = await get('/rates')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain('<b>No &lt;real&gt; money, en.</b><span>Simulated.</span>')
  expect(body).toContain('<title>T &quot;/rates&quot; · A &amp; B</title>')
  expect(body).toContain('<link rel="canonical" href="https://a.example/rates" />')
  expect(body).toContain('href="https://a.example/nl/rates" hreflang="nl"')
  expect(body).toContain('<link rel="stylesheet" href="/assets/features/a/APage.tsx.css" />')
  expect(body).toContain('<aside>told</aside><div id="root"')
  expect(body).toContain('<div id="root" data-status="200"><main>en A & B')
  // A value of ours cannot end the element it stands in. That there is no such thing is an answer,
  // which a page can say; a call that failed now is left out.
  const rates = '"/api/rates":{"rate":"7\\u003c/script>"}'
  expect(body).toContain(`{${rates},"/api/no-such":{"status":false}}</script>`)
})

test.each(['/nl', '/nl/no-such', '/nl/auth/signin'])(
  'the banner of %s is in Dutch',
  async (url) => {
    const { body } = await (await served()).get(url)
    expect(body).toContain('<b>No &lt;real&gt; money, nl.</b>')
    expect(body).not.toContain('money, en')
  },
)

test('the banner says nothing of prices of a real market, and no live install has one', async () => {
  const { body } = await (await served({ feed: 'kraken' })).get('/rates')
  expect(body).toContain('money, en.</b><span></span>')
  const live = await served({ install_mode: 'live' })
  for (const url of ['/rates', '/auth/signin'])
    expect((await live.get(url)).body).not.toContain('class="sandbox"')
})

test('each language has its own pages and its own way in', async () => {
  const { get } = await served()
  expect((await get('/nl')).body).toContain('<main>nl')
  expect((await get('/nl/rates/')).body).toContain('href="https://a.example/nl/rates"')
  expect((await get('/nlx')).statusCode).toBe(404)
  expect((await get('/nl/auth/signin')).body).toContain('<div id="root"></div>')
})

test.each(['/auth', '/auth/signin?x=1', '/user/deposit', '/verify-email?hash=1'])(
  '%s is of the signed-in area',
  async (url) => {
    const { get } = await served()
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"></div>No script.')
    expect(body).toContain('<b>No &lt;real&gt; money, en.</b><span>Simulated.</span>')
  },
)

test('the page of the trading screen brings along what is asked first, and what is loaded', async () => {
  const { get, later } = await served()
  const { body, headers } = await get('/user/home')
  expect(body).toContain('"/api/market/rates":{"data":"7\\u003c/script>"}')
  expect(body).toContain('href="/assets/app/UserLayout.tsx.css"')
  expect(body).toContain('href="/assets/features/quick-trading/chart/Charts.tsx.css"')
  later(1_000, 8)
  const known = await get('/user/home', { 'if-none-match': headers.etag ?? '' })
  expect(known.statusCode).toBe(304)
  later(5_000, 8)
  expect((await get('/nl/user/home')).body).toContain('"data":"8\\u003c/script>"')
  expect((await get('/user/deposit')).body).not.toContain('/api/market')
})

test.each([
  ['/nothing', 404, 'data-status="404"'],
  ['/authors', 404, 'data-status="404"'],
  ['/api/nothing', 404, '"statusCode":404'],
  ['/nothing.js', 404, '"statusCode":404'],
  ['/assets/en/nothing.js', 404, '"statusCode":404'],
  ['/.git/config', 404, ''],
  ['/.vite/config', 404, ''],
  ['/assets/../.git/config', 404, ''],
  ['/assets', 404, ''],
  ['/assets/', 404, ''],
  ['/assets/en/', 404, ''],
  ['/office/assets/en/', 404, ''],
  ['/icon.svg', 200, '<svg/>'],
  ['/assets/en/a-1.js', 200, 'en'],
  ['/assets/nl/a-1.js', 200, 'nl'],
])('%s is answered with %i', async (url, status, part) => {
  const { get } = await served()
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(status)
  expect(body).toContain(part)
  expect(body).not.toContain('canary')
})

test('a page that breaks says so in the specified words and nothing else', async () => {
  const { get } = await served()
  const { statusCode, body } = await get('/broken')
  expect(statusCode).toBe(500)
  expect(body).toContain('Unexpected!')
  expect(body).not.toMatch(/secret|passwd|at /)
})

test('a page is made once for all who ask within some seconds, and anew after that', async () => {
  const { get, later, asked } = await served()
  const [first] = await Promise.all([get('/rates'), get('/rates'), get('/rates')])
  expect(asked()).toBe(1)
  later(4_999, 8)
  expect((await get('/rates')).body).toBe(first?.body)
  later(1, 8)
  expect((await get('/rates')).body).toContain('8\\u003c')
  expect(asked()).toBe(2)
})

test('it comes compressed, and not at all to those who have it', async () => {
  const { get } = await served()
  const plain = await get('/')
  const zipped = await get('/', { 'accept-encoding': 'gzip' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  const again = await get('/', { 'if-none-match': String(plain.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('staff who ask in a language of clients alone are led to the office they can read', async () => {
  const { get } = await served()
  expect((await get('/nl/office/clients')).body).toContain('id="office"')
  const { statusCode, headers } = await get('/de/office/clients')
  expect([statusCode, headers.location]).toEqual([302, '/office/clients'])
})

test('those who search are told what there is, in every language', async () => {
  const { get } = await served()
  const { body, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body.match(/<loc>[^<]*/g)).toEqual(
    ['', '/nl', '/de', '/rates', '/nl/rates', '/de/rates'].map(
      (path) => `<loc>https://a.example${path || '/'}`,
    ),
  )
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://a.example/sitemap.xml')
})

test.each([
  ['/', 'text/html'],
  ['/nothing', 'text/html'],
  ['/office', 'text/html'],
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ['/brand-120.css', 'text/css'],
  [`/logo/${logo}.css`, 'text/css'],
  ['/assets/en/a-1.js', 'application/javascript'],
  ['/api/no-such', 'application/json'],
])('%s says that it is %s, and in which letters', async (url, type) => {
  const { headers } = await (await served()).get(url)
  expect(String(headers['content-type']).toLowerCase()).toBe(`${type}; charset=utf-8`)
})

test.each(['/office', '/office/queue', '/nl/office/clients/7'])(
  '%s is the office’s',
  async (url) => {
    const { statusCode, body } = await (await served()).get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="office"></div>')
    const notice = url.startsWith('/nl') ? 'money, nl' : 'money, en'
    expect(body).toContain(notice)
  },
)

test('the office’s files are apart from those of clients', async () => {
  const { get } = await served()
  expect((await get('/office/assets/nl/o-1.js')).body).toBe('office nl')
  expect((await get('/assets/nl/o-1.js')).statusCode).toBe(404)
  expect((await get('/officer')).body).not.toContain('id="office"')
})
