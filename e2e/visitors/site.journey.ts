// The public site as visitors, browsers and search engines find it, in a fresh install: every page
// in English on a phone, and to prove it on a desk and in every language.

import { describe, expect, test } from 'vitest'
import { isProving } from '#seed'
import {
  desk,
  type Seen,
  seeOnDesk,
  seeOnPhone,
  seeTranslated,
  seeWithoutScript,
} from './see-page.ts'
import { plant, unclaimed } from './site-claims.ts'
import { headFaults } from './site-head.ts'
import { deadLinks } from './site-links.ts'
import {
  bases,
  english,
  inLanguage,
  instrumentPaths,
  type Language,
  languagesOf,
  publicPaths,
  versionPaths,
} from './site-pages.ts'
import { siteUrl, visitSite } from './visited.ts'

const paths = [...publicPaths, '/legal/2026-11-21', ...instrumentPaths]
const onDesk = isProving ? paths : []
const seen: Record<string, Seen[]> = {}

describe.each(languagesOf('en').map((language) => [language.locale, language] as const))(
  '%s',
  (_locale, language) => {
    describe.concurrent('every page', () => {
      const keep = (page: Seen) => {
        seen[language.locale] = [...(seen[language.locale] ?? []), page]
        const head = page.head ? headFaults(page.head, page.path, language, siteUrl()) : []
        expect([...page.faults, ...head]).toEqual([])
      }
      if (language === english) {
        test.each(paths)('%s on a phone', async (path) => keep(await seeOnPhone(language, path)))
        test.each(onDesk)('%s on a desk, and without JavaScript', async (path) => {
          const page = await seeOnDesk(language, path)
          const plain = await seeWithoutScript(language, path, page.lines)
          expect([...page.faults, ...plain.faults]).toEqual([])
        })
      } else {
        test.each(paths)('%s', async (path) => keep(await seeTranslated(language, path)))
      }
    })

    test('no two pages call themselves the same', () => {
      const heads = (seen[language.locale] ?? []).flatMap(({ head }) => head ?? [])
      expect(heads.length).toBe(paths.length)
      for (const name of ['title', 'description'] as const)
        expect(new Set(heads.map((head) => head[name])).size, name).toBe(heads.length)
    })

    test('no link is dead', async () => {
      expect(await deadLinks(siteUrl(), seen[language.locale] ?? [], language)).toEqual([])
    })

    test('a statement without a source is found', () => findsPlanted(language))

    test('where there is no page, it says so and helps', async () => {
      await visitSite(desk, async (page, excuse) => {
        excuse(/status of 404 /)
        const response = await page.goto(inLanguage(language, '/no-such-page'))
        expect(response?.status()).toBe(404)
        expect(await page.getAttribute('html', 'lang')).toBe(language.locale)
        expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex')
        expect(await page.locator('main h1').isVisible()).toBe(true)
        expect(await page.locator('main a').count()).toBeGreaterThan(3)
        expect(await unclaimed(page, language)).toEqual([])
      })
    })

    test('without JavaScript, links lead on', async () => {
      const { options, ...look } = desk
      const plain = { ...look, options: { ...options, javaScriptEnabled: false } }
      await visitSite(plain, async (page) => {
        await page.goto(inLanguage(language, '/'))
        for (const [part, path] of [
          ['footer', '/risk-disclosure'],
          ['header', '/pricing'],
        ] as const) {
          const address = inLanguage(language, path)
          const link = page.locator(`${part} a[href="${address}"]`).filter({ visible: true })
          await link.first().click()
          await page.waitForURL(`**${address}`)
        }
        expect(await page.locator('main h1').isVisible()).toBe(true)
      })
    })
  },
)

describe('for those who search and share', () => {
  const read = async (path: string) => {
    const response = await fetch(`${siteUrl()}${path}`)
    expect(response.status, path).toBe(200)
    return response
  }

  test('the sitemap lists exactly the public pages', async () => {
    const text = await (await read('/sitemap.xml')).text()
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
    const instruments = listed.filter((url) => /\/instruments\/[A-Z0-9]+$/.test(url))
    const others = listed.filter((url) => !instruments.includes(url))
    const all = bases.flatMap((language) =>
      [...publicPaths, ...versionPaths].map(
        (path) => new URL(inLanguage(language, path), siteUrl()).href,
      ),
    )
    expect(others.toSorted()).toEqual(all.toSorted())
    for (const language of bases) {
      for (const path of instrumentPaths)
        expect(instruments).toContain(`${siteUrl()}${inLanguage(language, path)}`)
    }
    expect(new Set(listed).size).toBe(listed.length)
    const inTwo = instruments.filter((url) => !/\/(?!nl\/)[a-z]{2}\/instruments/.test(url))
    const answers = await Promise.all(inTwo.map((url) => fetch(url, { method: 'HEAD' })))
    expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
  })

  test('robots.txt names the sitemap and closes what is nobody’s business', async () => {
    const text = await (await read('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`)
    for (const closed of ['/api/', '/auth/', '/user/'])
      expect(text).toContain(`Disallow: ${closed}`)
    expect(text).not.toMatch(/^Disallow: \/$/m)
  })

  test('the picture to share is there', async () => {
    const images = new Set(
      Object.values(seen).flatMap((pages) => pages.flatMap(({ head }) => head?.image ?? [])),
    )
    expect(images.size).toBeGreaterThan(0)
    for (const image of images) {
      const response = await fetch(image)
      expect(response.status, image).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/)
    }
  })

  test('a sandbox asks not to be listed', async () => {
    expect((await read('/')).headers.get('x-robots-tag')).toBe('noindex')
  })
})

/** The crawler is worth something only if it finds what it looks for. */
async function findsPlanted(language: Language): Promise<void> {
  await visitSite(desk, async (page) => {
    for (const statement of language.planted) {
      await page.goto(inLanguage(language, '/about-us'))
      await page.locator('main h1').waitFor()
      await plant(page, statement)
      expect(await unclaimed(page, language), statement).toEqual([statement])
    }
  })
}
