// What the build left for each language: the two templates, which files belong to which module, and
// the public site as a module of its own.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { BuiltSite, SiteWords } from '#contract/public/site.ts'
import { languages } from '#contract/shared/languages.ts'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
  }),
)
type Manifest = z.infer<typeof Manifest>

/** An application of its own, as that of staff. */
export type BuiltApp = {
  /** The folder with its `assets/`. */
  readonly folder: string
  /** Its template. */
  readonly page: string
}

export type BuiltWeb = {
  readonly locale: string
  /** '' or '/nl': what stands before every path in this language. */
  readonly basePath: string
  /** The folder with `assets/` and the public files. */
  readonly folder: string
  /** The template of the signed-in area and of signing in. */
  readonly app: string
  /** The template of the public site. */
  readonly page: string
  /** What the server itself says. */
  readonly words: SiteWords
  /** Read when the first page is asked for in this language. */
  readonly site: () => Promise<BuiltSite>
  /** Staff read fewer languages than clients do. */
  readonly office: BuiltApp | undefined
  /** What stands in a frame of other pages. */
  readonly chat: BuiltApp
  /** Addresses of what the module needs besides the site's entry, or the application's. */
  readonly filesOf: (source: string, of: 'site' | 'app') => { styles: string[]; scripts: string[] }
  /** What stands while there is no line. */
  readonly offline: string
  /** The script of the worker, without what the server tells it. */
  readonly worker: string
  /** Addresses of what the signed-in area is built of: hashed, and the same for everybody. */
  readonly shell: readonly string[]
  /** The font of most texts. */
  readonly fonts: readonly string[]
}

/**
 * Every language there is in the build's folder, English first, then in the order in which they are
 * offered; none where nothing was built.
 */
export async function readBuiltWeb(folder: string): Promise<BuiltWeb[]> {
  const there = (await readdir(join(folder, 'site')).catch(() => [])).sort()
  const offered = languages.filter((language) => there.includes(language))
  const others = there.filter((language) => !languages.some((one) => one === language))
  return Promise.all([...offered, ...others].map((language) => readLanguage(folder, language)))
}

async function readLanguage(built: string, language: string): Promise<BuiltWeb> {
  const folder = join(built, 'web', language)
  const siteFile = join(built, 'site', language, 'render.js')
  const chatFolder = join(built, 'chat', language)
  const [app, page, text, offline, chatPage] = await Promise.all(
    [
      ...['index.html', 'site.html', '.vite/manifest.json', 'offline.html'].map((name) =>
        join(folder, name),
      ),
      join(chatFolder, 'chat.html'),
    ].map((file) => readFile(file, 'utf8')),
  )
  const { words }: { words: SiteWords } = await import(
    pathToFileURL(join(built, 'site', language, 'words.js')).href
  )
  const manifest = Manifest.parse(JSON.parse(text ?? ''))
  const there = {
    site: new Set(chunksOf(manifest, 'site.html')),
    app: new Set(chunksOf(manifest, 'index.html')),
  }
  const first = firstFonts[language] ?? latin
  const fonts = Object.values(manifest).filter(
    ({ file }) => file.endsWith('.woff2') && first.some((name) => file.includes(name)),
  )
  return {
    locale: language,
    basePath: language === 'en' ? '' : `/${language}`,
    folder,
    app: app ?? '',
    page: page ?? '',
    words,
    site: onceAsked(siteFile),
    office: await readOffice(join(built, 'office', language)),
    chat: { folder: chatFolder, page: chatPage ?? '' },
    offline: offline ?? '',
    worker: await readFile(join(built, 'web/en/worker.js'), 'utf8'),
    shell: shellOf(manifest),
    fonts: fonts.map(({ file }) => `/${file}`),
    filesOf: (source, of) => {
      const all = chunksOf(manifest, keyOf(manifest, source))
      const chunks = all.filter((key) => !there[of].has(key))
      return {
        styles: chunks.flatMap((key) => manifest[key]?.css ?? []).map((file) => `/${file}`),
        scripts: chunks.map((key) => `/${manifest[key]?.file}`),
      }
    },
  }
}

/** What is loaded for the trading screen in any case: its script asks for it only when it runs. */
export const screenParts = [
  'app/UserLayout.tsx',
  'screen',
  'more',
  'features/quick-trading/chart/Charts.tsx',
]

function shellOf(manifest: Manifest): string[] {
  const keys = ['index.html', ...screenParts.map((part) => keyOf(manifest, part))]
  const chunks = new Set(keys.flatMap((key) => chunksOf(manifest, key)))
  return [...chunks].flatMap((key) => {
    const { file = '', css = [] } = manifest[key] ?? {}
    return [file, ...css].map((one) => `/${one}`)
  })
}

const latin = ['latin-wght']
/** What most texts of a page are set in, where that is not Latin alone. */
const firstFonts: Readonly<Record<string, readonly string[]>> = {
  pl: ['latin-wght', 'latin-ext-wght'],
  tr: ['latin-wght', 'latin-ext-wght'],
  ar: ['latin-wght', 'arabic-arabic-400'],
  he: ['latin-wght', 'hebrew-hebrew-400'],
}

async function readOffice(folder: string): Promise<BuiltApp | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  return page === undefined ? undefined : { folder, page }
}

function onceAsked(file: string): () => Promise<BuiltSite> {
  let asked: Promise<BuiltSite> | undefined
  return () => {
    asked ??= import(pathToFileURL(file).href).then(({ site }: { site: BuiltSite }) => site)
    return asked
  }
}

/** Of a module, or of a chunk that has a name of its own. */
function keyOf(manifest: Manifest, source: string): string {
  const named = Object.keys(manifest).find((key) => manifest[key]?.name === source)
  return manifest[`src/${source}`] ? `src/${source}` : (named ?? '')
}

/** The module's own chunk and all that it imports at once; what is needed first comes first. */
function chunksOf(manifest: Manifest, key: string): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name) || !manifest[name]) return
    found.add(name)
    for (const next of manifest[name]?.imports ?? []) visit(next)
  }
  visit(key)
  return [...found].reverse()
}
