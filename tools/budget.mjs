// How much JavaScript comes first, gzipped, against what may, in every language: 120 kB for the
// trading screen, 60 kB for the chart that follows, 90 kB for a page of the public site. Reads what
// the build wrote.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { giveUp, prepareBuild, projectRoot } from './prepare.mjs'

const built = join(projectRoot, 'dist/web')
const screen = [
  'index.html',
  'src/app/UserLayout.tsx',
  'src/features/quick-trading/QuickTradingPage.tsx',
]
const chart = ['../ui/src/PriceChart.tsx']
const budgets = { screen: 120_000, chart: 60_000, page: 90_000 }

await prepareBuild().catch(giveUp)
const pages = await sourcesOfPages()
let isOver = false
for (const language of (await readdir(built)).sort()) await judge(language)
process.exitCode = isOver ? 1 : 0

async function judge(language) {
  const folder = join(built, language)
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const first = chunksOf(manifest, screen)
  const later = [...chunksOf(manifest, chart)].filter((key) => !first.has(key))
  const weigh = (keys) => weightOf(keys.map((key) => join(folder, manifest[key].file)))
  tell(`${language} screen`, await weigh([...first]), budgets.screen)
  tell(`${language} chart`, await weigh(later), budgets.chart)
  for (const source of pages) {
    const keys = chunksOf(manifest, ['site.html', `src/${source}`])
    tell(`${language} ${source}`, await weigh([...keys]), budgets.page)
  }
}

function tell(name, weight, limit) {
  console.log(`${name}: ${(weight / 1000).toFixed(1)} of ${limit / 1000} kB gzip`)
  isOver ||= weight > limit
}

/** The chunks that these modules need, their static imports included. */
function chunksOf(manifest, modules) {
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
  return found
}

async function weightOf(files) {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const sizes = scripts.map(async (file) => gzipSync(await readFile(file), { level: 9 }).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** As the list of pages names them; the list itself needs a bundler to be read. */
async function sourcesOfPages() {
  const list = await readFile(join(projectRoot, 'web/src/site/pages.ts'), 'utf8')
  const sources = [...list.matchAll(/source: '(.+?)'/g)].map(([, source]) => source)
  if (sources.length === 0) throw new Error('no page is listed in web/src/site/pages.ts')
  return [...new Set(sources)]
}
