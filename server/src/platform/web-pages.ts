// Serves the built web client: hashed assets for ever, everything else fresh, pages with the banner
// and the public settings written into them by the server, so that no style or script can leave
// them out. A language is the first part of a path.

import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logoName } from '#contract/public/logo.ts'
import type { PageConfig } from '#contract/public/site.ts'
import { type AppShell, appShell, installPart, offlinePath } from './app-shell.ts'
import type { BuiltWeb } from './built-web.ts'
import { logoIcon, manifestOf, manifestPath } from './home-screen.ts'
import { escaped, factParts, filled, hueSheet, logoSheet } from './page-html.ts'
import { framedByUs } from './security-headers.ts'
import { type Charge, openSitePages, type SitePages, type WebOptions } from './site-pages.ts'

export async function serveWeb(
  app: FastifyInstance,
  options: WebOptions,
  charge: Charge = () => undefined,
): Promise<void> {
  const { languages } = options
  if (languages.length === 0) return
  await serveFiles(app, languages)
  const shell = appShell(languages, options.facts)
  const pages = openSitePages(app, { ...options, shell }, charge)
  registerSiteFiles(app, pages)
  registerInstallable(app, options, shell)
  registerLogos(app, options)
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: answer })
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer })

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const address = request.url.split('?', 1)[0] ?? '/'
    // Calls and files that are not there have no page.
    if (address.startsWith('/api/') || /\.[a-z0-9]{2,5}$/i.test(address))
      return reply.callNotFound()
    const { built, path } = withoutLanguage(address, languages)
    const standing = options.standing?.(request.raw) ?? 'both'
    const isAtOffice = isOfOffice(path)
    const isAlone = standing === 'office' || standing === 'nothing'
    if (standing === 'office' && path === '/')
      return reply.redirect(`${built.office ? built.basePath : ''}/office`)
    if (isAlone && !(isAtOffice && standing === 'office')) return reply.callNotFound()
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    if (isAtOffice && standing !== 'site') {
      if (!built.office) return reply.redirect(path)
      return reply.send(appPage(built, built.office.page, options.facts()))
    }
    if (path === chatPath) {
      reply.headers(framedByUs(reply.getHeaders()))
      return reply.send(appPage(built, built.chat.page, options.facts()))
    }
    if (path === offlinePath) return reply.send(shell().offlinePage(built))
    if (path === screenPath) return pages.sendScreen({ request, reply, built })
    return isOfApp(path)
      ? reply.send(appPage(built, built.app, options.facts(), installPart(built, shell())))
      : pages.send({ request, reply, built }, path)
  }
}

/** Where one trades: what is seen first, and most often. */
const screenPath = '/user/home'
/** In a frame of our own pages, or by itself. */
const chatPath = '/chat'

function isOfOffice(path: string): boolean {
  return /^\/office(\/|$)/.test(path)
}

/** Everything but these is of the public site. */
function isOfApp(path: string): boolean {
  return /^\/(auth|user|verify-email)(\/|$)/.test(path)
}

/** What a path is below its language, and that language's build. */
function withoutLanguage(address: string, languages: readonly BuiltWeb[]) {
  const own = languages.find(
    ({ basePath }) =>
      basePath !== '' && (address === basePath || address.startsWith(`${basePath}/`)),
  )
  const built = own ?? languages.find(({ basePath }) => basePath === '') ?? languages[0]
  if (!built) throw new Error('the web client was not built')
  let end = address.length
  while (address[end - 1] === '/') end -= 1
  const path = address.slice(own?.basePath.length ?? 0, end)
  return { built, path: path === '' ? '/' : path }
}

function appPage(built: BuiltWeb, template: string, facts: PageConfig, install = ''): string {
  const { words } = built
  return filled(template, {
    ...factParts(facts, words),
    install,
    head: `<title>${escaped(facts.brand)}</title>`,
    noscript: escaped(words.noScript),
    shell: '',
  })
}

async function serveFiles(app: FastifyInstance, languages: readonly BuiltWeb[]): Promise<void> {
  const assets = languages.flatMap(({ folder, locale, office, chat }) => [
    { root: join(folder, 'assets', locale), prefix: `/assets/${locale}/` },
    ...(office
      ? [{ root: join(office.folder, 'assets', locale), prefix: `/office/assets/${locale}/` }]
      : []),
    { root: join(chat.folder, 'assets', locale), prefix: `/chat/assets/${locale}/` },
  ])
  for (const { root, prefix } of assets) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
    })
  }
  await app.register(fastifyStatic, {
    root: languages[0]?.folder ?? '',
    prefix: '/',
    index: false,
    wildcard: false,
    globIgnore: ['assets/**', '*.html', '.vite/**', '**/*.br', '**/*.gz', 'worker.js'],
    cacheControl: true,
    maxAge: 0,
  })
}

/** What is called so never changes. Mails show pictures wherever they are read. */
function registerLogos(app: FastifyInstance, { logo }: WebOptions): void {
  app.get<{ Params: { file: string } }>('/logo/:file', async ({ params: { file } }, reply) => {
    const [, light = '', dark = light, kind] =
      /^([a-z\d-]{1,40})(?:_([a-z\d-]{1,40}))?\.(css|png|svg)$/.exec(file) ?? []
    const forEver = () => reply.header('cache-control', 'public, max-age=31536000, immutable')
    if (kind === 'css' && logoName.test(light) && logoName.test(dark)) {
      return forEver().type('text/css; charset=utf-8').send(logoSheet(light, dark))
    }
    const png = kind !== 'css' && dark === light ? await logo?.(light) : undefined
    if (!png) return reply.callNotFound()
    if (kind === 'svg') return forEver().type('image/svg+xml').send(logoIcon(light, png))
    return forEver()
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(png)
  })
}

/** The worker stands at the root, since it may answer for no more than what is below it. */
function registerInstallable(
  app: FastifyInstance,
  { languages, facts }: WebOptions,
  shell: () => AppShell,
): void {
  app.get('/worker.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
      .type('text/javascript; charset=utf-8')
      .send(shell().worker),
  )
  for (const built of languages) {
    app.get(manifestPath(built), (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifestOf(built, facts()))),
    )
  }
}

/** For those who search and index: which pages there are, and where they may not go. */
function registerSiteFiles(app: FastifyInstance, pages: SitePages): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(pages.robots()),
  )
  app.get<{ Params: { hue: string } }>('/brand-:hue.css', ({ params }, reply) => {
    const hue = Number(params.hue)
    if (!/^\d{1,3}$/.test(params.hue) || hue > 360) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('text/css; charset=utf-8').send(hueSheet(hue))
  })
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await pages.sitemap()),
  )
}
