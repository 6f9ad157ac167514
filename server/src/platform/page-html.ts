// A document of ours: the built template with what only the server knows filled in. Whatever is
// filled in is escaped here.

import { logoPath, logoSize } from '#contract/public/logo.ts'
import { writtenElementId } from '#contract/public/screen-reads.ts'
import {
  configElementId,
  type PageConfig,
  repliesElementId,
  type SiteHead,
  type SiteWords,
} from '#contract/public/site.ts'

/** Puts each text in the place its name marks in the template, as `<!--name-->`. */
export function filled(template: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce(
    (html, [name, part]) => html.replace(`<!--${name}-->`, () => part),
    template,
  )
}

/** What each page says of its install: in words above a sandbox's, and for its own scripts. */
export function factParts(facts: PageConfig, words: SiteWords): FactParts {
  return {
    banner: facts.install_mode === 'sandbox' ? bannerPart(facts, words) : '',
    config: jsonScript(configElementId, facts),
    hue: hueLink(facts) + logoLink(facts),
  }
}

/** The operator's own colour is a sheet of one line, which stands over ours. */
function hueLink({ brand_hue }: PageConfig): string {
  return brand_hue === undefined ? '' : link('stylesheet', `/brand-${brand_hue}.css`)
}

/** The operator's own logo stands where our mark does, by a sheet too: no script knows of it. */
function logoLink({ brand_logo: light, brand_logo_dark: dark }: PageConfig): string {
  if (light === undefined) return ''
  return link('stylesheet', `/logo/${light}${dark === undefined ? '' : `_${dark}`}.css`)
}

const logoBox = { width: 132, height: 26 }

export function logoSheet(light: string, dark: string = light): string {
  const urlOf = (name: string) => `url(${logoPath(name)})`
  const { width, height } = logoSize(light, logoBox)
  return (
    `:root{--logo:${urlOf(light)}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){--logo:${urlOf(dark)}}}` +
    `[data-theme=light]{--logo:${urlOf(light)}}[data-theme=dark]{--logo:${urlOf(dark)}}` +
    '.mark{display:none}' +
    `:has(>.mark)::before{content:"";display:inline-block;flex:none;width:${width}px;` +
    `height:${height}px;max-width:20vw;background:var(--logo) left center/contain no-repeat}` +
    // As much room as the mark had, and a little more.
    '@media(max-width:480px){:has(>.mark)::before{max-width:40px}}'
  )
}

/** Only its hue: how light and how strong it is stays as drawn, so that texts stay legible. */
export function hueSheet(hue: number): string {
  return `:root:root,[data-theme][data-theme]{--brand-h:${hue}}`
}

type FactParts = Readonly<Record<'banner' | 'config' | 'hue', string>>

function bannerPart({ feed }: PageConfig, { banner }: SiteWords): string {
  const { notice, prices } = banner
  return (
    `<div class="sandbox" role="status"><b>${escaped(notice)}</b>` +
    `<span>${escaped(prices[feed] ?? '')}</span></div>`
  )
}

export function repliesPart(replies: Readonly<Record<string, unknown>>): string {
  return jsonScript(repliesElementId, replies)
}

/** Answers that the page's own script would ask for first, by their addresses. */
export function writtenPart(replies: Readonly<Record<string, unknown>>): string {
  return jsonScript(writtenElementId, replies)
}

/** Addresses that a document of ours loads by itself: its sheets, and scripts before the page. */
export function linkedBy(html: string): string[] {
  const tags = html.split('<').filter((tag) => /^(link rel="stylesheet"|script src)/.test(tag))
  return tags.flatMap((tag) => tag.split(/ (?:href|src)="/)[1]?.split('"', 1)[0] ?? [])
}

export type HeadFacts = {
  readonly brand: string
  /** Where clients reach the site, without a trailing slash. */
  readonly origin: string
  /** The page's path in each language, this one's first. */
  readonly paths: readonly { readonly locale: string; readonly path: string }[]
  readonly head: SiteHead
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

/** Title, description, addresses in each language, Open Graph, schema.org, and what to load. */
export function headPart(facts: HeadFacts): string {
  const { brand, origin, paths, head } = facts
  const [own] = paths
  const url = `${origin}${own?.path ?? '/'}`
  const title = head.title === '' ? brand : `${head.title} · ${brand}`
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.isHidden ? [meta('name', 'robots', 'noindex')] : addressTags(origin, paths)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', `${origin}/share.png`),
    meta('property', 'og:locale', own?.locale ?? 'en'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...head.structured.map((thing) => {
      const described = { '@context': 'https://schema.org', ...thing }
      return `<script type="application/ld+json">${json(described)}</script>`
    }),
    ...facts.fonts.map((font) => link('preload', font, ' as="font" type="font/woff2" crossorigin')),
    loadPart(facts),
  ].join('\n    ')
}

/** What is to be loaded besides what the template names. */
export function loadPart({ styles, scripts }: Pick<HeadFacts, 'styles' | 'scripts'>): string {
  return [
    ...styles.map((style) => link('stylesheet', style)),
    ...scripts.map((script) => link('modulepreload', script)),
  ].join('\n    ')
}

function addressTags(origin: string, paths: HeadFacts['paths']): string[] {
  const [own] = paths
  const english = paths.find(({ locale }) => locale === 'en') ?? own
  return [
    link('canonical', `${origin}${own?.path ?? '/'}`),
    ...paths.map(({ locale, path }) =>
      link('alternate', `${origin}${path}`, ` hreflang="${locale}"`),
    ),
    link('alternate', `${origin}${english?.path ?? '/'}`, ' hreflang="x-default"'),
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}" />`
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escaped(href)}"${more} />`
}

function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${json(value)}</script>`
}

/** JSON within HTML: "<" is escaped, so that no value can close the script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
