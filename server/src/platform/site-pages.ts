// Pages of the public site: rendered from the answers of our own API, kept ready and compressed for
// some seconds, so that a page costs a visitor no query.

import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { screenReads } from '#contract/public/screen-reads.ts'
import type { PageConfig } from '#contract/public/site.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { type AppShell, installPart } from './app-shell.ts'
import { type BuiltWeb, screenParts } from './built-web.ts'
import { type Coding, codingOf, compress } from './compress.ts'
import { ourselves } from './network-gate.ts'
import type { Standing } from './office-place.ts'
import {
  escaped,
  factParts,
  filled,
  headPart,
  loadPart,
  repliesPart,
  writtenPart,
} from './page-html.ts'
import { refuseWith } from './refuse-with.ts'
import { openingSymbol, shellPart } from './screen-shell.ts'

export type WebOptions = {
  readonly languages: readonly BuiltWeb[]
  /** Read by the client from the page; must hold nothing secret. */
  readonly facts: () => PageConfig
  /** The picture of a logo, as PNG; undefined: none is called so. */
  readonly logo?: (name: string) => Promise<Buffer | undefined>
  /** Where clients reach the site, without a trailing slash. */
  readonly publicUrl: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** What of the install answers a request; undefined: all of it answers each. */
  readonly standing?: (request: IncomingMessage) => Standing
}

export type PageOptions = WebOptions & { readonly shell: () => AppShell }

/** Takes from the allowance of who asks, or says no. */
export type Charge = (request: FastifyRequest, points: number) => KnownRefusal | undefined

/** How old a page may be. Prices in it carry their age and are renewed in the browser. */
const keepMs = 5_000
/** Pages are kept by path, and anybody can ask for any path. */
const keptMost = 1_000
/** What making a page costs whoever asks for it, in requests. */
const pointsAPage = 10

export type Asked = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly built: BuiltWeb
}

type Ready = {
  readonly status: number
  readonly etag: string
  readonly bodies: Readonly<Record<Coding | 'identity', Buffer>>
}

export type SitePages = ReturnType<typeof openSitePages>

export function openSitePages(app: FastifyInstance, options: PageOptions, charge: Charge) {
  const kept = new Map<string, { readonly since: number; readonly page: Promise<Ready> }>()
  /** Pages are made one after another, and what else waits gets its turn between them. */
  let making: Promise<unknown> = Promise.resolve()
  const sitemap = keptText(options.now, () => sitemapText(app, options))

  function knownPage(key: string): Promise<Ready> | undefined {
    const known = kept.get(key)
    return known && options.now() - known.since < keepMs ? known.page : undefined
  }

  /** One visitor's request makes a page for all who ask for it meanwhile. */
  function newPage(key: string, make: () => Promise<Ready>): Promise<Ready> {
    const now = options.now()
    kept.delete(key)
    if (kept.size >= keptMost) kept.delete(kept.keys().next().value ?? '')
    const page = making.then(make)
    making = page.catch(() => {}).then(() => setImmediate())
    page.catch(() => kept.delete(key))
    kept.set(key, { since: now, page })
    return page
  }

  async function send(
    { request, reply, built }: Asked,
    key: string,
    make: () => Promise<Ready>,
  ): Promise<FastifyReply> {
    const known = knownPage(key)
    const tooMany = known ? undefined : charge(request, pointsAPage)
    if (tooMany) return refuseWith(reply, tooMany)
    const page = await (known ?? newPage(key, make)).catch((error: unknown) => {
      request.log.error(error)
      return crashPage(built, options.facts())
    })
    const coding = codingOf(request.headers['accept-encoding'])
    reply.code(page.status).header('vary', 'accept-encoding').header('etag', page.etag)
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
      return reply.code(304).send()
    }
    if (coding) reply.header('content-encoding', coding)
    return reply.send(page.bodies[coding ?? 'identity'])
  }

  return {
    send: (asked: Asked, path: string) =>
      send(asked, `${asked.built.basePath} ${path}`, () =>
        makePage(app, options, asked.built, path),
      ),
    /** The trading screen's page, with what is to be seen of it before any script has run. */
    sendScreen: (asked: Asked) =>
      send(asked, `${asked.built.basePath} screen`, () => makeScreen(app, options, asked.built)),
    robots: () => robotsText(options),
    sitemap,
  }
}

/** As old as a page may be; who asks meanwhile waits for the same one. */
function keptText(now: () => number, make: () => Promise<string>): () => Promise<string> {
  let kept: { readonly since: number; readonly text: Promise<string> } | undefined
  return () => {
    if (kept && now() - kept.since < keepMs) return kept.text
    const mine = { since: now(), text: make() }
    kept = mine
    mine.text.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.text
  }
}

