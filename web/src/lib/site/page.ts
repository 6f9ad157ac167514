// What a page of the public site is: a component, what it reads of our own API, and what its head
// says.

import type { ComponentType } from 'react'
import type { Address } from '#browser/http/url-of.ts'
import type { DataOf, PublicCall, PublicName } from './public-calls.ts'

export type PageParams = Readonly<Record<string, string>>
export type PageProps = { readonly params: PageParams }

/** One call whose answer the server writes into the page. */
export type Read = Address & { readonly route: PublicCall }

/** The `data` of a reply that is there already; undefined where it is not. */
export type ReplyOf = <N extends PublicName>(
  call: PublicCall<N>,
  address?: Address,
) => DataOf<N> | undefined

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
