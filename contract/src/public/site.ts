// What the server and the built public site agree on. The site's build is a module of its own,
// which the server loads at its start.

import type { NoticeWords } from './push-message.ts'

/** What the page's head says. */
export type SiteHead = {
  readonly title: string
  readonly description: string
  readonly structured: readonly object[]
  readonly isHidden: boolean
}

export type RenderedPage = {
  /** 404 where there is no such page. */
  readonly status: 200 | 404
  readonly head: SiteHead
  /** The page as HTML, without the document around it. */
  readonly html: string
  /** What the operator announces above it, as HTML; '' where that is nothing. */
  readonly announced: string
  /** The page's module below web/src, by which its styles and scripts are found. */
  readonly source: string
}

export type OpenedPage = {
  /** Addresses of our own API whose answers the page is rendered from. */
  readonly reads: readonly string[]
  /** `replies` holds the bodies of successful answers by address. */
  readonly render: (replies: Readonly<Record<string, unknown>>) => RenderedPage
}

/** What the server itself says in a language. */
export type SiteWords = {
  /** In place of a page that could not be made. */
  readonly crashed: string
  readonly crashedHelp: string
  readonly noScript: string
  /** What push messages and digests say. */
  readonly notices: NoticeWords
  /** Above every page of a sandbox; of prices by the feed, where they are no real market's. */
  readonly banner: {
    readonly notice: string
    readonly prices: Readonly<Partial<Record<string, string>>>
  }
  /** In place of every page while there is no line. */
  readonly offline: Readonly<Record<'title' | 'text' | 'again', string>>
  /** Beside a page that an older version made. */
  readonly update: Readonly<Record<'ready' | 'reload' | 'later', string>>
}

export type BuiltSite = {
  /** '' or '/nl': what stands before every path in this language. */
  readonly basePath: string
  readonly locale: string
  /** Every page worth finding, from the answers to these reads. */
  readonly sitemap: {
    readonly reads: readonly string[]
    readonly paths: (replies: Readonly<Record<string, unknown>>) => readonly string[]
  }
  /** Tells the site about this install, as the page's config does in the browser. */
  readonly configure: (config: PageConfig) => void
  /** `path` is without its language and query. */
  readonly open: (path: string) => Promise<OpenedPage>
}

/** What every page knows of its install; nothing of it is secret. */
export type PageConfig = {
  readonly brand: string
  /** The hue of links and marked things, in degrees, where it is not the product's own. */
  readonly brand_hue?: number
  /** What the operator's own logo is called, where there is one; and the one on dark. */
  readonly brand_logo?: string
  readonly brand_logo_dark?: string
  readonly install_mode: 'sandbox' | 'live'
  readonly feed: string
  readonly support_email: string | null
  readonly support_phone: string | null
  /** When support answers, in words. */
  readonly support_hours: string | null
  readonly company_name: string | null
  readonly company_number: string | null
  /** Lines, with line breaks between them. */
  readonly company_address: string | null
  /** Support's, unless the operator named another one. */
  readonly privacy_email: string | null
  readonly complaints_email: string | null
  /** As it stands in a sentence, e.g. "the Netherlands". */
  readonly governing_law: string
  /** Within so many seconds half of the chats of the last 30 days were answered, where known. */
  readonly answer_seconds?: number
  /** ISO 3166 codes of the countries live clients may come from, a blank between; '' for nobody. */
  readonly live_countries: string
}

/** In the document: the install's facts, and the answers the page was made from. */
export const configElementId = 'config'
export const repliesElementId = 'replies'
