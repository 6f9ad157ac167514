// What browsers may keep of us for when there is no line: the files that the signed-in area was
// built to, and a page in each language that says so. No answer of a call is among them. They have
// one version, which the worker in the browser and every page carry.

import { createHash } from 'node:crypto'
import { logoPath } from '#contract/public/logo.ts'
import type { PageConfig } from '#contract/public/site.ts'
import type { BuiltWeb } from './built-web.ts'
import { manifestPath } from './home-screen.ts'
import { escaped, factParts, filled, linkedBy } from './page-html.ts'

export type AppShell = {
  readonly version: string
  /** The script of the worker. */
  readonly worker: string
  /** Of this language. */
  readonly offlinePage: (built: BuiltWeb) => string
}

export const offlinePath = '/offline'

/** As it is now: what an operator changes of name, colour and logo is seen in those pages too. */
export function appShell(languages: readonly BuiltWeb[], facts: () => PageConfig): () => AppShell {
  let known: { readonly of: string; readonly shell: AppShell } | undefined
  return () => {
    const now = facts()
    const of = JSON.stringify(now)
    if (known?.of !== of) known = { of, shell: shellOf(languages, now) }
    return known.shell
  }
}

function shellOf(languages: readonly BuiltWeb[], facts: PageConfig): AppShell {
  const made = new Map(languages.map((built) => [built, offlinePage(built, facts)] as const))
  const pages = languages
    .map(({ basePath }) => ({ base: basePath, path: basePath + offlinePath }))
    // Whose address begins with no language is English.
    .sort((one, other) => other.base.length - one.base.length)
  const texts = [...made.values()]
  const logos = [facts.brand_logo, facts.brand_logo_dark].flatMap((name) =>
    name === undefined ? [] : logoPath(name),
  )
  const asked = [...texts.flatMap(linkedBy), ...logos]
  const ready = [...new Set([...pages.map(({ path }) => path), ...asked])]
  const files = [...new Set(languages.flatMap(({ shell }) => shell))]
  const version = createHash('sha256')
    .update(JSON.stringify([ready, files, texts]))
    .digest('hex')
    .slice(0, 16)
  const told = JSON.stringify({ version, pages, ready, files })
  return {
    version,
    worker: `self.shell = ${told}\n${languages[0]?.worker ?? ''}`,
    offlinePage: (built) => made.get(built) ?? '',
  }
}

/** Which a logo stands in the place of. */
const mark =
  '<svg class="mark" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" fill="none" ' +
  'stroke="currentColor"><path d="M11 1.4l4.2 6.6H6.8z" fill="currentColor" stroke="none"/>' +
  '<path d="M1 11h20M11 20.6 6.8 14h8.4z" stroke-width="1.5"/></svg>'

/** Needs no script, and asks for nothing that is not kept with it. */
function offlinePage({ offline, words }: BuiltWeb, facts: PageConfig): string {
  const { title, text, again } = words.offline
  return filled(offline, {
    ...factParts(facts, words),
    head: `<title>${escaped(title)} · ${escaped(facts.brand)}</title>`,
    page:
      `<p>${mark}${escaped(facts.brand)}</p>` +
      `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>` +
      // The address that could not be reached.
      `<a href="">${escaped(again)}</a>`,
  })
}

/** What makes a page one that can be put on a home screen, and that hears of newer versions. */
export function installPart(built: BuiltWeb, { version }: AppShell): string {
  const { ready, reload, later } = built.words.update
  const said = Object.entries({ version, ready, reload, later })
  return (
    `<link rel="manifest" href="${manifestPath(built)}" />` +
    `<script src="/update.js" defer${said
      .map(([name, text]) => ` data-${name}="${escaped(text)}"`)
      .join('')}></script>`
  )
}
