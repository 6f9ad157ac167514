// Which file of the build a module of the web travels in. What every screen of the app needs is one
// file, since many small ones compress worse; the public site takes none of it that it does not
// need itself.

import type { Rollup } from 'vite'

type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
type ModuleInfo = Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>

const react = ['/node_modules/react/', '/node_modules/react-dom/', '/node_modules/scheduler/']
const everywhere = ['/node_modules/', '/contract/src/', '/kernel/src/', '/web/src/lib/', '/ui/src/']
const onlySomewhere = [
  '/lightweight-charts/',
  '/fancy-canvas/',
  '/react-toastify/',
  '/clsx/',
  '/toast-host',
  '/toast.css',
  '/PriceChart',
  '/DataTable',
  '/TextField',
  '/StatusTag',
  '/recompute',
  '/@simplewebauthn/',
  '/lib/ProveIt',
  '/lib/passkeys',
  '/lib/document-form',
  '/lib/checked-form',
  '/lib/send-document',
  '/lib/person-fields',
  '/lib/SiteChart',
  '/lib/check-document',
  '/contract/src/documents',
  '/contract/src/factors',
  '/contract/src/passwords',
  '/contract/src/privacy',
  '/contract/src/profiles',
]

/**
 * Names the chunk of each module; null leaves it to the bundler. `loaders` are the modules of the
 * site that load others later: its pages, and what fetches answers.
 */
export function chunkNames(siteEntry: string, loaders: readonly string[]) {
  let known: { base: Set<string>; pages: Set<string> } | undefined
  return (id: string, graph: Graph): string | null => {
    if (holds(id, react)) return 'react'
    if (id.includes('/node_modules/zod/')) return 'zod'
    if (!holds(id, everywhere) || holds(id, onlySomewhere)) return null
    known ??= {
      base: reach(graph, [siteEntry]),
      pages: reach(
        graph,
        loaders.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      ),
    }
    if (known.base.has(id)) return 'base'
    return known.pages.has(id) ? null : 'core'
  }
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
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  for (const id of from) visit(id)
  return found
}
