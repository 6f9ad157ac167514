// How much JavaScript comes first, gzipped, against what may, in every language: 120 kB for the
// trading screen, 30 kB for its other parts and 75 kB for the chart that follow, 90 kB for a
// page of the public site that is read, 95 kB for one whose chart and indicators are worked
// with. Other languages may have more, by what was measured: each has its own words for what the
// server says in English, words that are longer, and where their letters are not Latin, two or
// three bytes for each. The office comes with 180 kB, the chat with 90 once it is opened. Beside
// what is counted stand `theme.js`, `chat.js` and `update.js`, of 3 kB together, which no page
// waits for. Reads what the build wrote.

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { giveUp, prepareBuild, projectRoot } from './prepare.mjs'

const built = join(projectRoot, 'dist/web')
/** Of the first screen too; the bundler may give it no file of its own. */
const frame = 'src/app/UserLayout.tsx'
const chart = ['src/features/quick-trading/chart/Charts.tsx']
const budgets = {
  screen: 120_000,
  more: 30_000,
  chart: 75_000,
  page: 90_000,
  chartPage: 95_000,
  office: 180_000,
  chat: 90_000,
}
const extra = {
  en: 0,
  nl: 1_700,
  de: 2_500,
  fr: 2_500,
  es: 2_500,
  pt: 2_500,
  it: 2_500,
  pl: 3_000,
  tr: 2_500,
  ar: 3_500,
  he: 3_000,
  ja: 3_800,
}
const chartPages = 'features/instruments/'

await prepareBuild().catch(giveUp)
const pages = await sourcesOfPages()
let isOver = false
for (const language of (await readdir(built)).sort()) await judge(language)
process.exitCode = isOver ? 1 : 0

async function judge(language) {
  const folder = join(built, language)
  const read = (file) => readFile(join(folder, file), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json'))
  const app = scriptsIn(await read('index.html'))
  const site = scriptsIn(await read('site.html'))
  const weigh = (files) => weightOf(folder, new Set(files))
  const screen = namedChunk(manifest, 'screen')
  const first = [...app, ...filesOf(manifest, manifest[frame] ? [frame, screen] : [screen])]
  const parts = filesOf(manifest, [namedChunk(manifest, 'more')]).filter(
    (file) => !first.includes(file),
  )
  const there = [...first, ...parts]
  const later = filesOf(manifest, chart).filter((file) => !there.includes(file))
  const budgetOf = (name) => budgets[name] + (extra[language] ?? 0)
  tell(`${language} screen`, await weigh(first), budgetOf('screen'))
  tell(`${language} more`, await weigh(parts), budgetOf('more'))
  tell(`${language} chart`, await weigh(later), budgetOf('chart'))
  for (const source of pages) {
    const files = [...site, ...filesOf(manifest, [`src/${source}`])]
    const kind = source.startsWith(chartPages) ? 'chartPage' : 'page'
    tell(`${language} ${source}`, await weigh(files), budgetOf(kind))
  }
  const office = join(projectRoot, 'dist/office', language)
  if (existsSync(office)) {
    const files = scriptsIn(await readFile(join(office, 'index.html'), 'utf8'), 'office/')
    tell(`${language} office`, await weightOf(office, new Set(files)), budgetOf('office'))
  }
  const chat = join(projectRoot, 'dist/chat', language)
  const own = scriptsIn(await readFile(join(chat, 'chat.html'), 'utf8'), 'chat/')
  tell(`${language} chat`, await weightOf(chat, new Set(own)), budgetOf('chat'))
}

function tell(name, weight, limit) {
  console.log(`${name}: ${(weight / 1000).toFixed(1)} of ${limit / 1000} kB gzip`)
  isOver ||= weight > limit
}

/** Every script that a built document names, below `base`. */
function scriptsIn(html, base = '') {
  const files = [...html.matchAll(new RegExp(`"/${base}(assets/[^"]+\\.js)"`, 'g'))].map(
    ([, file]) => file,
  )
  if (files.length === 0) throw new Error('a built document names no script')
  return files
}

/** What the screen loads besides is a chunk with a name of its own. */
function namedChunk(manifest, wanted) {
  return Object.keys(manifest).find((key) => manifest[key].name === wanted)
}

/** What these modules need, their static imports included. */
function filesOf(manifest, modules) {
  const found = new Set()
  const visit = (key) => {
    if (found.has(key)) return
    found.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`the build has no ${module}`)
    visit(module)
  }
  return [...found].map((key) => manifest[key].file)
}

async function weightOf(folder, files) {
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const sizes = scripts.map(
    async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** As the list of pages names them; the list itself needs a bundler to be read. */
async function sourcesOfPages() {
  const list = await readFile(join(projectRoot, 'web/src/site/pages.ts'), 'utf8')
  const sources = [...list.matchAll(/source: '(.+?)'/g)].map(([, source]) => source)
  if (sources.length === 0) throw new Error('no page is listed in web/src/site/pages.ts')
  return [...new Set(sources)]
}