async function makePage(
  app: FastifyInstance,
  options: PageOptions,
  built: BuiltWeb,
  path: string,
): Promise<Ready> {
  const site = await built.site()
  const facts = options.facts()
  const opened = await site.open(path)
  const replies = await answersOf(app, opened.reads)
  // Nothing is waited for between these two: another page cannot come in between.
  site.configure(facts)
  const { status, head, html, announced, source } = opened.render(replies)
  const shared = {
    brand: facts.brand,
    origin: options.publicUrl(),
    paths: pathsOf(path, built, options.languages),
  }
  const files = built.filesOf(source, 'site')
  const document = filled(built.page, {
    ...factParts(facts, built.words),
    install: installPart(built, options.shell()),
    head: headPart({ ...shared, ...files, head, fonts: built.fonts }),
    page: `${announced}<div id="root" data-status="${status}">${html}</div>`,
    replies: repliesPart(replies),
  })
  return ready(document, status)
}

async function makeScreen(
  app: FastifyInstance,
  options: PageOptions,
  built: BuiltWeb,
): Promise<Ready> {
  const facts = options.facts()
  const first = await answersOf(app, [screenReads.market, screenReads.rates])
  const symbol = openingSymbol(first)
  const bars = symbol === undefined ? {} : await answersOf(app, [screenReads.bars(symbol)])
  const replies = { ...first, ...bars }
  const files = screenParts.map((part) => built.filesOf(part, 'app'))
  const document = filled(built.app, {
    ...factParts(facts, built.words),
    install: installPart(built, options.shell()),
    head:
      `<title>${escaped(facts.brand)}</title>` +
      loadPart({
        styles: [...new Set(files.flatMap(({ styles }) => styles))],
        scripts: [...new Set(files.flatMap(({ scripts }) => scripts))],
      }),
    noscript: escaped(built.words.noScript),
    shell: shellPart(replies, built.locale) + writtenPart(replies),
  })
  return ready(document, 200)
}

/**
 * What our own calls answer, also that there is no such thing: pages say so. Those that fail now
 * are left to the browser.
 */
async function answersOf(
  app: FastifyInstance,
  urls: readonly string[],
): Promise<Record<string, unknown>> {
  const answers = await Promise.all(
    urls.map(async (url) => {
      const { statusCode, body } = await app.inject({ url, remoteAddress: ourselves })
      return [200, 404].includes(statusCode) ? [[url, JSON.parse(body)] as const] : []
    }),
  )
  return Object.fromEntries(answers.flat())
}

/** A page's address in every language, its own first. */
function pathsOf(path: string, own: BuiltWeb, languages: readonly BuiltWeb[]) {
  const others = languages.filter((built) => built !== own)
  return [own, ...others].map(({ locale, basePath }) => ({
    locale,
    path: path === '/' && basePath !== '' ? basePath : `${basePath}${path}`,
  }))
}

async function ready(document: string, status: number): Promise<Ready> {
  const identity = Buffer.from(document)
  const [br, zipped] = await Promise.all([compress.br(identity), compress.gzip(identity)])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, etag, bodies: { br, gzip: zipped, identity } }
}

/** In place of a page that could not be made: the specified words, nothing of what went wrong. */
function crashPage({ page, words }: BuiltWeb, facts: PageConfig): Promise<Ready> {
  const { crashed, crashedHelp } = words
  const lines = [`<h1>${escaped(crashed)}</h1>`, '<p>500 Internal Server Error</p>']
  const document = filled(page, {
    ...factParts(facts, words),
    head: `<title>${escaped(crashed)}</title>`,
    page: `<main>${lines.join('')}<p>${escaped(crashedHelp)}</p></main>`,
    replies: '',
  })
  return ready(document, 500)
}

async function sitemapText(app: FastifyInstance, options: WebOptions): Promise<string> {
  const { languages, publicUrl } = options
  const [first] = languages
  if (!first) return ''
  const { reads, paths } = (await first.site()).sitemap
  const entries = paths(await answersOf(app, reads)).flatMap((path) => {
    const all = languages.flatMap((built) => pathsOf(path, built, languages).slice(0, 1))
    const links = all.map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one.locale}" ` +
        `href="${escaped(publicUrl() + one.path)}"/>`,
    )
    return all.map(
      (one) => `<url><loc>${escaped(publicUrl() + one.path)}</loc>${links.join('')}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
      'xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function robotsText({ publicUrl }: WebOptions): string {
  const closed = ['/api/', '/auth/', '/user/'].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, `Sitemap: ${publicUrl()}/sitemap.xml`, ''].join('\n')
}
