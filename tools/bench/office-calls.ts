// Which calls the office's bench makes: read off the table of routes, so that a new list is
// measured without a line here. A list is asked for as its screen opens it, by each of its filters
// and sorts, and for its next page; what a row leads to is asked for by the row's id.

import type * as z from 'zod/mini'
import { type OfficeRoute, officeRoutes } from '#contract/staff/routes.ts'

export type Kind = 'list' | 'search' | 'timeline' | 'report'

export type ReadRoute = {
  readonly name: string
  /** With parameters still in it, e.g. "/office/documents/:id". */
  readonly path: string
  readonly kind: Kind
  /** Query strings, the default one first. */
  readonly queries: readonly string[]
}

/** Part of a name that many have, a whole one, an address, a number and a phone. */
const searched = ['Client', 'Client 123456', '77777@bench.test', '777777', '+31612777777', 'Chloé']

/** What is typed where anything may be: of clients that the bench's data has. */
const samples: Readonly<Record<string, readonly string[]>> = {
  client: ['777777'],
  account: ['777777'],
  search: searched,
  q: searched,
  plan: ['None'],
  country: ['NL'],
  symbol: ['BTC/USD'],
  member: ['a@bench.test'],
  text: ['nothing has it'],
  least: ['500'],
  most: ['700'],
  reference: ['ch_777776', 'nothing'],
  from: ['2026-01-01'],
  to: ['2026-06-30'],
}

/** Every call that reads without changing anything and answers JSON. */
export function readRoutes(): ReadRoute[] {
  const routes: readonly (readonly [string, OfficeRoute])[] = Object.entries(officeRoutes)
  return routes.flatMap(([name, route]) => {
    const isRead = route.method === 'GET' && !('replyType' in route)
    if (!isRead || !('action' in route) || route.action === null) return []
    const { path } = route
    const query = 'query' in route ? route.query : undefined
    return [{ name, path, kind: kindOf(path), queries: queriesOf(query) }]
  })
}

function kindOf(path: string): Kind {
  if (path.includes('/timeline')) return 'timeline'
  if (path.includes('/reports')) return 'report'
  return path.includes('/search') ? 'search' : 'list'
}

/** A list that is searched is a search for those calls only. */
export function kindOfCall({ kind }: ReadRoute, path: string): Kind {
  return kind === 'list' && /[?&](search|q)=/.test(path) ? 'search' : kind
}

function queriesOf(query: unknown): string[] {
  const fields = Object.entries(shapeOf(query)).filter(([name]) => !isPaging(name))
  // A field without which the call is refused is in all of them.
  const needed = fields.filter(([, schema]) => !isOptional(schema))
  const always = needed.flatMap(([name, schema]) => {
    const [value] = valuesOf(name, schema)
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  const others = fields.flatMap(([name, schema]) =>
    valuesOf(name, schema).map((value) => `${name}=${encodeURIComponent(value)}`),
  )
  const all = ['', ...others].map((one) => [...always, one].filter(Boolean).join('&'))
  return [...new Set(all)]
}

const isPaging = (name: string) => name === 'limit' || name === 'cursor'

type Def = {
  readonly type: string
  readonly innerType?: z.core.$ZodType
  readonly entries?: Readonly<Record<string, string>>
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
}

function defOf(schema: unknown): Def | undefined {
  return (schema as { _zod?: { def: Def } } | undefined)?._zod?.def
}

function shapeOf(query: unknown): Readonly<Record<string, z.core.$ZodType>> {
  return defOf(query)?.shape ?? {}
}

function isOptional(schema: unknown): boolean {
  const type = defOf(schema)?.type
  return type === 'optional' || type === 'default'
}

function valuesOf(name: string, schema: unknown): readonly string[] {
  const def = defOf(schema)
  if (def?.innerType) return valuesOf(name, def.innerType)
  if (def?.type === 'enum') return Object.values(def.entries ?? {})
  return samples[name] ?? []
}
