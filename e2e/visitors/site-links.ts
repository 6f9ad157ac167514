// Links of our own: each leads somewhere, and to the very part of the page that it names.

import { languages } from '#contract/shared/languages.ts'
import type { Seen } from './see-page.ts'
import { inLanguage, type Language } from './site-pages.ts'

/** Those that do not, each with the pages it stands on. */
export async function deadLinks(
  url: string,
  pages: readonly Seen[],
  language: Language,
): Promise<string[]> {
  const places = new Map<string, string[]>()
  for (const { path, links } of pages) {
    const here = new URL(inLanguage(language, path), url)
    for (const link of links) {
      const target = new URL(link, here)
      if (target.origin !== here.origin) continue
      // Every page leads to itself in all others: of those the first page's are enough.
      if (languageIn(target.pathname) !== language.locale && path !== '/') continue
      places.set(target.href, [...(places.get(target.href) ?? []), path])
    }
  }
  const answers = new Map<string, Promise<{ status: number; text: string }>>()
  const dead = [...places].map(async ([href, from]) => {
    const { hash, href: whole } = new URL(href)
    const address = whole.slice(0, whole.length - hash.length)
    const asking = answers.get(address) ?? ask(address)
    answers.set(address, asking)
    const { status, text } = await asking
    const on = [...new Set(from)].join(', ')
    if (status >= 400) return [`${href} answers ${status}, on ${on}`]
    const id = decodeURIComponent(hash.slice(1))
    return id === '' || text.includes(`id="${id}"`) ? [] : [`${href} is no part of it, on ${on}`]
  })
  return (await Promise.all(dead)).flat()
}

/** Of "/nl/pricing", Dutch. */
function languageIn(pathname: string): string {
  const first = pathname.split('/', 2)[1] ?? ''
  return languages.find((one) => one === first) ?? languages[0]
}

async function ask(address: string) {
  const response = await fetch(address)
  return { status: response.status, text: await response.text() }
}
