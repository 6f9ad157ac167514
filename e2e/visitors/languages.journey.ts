// The site in the languages whose statements are not looked at one by one: each page is there and
// says which language it is in, and in one that is read from the right everything has its room.

import { describe, expect, test } from 'vitest'
import { directionOf } from '#contract/shared/languages.ts'
import { isProving } from '#seed'
import { desk, seeTranslated } from './see-page.ts'
import { arabic, bases, inLanguage, instrumentPaths, publicPaths } from './site-pages.ts'
import { visitSite } from './visited.ts'

const paths = [...publicPaths, ...instrumentPaths]
/** One of each kind; the others are made of the same parts. */
const some = ['/', '/pricing', '/fairness', '/financial-instruments', '/bitcoin-trading', '/legal']
/** Rendered in each language, for no browser. */
const few = ['/', '/financial-instruments', '/legal']
const others = bases.filter(({ locale }) => !['en', 'nl'].includes(locale))

describe.each(others)('$locale', (language) => {
  test('its pages are there, in its language and from its side', () =>
    visitSite(desk, async (page) => {
      for (const path of isProving ? paths : few) {
        const response = await page.request.get(inLanguage(language, path))
        expect(response.status(), path).toBe(200)
        const text = await response.text()
        const { locale } = language
        expect(text, path).toContain(`<html lang="${locale}" dir="${directionOf(locale)}"`)
        expect(text, path).toContain('class="translated"')
        expect(text.match(/<h1[\s>]/g), path).toHaveLength(1)
      }
    }))
})

describe.concurrent('from right to left', () => {
  test.each(isProving ? paths : some)('%s', async (path) => {
    const { faults } = await seeTranslated(arabic, path)
    expect(faults).toEqual([])
  })
})

test('the menu of languages leads to this page in each of them, without a script too', async () => {
  const options = { ...desk.options, javaScriptEnabled: false }
  await visitSite({ ...desk, options }, async (page) => {
    await page.goto('/pricing')
    const menu = page.locator('footer details.languages')
    await menu.locator('summary').click()
    for (const language of bases) {
      const link = menu.locator(`a[hreflang=${language.locale}]`)
      expect(await link.isVisible(), language.locale).toBe(true)
      expect(await link.getAttribute('href')).toBe(inLanguage(language, '/pricing'))
    }
    await menu.locator('a[hreflang=ar]').click()
    await page.waitForURL('**/ar/pricing')
    await page.locator('footer .translated a').click()
    await page.waitForURL((url) => url.pathname === '/pricing')
  })
})
