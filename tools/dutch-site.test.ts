// The site as a Dutch build renders it.

import { join } from 'node:path'
import { build, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltSite } from '#contract/public/site.ts'
import { inLanguage } from './languages.ts'

let server: ViteDevServer
let site: BuiltSite

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '../web'),
    logLevel: 'error',
    appType: 'custom',
    plugins: [inLanguage('nl')],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const built = await server.ssrLoadModule('/src/site/render.tsx')
  site = built.site as BuiltSite
})

afterAll(() => server.close())

async function rendered(path: string, answers: Readonly<Record<string, unknown>> = {}) {
  const page = await site.open(path)
  const replies = Object.entries(answers).map(([url, data]) => [
    url,
    { status: true, message: '', data },
  ])
  return page.render(Object.fromEntries(replies))
}

it('speaks Dutch, and leads to Dutch pages', async () => {
  expect(site).toMatchObject({ basePath: '/nl', locale: 'nl' })
  const { status, head, html } = await rendered('/')
  expect(status).toBe(200)
  expect(head.title).toContain('Korte transacties')
  expect(html).toContain('Hoe een transactie werkt')
  expect(html).toContain('href="/nl/pricing"')
  expect(html).not.toContain('How a trade works')
})

it('shows a legal text in Dutch, and says that it is a translation', async () => {
  const { html } = await rendered('/legal')
  expect(html).toMatch(/<article[^>]* lang="nl"/)
  expect(html).toContain('Wie een account mag hebben')
  expect(html).toContain('Bij verschillen geldt de Engelse tekst.')
})

it('writes and reads figures the Dutch way, on every screen', async () => {
  const format = await server.ssrLoadModule(
    join(import.meta.dirname, '../browser/src/format/format.ts'),
  )
  const written = [format.money(-1234.5), format.price(64218.4, 1), format.percent(0.549)]
  expect(written).toEqual(['\u2212$\u00a01.234,50', '64.218,4', '54,9 %'])
  expect(format.dateTime('2026-11-21T14:32:12Z')).toBe('21-11-2026 14:32:12')
  expect([60, 7_200, 86_400].map(format.duration)).toEqual(['1m', '2u', '1d'])
  const typed = ['12,50', '12.50', '1.250', '1.250,00', '12,505', 'twaalf']
  const none = undefined
  expect(typed.map(format.typedDollars)).toEqual(['12.50', '12.50', none, none, none, none])
})

it('names the source of a price in Dutch', async () => {
  const measured_at = '2026-11-21T12:00:00.000Z'
  const source = { kind: 'query', says: '', window_from: null, count: 1, minimum: 1 }
  const claims = [{ id: 'prices', value: null, source, measured_at }]
  const price = {
    symbol: 'BTCUSD',
    name: 'BTC/USD',
    price: 64_218.4,
    decimals: 1,
    source: 'simulated',
    is_open: true,
    is_stale: false,
    age_ms: 400,
    change_24h: null,
  }
  const ticker = { time: '2026-11-21T12:00:00.000Z', instruments: [price] }
  const { html } = await rendered('/', {
    '/api/public/claims': claims,
    '/api/market/ticker': ticker,
  })
  const words = html.replace(/(<[^>]*>|\s)+/g, ' ')
  expect(words).toContain('BTC/USD gesimuleerd')
  expect(words).not.toContain('simulated')
})

it('says of a page that is not there that it is not', async () => {
  const { status, html } = await rendered('/nergens')
  expect(status).toBe(404)
  expect(html).toContain('Hier staat geen pagina')
})

it('leaves the words of the legal texts to the server', async () => {
  const web = join(import.meta.dirname, '../web')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inLanguage('nl')],
    build: {
      write: false,
      rolldownOptions: {
        input: join(web, 'src/features/legal/TermsPage.tsx'),
        external: /^react/,
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const code = outputs
    .flatMap(({ output }) => output)
    .map((part) => (part.type === 'chunk' ? part.code : ''))
    .join('')
  expect(code).toContain('Algemene voorwaarden')
  expect(code).not.toContain('Minderjarigen worden geweigerd')
  expect(code).not.toContain('The agreement between you and the operator')
})
