// Serves the built web client: hashed assets for ever, everything else fresh, and the page itself
// with the banner and the public settings written into it by the server, so that no style or script
// can leave them out.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type PageFacts = {
  /** Text of the banner on every page; undefined for none. */
  readonly banner: { readonly strong: string; readonly text: string } | undefined
  /** Read by the client from the page; must hold nothing secret. */
  readonly config: Readonly<Record<string, string | number | boolean | null>>
}

/** `folder` is the build's output with index.html, assets/ and the public files. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  facts: () => PageFacts,
): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    index: false,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html', '.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: true,
    maxAge: 0,
  })
  const page = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(filled(template, facts()))
  for (const url of ['/', '/*'])
    app.route({ method: ['GET', 'HEAD'], url, handler: pageOrNothing(page) })
}

/**
 * Any path but a call's or a file's is a screen of the client, which knows itself what it has not
 * got.
 */
function pageOrNothing(page: (request: FastifyRequest, reply: FastifyReply) => FastifyReply) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isFile = /\.[a-z0-9]{2,5}$/i.test(path)
    return path.startsWith('/api/') || isFile ? reply.callNotFound() : page(request, reply)
  }
}

function filled(template: string, { banner, config }: PageFacts): string {
  const bannerHtml = banner
    ? `<div class="sandbox" role="status"><b>${escaped(banner.strong)}</b>` +
      `<span>${escaped(banner.text)}</span></div>`
    : ''
  // JSON within HTML: "<" is escaped, so that no value can close the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const configHtml = `<script type="application/json" id="config">${json}</script>`
  return template
    .replace('<!--banner-->', () => bannerHtml)
    .replace('<!--config-->', () => configHtml)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
