// Which file of the build a module of the web travels in. Many small files compress worse: what the
// app's first screen needs is one file (core), and so is what of it the public site needs too
// (base). Everything else is the bundler's choice.

import { dirname } from 'node:path'
import type { Rollup } from 'vite'

type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
type ModuleInfo = Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>

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
  readonly site: string
  /** The site's module that loads its pages. */
  readonly pages: string
}

/** Names the chunk of each module; null leaves it to the bundler. */
export function chunkNames(entries: Entries) {
  let known: Record<'shown' | 'app' | 'site' | 'pages', Set<string>> | undefined
  const shell = [entries.main, entries.frame]
  return (id: string, graph: Graph): string | null => {
    if (holds(id, react)) return 'react'
    // What others need too must not start anything by being loaded.
    if (id === entries.main || holds(id, laterParts)) return null
    known ??= {
      shown: new Set([...reach(graph, shell)].map(dirname)),
      app: reach(graph, [...shell, entries.screen]),
      site: reach(graph, [entries.site]),
      pages: reach(graph, graph.getModuleInfo(entries.pages)?.dynamicallyImportedIds ?? []),
    }
    if (isText(id)) return id.includes('/messages/shell') ? 'base' : null
    if (!known.app.has(id)) return null
    // Of features only what the shell itself shows: a file that comes first must not need others.
    if (id.includes(features) && !known.shown.has(dirname(id))) return null
    return known.site.has(id) || known.pages.has(id) ? 'base' : 'core'
  }
}

/** Texts are within everything's reach, from lists of all: each goes with who shows it. */
export function isText(id: string): boolean {
  return texts.test(id)
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
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  for (const id of from) visit(id)
  return found
}
