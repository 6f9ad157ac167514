// The public site as the server uses it: a page's HTML from the answers of our own API.

import { renderToString } from 'react-dom/server'
import { basePath, locale } from '#browser/format/locale.ts'
import { urlOf } from '#browser/http/url-of.ts'
import { legalOutlines, versionPath } from '#contract/public/legal-outlines.ts'
import { legalTextIds } from '#contract/public/legal-texts.ts'
import type { BuiltSite, OpenedPage, RenderedPage } from '#contract/public/site.ts'
import { AnnouncementLines } from '../lib/announcements/AnnouncementLines.tsx'
import { announcementsIn } from '../lib/announcements/announcements-in.ts'
import { configure } from '../lib/site/config.ts'
import type { PageHead, PageModule, PageParams, Read } from '../lib/site/page.ts'
import { publicCalls } from '../lib/site/public-calls.ts'
import { createReplies, type Replies, replyOf } from '../lib/site/replies.tsx'
import { notFound, pageAt, paths } from './pages.ts'
import { Site } from './Site.tsx'

async function open(path: string): Promise<OpenedPage> {
  const { listed, params } = pageAt(path)
  const [found, missing] = await Promise.all([listed.load(), notFound.load()])
  const reads = [...(found.page.reads?.(params) ?? []), ...layoutReads]
  return {
    reads: [...new Set(reads.map((read) => urlOf(read.route, read)))],
    render: (written) => {
      const replies = createReplies(written)
      const head = found.page.head(params, replyOf(replies))
      const isFound = head !== undefined && listed !== notFound
      const shown = isFound ? { module: found, ...listed } : { module: missing, ...notFound }
      return {
        status: isFound ? 200 : 404,
        head: headOf(head ?? missing.page.head({}, replyOf(replies))),
        html: htmlOf(shown.module, { path, params, replies }),
        announced: announcedIn(replies),
        source: shown.source,
      }
    },
  }
}

/** What every page reads: the ticker in the header. */
const layoutReads: readonly Read[] = [{ route: publicCalls.marketTicker }]

type Shown = { readonly path: string; readonly params: PageParams; readonly replies: Replies }

function htmlOf({ default: Page }: PageModule, shown: Shown): string {
  return renderToString(<Site {...shown} Page={Page} />)
}

function announcedIn(replies: Replies): string {
  return renderToString(<AnnouncementLines all={announcementsIn(replies)} />)
}

function headOf(head: PageHead | undefined): RenderedPage['head'] {
  if (!head) throw new Error('the page that says "not found" has no head')
  const { title, description, isHidden = false } = head
  // A page that is nothing in particular is a page.
  const { structured = [{ '@type': 'WebPage', name: title, description, inLanguage: locale }] } =
    head
  return { title, description, structured, isHidden }
}

const versionPaths = legalTextIds.flatMap((id) =>
  legalOutlines[id].versions.map((version) => versionPath(id, version)),
)

const tradable = { route: publicCalls.marketOverview, query: { listing: 'tradable' } } as const

export const site: BuiltSite = {
  basePath,
  locale,
  sitemap: {
    reads: [urlOf(tradable.route, tradable)],
    paths: (written) => {
      const known = replyOf(createReplies(written))(tradable.route, tradable)?.instruments ?? []
      return [
        ...paths.filter((path) => !path.includes(':')),
        ...versionPaths,
        ...known.map(({ symbol }) => `/instruments/${symbol}`),
      ]
    },
  },
  configure,
  open,
}
