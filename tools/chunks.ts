// Which file of the build a module of the web travels in. Many small files compress worse, and each
// costs a request: what the app's first screen needs is one file (core), what of it the public site
// needs too another (base), and what that screen loads right afterwards a third (more); their
// styles come with the screen's. Everything else is the bundler's choice.

import { basename, dirname } from 'node:path'
import type { Rollup } from 'vite'

type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
type ModuleInfo = Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'>

const react = ['/node_modules/react/', '/node_modules/react-dom/', '/node_modules/scheduler/']
/** Named by the index of its package, and used by later parts alone. */
const laterParts = ['/query-core/build/modern/infiniteQueryObs', '/build/modern/useInfiniteQuery']
const features = '/web/src/features/'
const texts = /\/(browser\/src|web\/src\/lib)\/i18n\/messages\//
/** Each names all of them. */
const textLists = /\/(browser\/src|web\/src\/lib)\/i18n\/i18n\.ts$/

export type Entries = {
  /** Starts the signed-in area. */
  readonly main: string
  /** What stands around every screen there. */
  readonly frame: string
  /** Its first screen. */
  readonly screen: string
  /** What that screen loads as soon as it is there, in parts. */
  readonly more: readonly string[]
  /** A large part of it, in a file of its own. */
  readonly chart: string
  /** The module that loads what those see who are not signed in. */
  readonly visitors: string
  readonly site: string
  /** The site's module that loads its pages. */
  readonly pages: string
}

/** Names the chunk of each module; null leaves it to the bundler. */
export function chunkNames(entries: Entries) {
  let known: Known | undefined
  const shell = [entries.main, entries.frame]
  return (id: string, graph: Graph): string | null => {
    if (holds(id, react)) return 'react'
    // What others need too must not start anything by being loaded.
    if (id === entries.main) return null
    if (holds(id, laterParts)) return 'more'
    known ??= knownIn(graph, shell, entries)
    if (isText(id)) return textChunk(id, known)
    const isOfSite = known.site.has(id) || known.pages.has(id)
    if (!known.app.has(id)) {
      if (!known.more.has(id) && !(known.chart.has(id) && isStyle(id))) return null
      if (isOfSite) return isStyle(id) ? 'base' : 'parts'
      // Who signs in first needs no trading screen.
      if (known.visitors.has(id)) return 'core'
      return isStyle(id) ? 'screen' : 'more'
    }
    // Of features only what the shell itself shows: whoever signs in first needs no trading screen.
    if (id.includes(features) && !known.shown.has(dirname(id))) return 'screen'
    return isOfSite ? 'base' : 'core'
  }
}

type Sets = 'shown' | 'app' | 'more' | 'chart' | 'visitors' | 'site' | 'pages'

type Known = Readonly<Record<Sets, Set<string>>> & {
  /** Names of texts that are shown by each. */
  readonly texts: Readonly<Record<'app' | 'more' | 'site' | 'everyPage', Set<string>>>
}

function knownIn(graph: Graph, shell: readonly string[], entries: Entries): Known {
  const app = reach(graph, [...shell, entries.screen])
  const more = reach(graph, entries.more)
  const site = reach(graph, [entries.site])
  const visitors = reach(graph, loadedBy(graph, entries.visitors))
  const pages = reach(graph, loadedBy(graph, entries.pages))
  const texts = {
    app: textsIn(graph, app),
    more: textsIn(graph, more),
    site: textsIn(graph, new Set([...site, ...pages])),
    everyPage: textsIn(graph, site),
  }
  const all = [...app].filter(isTextList).flatMap((id) => importsOf(graph, id))
  const withTexts = (ids: ReadonlySet<string>, names: ReadonlySet<string>) => {
    const named = all.filter((id) => isText(id) && names.has(nameOfText(id)))
    return new Set([...ids, ...reach(graph, named)])
  }
  return {
    shown: new Set([...reach(graph, shell)].map(dirname)),
    app: withTexts(app, texts.app),
    more: withTexts(more, texts.more),
    chart: reach(graph, [entries.chart]),
    visitors,
    site: withTexts(site, texts.site),
    pages: withTexts(pages, texts.site),
    texts,
  }
}

function isStyle(id: string): boolean {
  return id.endsWith('.css')
}

/** A text goes with what shows it; one that the site shows too has a file of its own. */
function textChunk(id: string, known: Known): string | null {
  const shown = known.texts
  const name = nameOfText(id)
  if (name === 'shell') return 'base'
  // Where both ask for it at once, in the file that both have.
  if (shown.site.has(name))
    return shown.more.has(name) && shown.everyPage.has(name) ? 'parts' : null
  if (shown.app.has(name)) return 'core'
  return shown.more.has(name) ? 'more' : null
}

/** `.../messages/nl/quick-trading.ts` is `quickTrading`. */
function nameOfText(id: string): string {
  const file = basename(id).replace(/\.ts.*$/, '')
  return file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The texts that these modules name: `t.quickTrading`. */
function textsIn(graph: Graph, ids: ReadonlySet<string>): Set<string> {
  const codes = [...ids].map((id) => graph.getModuleInfo(id)?.code ?? '')
  return new Set(
    codes.flatMap((code) => [...code.matchAll(/\bt\.(\w+)/g)].map(([, name]) => name ?? '')),
  )
}

/** Texts are within everything's reach, from lists of all: each goes with who shows it. */
export function isText(id: string): boolean {
  return texts.test(id)
}

const stills = /\/lib\/site\/(LanguageMenu|TranslationNote)\.tsx|\/i18n\/(languages|readers)\.ts/

/** What the site has in its HTML alone, and screens show too: no reason to load their part. */
export function isStill(id: string): boolean {
  return stills.test(id)
}

function isTextList(id: string): boolean {
  return textLists.test(id)
}

function holds(id: string, parts: readonly string[]): boolean {
  return parts.some((part) => id.includes(part))
}

/** What these modules import, and what that imports, without what is loaded later. */
function reach(graph: Graph, from: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    if (isTextList(id)) return
    for (const next of importsOf(graph, id)) visit(next)
  }
  for (const id of from) visit(id)
  return found
}

function loadedBy(graph: Graph, id: string): readonly string[] {
  return graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
}

function importsOf(graph: Graph, id: string): readonly string[] {
  return graph.getModuleInfo(id)?.importedIds ?? []
}
