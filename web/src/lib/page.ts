// What a page of the public site is: a component, what it reads of our own API, and what its head
// says.

import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { Route } from '#contract/routes.ts'

export type PageParams = Readonly<Record<string, string>>
export type PageProps = { readonly params: PageParams }

/** One call whose answer the server writes into the page. */
export type Read = {
  readonly route: Route
  readonly params?: PageParams
  readonly query?: Readonly<Record<string, string | number>>
}

/** The `data` of a reply that is there already; undefined where it is not. */
export type ReplyOf = <R extends Route>(
  route: R,
  options?: Omit<Read, 'route'>,
) => DataOf<R> | undefined

export type DataOf<R extends Route> =
  z.core.output<R['reply']> extends { readonly data: infer D } ? D : never

export type PageHead = {
  readonly title: string
  readonly description: string
  /** Things of schema.org, without their @context. */
  readonly structured?: readonly object[]
  /** For pages nobody should find by searching. */
  readonly isHidden?: true
}

export type SitePage = {
  readonly reads?: (params: PageParams) => readonly Read[]
  /** Undefined where there is no such page. */
  readonly head: (params: PageParams, reply: ReplyOf) => PageHead | undefined
}

export type PageModule = {
  readonly page: SitePage
  readonly default: ComponentType<PageProps>
}
