// The site on a home screen: without a line its own page says so, in the language and the theme of
// whoever looks; a newer version is told, and nothing is loaded anew before they press for it.
// Pages and worker are the server's own, with no install behind them, so that a version can change.

import Fastify, { type FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBuiltWeb } from '#server/platform/built-web.ts'
import { securityHeaders } from '#server/platform/security-headers.ts'
import { serveWeb } from '#server/platform/web-pages.ts'
import { pageConfig } from '#test/built-site.ts'
import { type Excuse, launch, looksOf, visit } from './browser.ts'
import { projectRoot } from './install.ts'
import { checkScreen } from './screen.ts'
import { until } from './stage.ts'

let app: FastifyInstance
let browser: Browser
let url = ''
let brand = ''
let now = 0

function call(name: 'Older' | 'Newer'): void {
  brand = name
  now += 60_000
}

beforeAll(async () => {
  browser = await launch()
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  const headers = securityHeaders({ isTls: false, isSandbox: true })
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  await serveWeb(app, {
    languages: await readBuiltWeb(`${projectRoot}/dist`),
    facts: () => ({ ...pageConfig, brand, brand_hue: 120 }),
    publicUrl: () => url,
    // Pages are kept for a while, as they would not be by a server that was started anew.
    now: () => now,
  })
  url = await app.listen({ port: 0, host: 'localhost' })
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

describe.each(looksOf('phone'))('$name', (look) => {
  const make = (journey: (page: Page, excuse: Excuse) => Promise<void>) => () => {
    call('Older')
    return visit(browser, look, url, (page, excuse) => {
      // There are no calls behind these pages.
      excuse(/404/)
      return journey(page, excuse)
    })
  }

  test(
    'without a line, a page says so, and the way back is a press away',
    make(async (page, excuse) => {
      excuse(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
      await page.goto('/help')
      await untilKept(page)
      const theme = look.options.colorScheme === 'dark' ? 'light' : 'dark'
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
      await page.context().setOffline(true)
      await page.goto('/user/home')
      await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
      await page.getByText('Older', { exact: true }).waitFor()
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
      const hue = () => getComputedStyle(document.documentElement).getPropertyValue('--brand-h')
      expect(await page.evaluate(hue)).toBe('120')
      await checkScreen(page, 'without a line')
      await page.goto('/nl/pricing')
      await page.getByRole('heading', { level: 1, name: 'Je bent offline' }).waitFor()
      await page.context().setOffline(false)
      await page.getByRole('link', { name: 'Probeer opnieuw' }).click()
      await page.getByRole('contentinfo').waitFor()
      expect(new URL(page.url()).pathname).toBe('/nl/pricing')
      expect(await everKept(page)).toEqual([])
    }),
  )

  test(
    'a newer version is told; it comes when somebody presses for it',
    make(async (page) => {
      await page.goto('/help')
      await untilKept(page)
      const other = await page.context().newPage()
      await other.goto('/glossary')
      for (const one of [page, other]) await one.evaluate("window.isAsItWas = 'yes'")
      call('Newer')
      await page.evaluate(askForNewer)
      await page.getByText('A new version is ready.').waitFor()
      await other.getByText('A new version is ready.').waitFor()
      await checkScreen(page, 'told of a newer version')
      await other.getByRole('button', { name: 'Later' }).click()
      expect(await other.getByText('A new version is ready.').count()).toBe(0)
      await page.getByRole('button', { name: 'Reload' }).click()
      await until(async () => expect(await page.title()).toContain('Newer'))
      expect(await page.evaluate('window.isAsItWas')).toBeUndefined()
      // Whoever did not press goes on where they were.
      expect(await other.evaluate('window.isAsItWas')).toBe('yes')
      expect(await other.title()).toContain('Older')
      await page.reload()
      await untilKept(page)
      expect(await page.getByText('A new version is ready.').count()).toBe(0)
      expect(await page.evaluate(waits)).toBe(false)
      await other.close()
    }),
  )

  test(
    'a page that is newer than the worker lets it take over unasked',
    make(async (page) => {
      await page.goto('/help')
      await untilKept(page)
      call('Newer')
      await page.goto('/glossary')
      await until(async () => expect(await page.evaluate(keptPage)).toContain('Newer'))
      expect(await page.getByText('A new version is ready.').count()).toBe(0)
    }),
  )
})

/** The worker answers for the next page. */
async function untilKept(page: Page): Promise<void> {
  const state = async () => (await navigator.serviceWorker.ready).active?.state
  await until(async () => expect(await page.evaluate(state)).toBe('activated'))
}

async function keptPage(): Promise<string | undefined> {
  return (await caches.match('/offline'))?.text()
}

async function askForNewer(): Promise<void> {
  await (await navigator.serviceWorker.ready).update()
}

async function waits(): Promise<boolean> {
  return (await navigator.serviceWorker.ready).waiting !== null
}

/** Whatever the browser keeps that is not of the build or the page without a line. */
async function everKept(page: Page): Promise<string[]> {
  const all = await page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map((one) => one.url.replace(location.origin, ''))
  })
  expect(all.length).toBeGreaterThan(4)
  const ours = /^(\/assets\/|(\/[a-z]{2})?\/offline$|\/theme\.js\?offline$|\/brand-120\.css$)/
  return all.filter((path) => !ours.test(path))
}
