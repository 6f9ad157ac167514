// What a page says of itself to those who search, share and translate.

import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { bases, inLanguage, type Language } from './site-pages.ts'

export type Head = {
  readonly lang: string
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Addresses by language. */
  readonly alternates: Readonly<Record<string, string>>
  readonly image: string
  readonly structured: readonly string[]
}

export function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
    const meta = (selector: string) =>
      all<HTMLMetaElement>(`meta${selector}`)
        .map(({ content }) => content)
        .join()
    const links = (rel: string) => all<HTMLLinkElement>(`link[rel=${rel}]`)
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: meta('[name=description]'),
      canonical: links('canonical')
        .map(({ href }) => href)
        .join(),
      alternates: Object.fromEntries(links('alternate').map((link) => [link.hreflang, link.href])),
      image: meta('[property="og:image"]'),
      structured: all('script[type="application/ld+json"]').map((script) => script.textContent),
    }
  })
}

/** Everything that is not as it has to be. */
export function headFaults(head: Head, path: string, language: Language, url: string): string[] {
  const address = (of: Pick<Language, 'base'>) => new URL(inLanguage(of, path), url).href
  const alternates = {
    ...Object.fromEntries(bases.map((of) => [of.locale, address(of)])),
    'x-default': new URL(path, url).href,
  }
  return [
    ...differing('lang', head.lang, language.locale),
    ...differing('canonical', head.canonical, address(language)),
    ...differing('alternates', head.alternates, alternates),
    ...(head.title.length > 5 ? [] : [`the title is "${head.title}"`]),
    ...(head.description.length > 30 ? [] : [`the description is "${head.description}"`]),
    ...(head.structured.length > 0 ? [] : ['has no structured data']),
    ...head.structured.filter((text) => !isThing(text)).map((text) => `no thing: ${text}`),
  ]
}

function differing(name: string, found: unknown, wanted: unknown): string[] {
  if (isDeepStrictEqual(found, wanted)) return []
  return [`${name} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`]
}

/** Of schema.org, with a type. */
function isThing(text: string): boolean {
  const thing: unknown = JSON.parse(text)
  if (typeof thing !== 'object' || thing === null) return false
  const { '@context': context, '@type': type } = thing as Record<string, unknown>
  return context === 'https://schema.org' && /^[A-Z][A-Za-z]+$/.test(String(type))
}
