// How much JavaScript the trading screen loads first, gzipped, against what it may: 120 kB, and 60
// kB for the chart that follows. Reads what the build wrote.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { giveUp, prepareBuild, projectRoot } from './prepare.mjs'

const folder = join(projectRoot, 'dist/web')
const screen = ['index.html', 'app/UserLayout', 'quick-trading/QuickTradingPage']
const chart = ['PriceChart']
const budgets = { screen: 120_000, chart: 60_000 }

await prepareBuild().catch(giveUp)
const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))

/** The chunks that these modules need, their static imports included. */
function chunksOf(names) {
  const wanted = Object.keys(manifest).filter((key) => names.some((name) => key.includes(name)))
  if (wanted.length < names.length) throw new Error(`the build has no ${names.join(', ')}`)
  const found = new Set()
  const visit = (key) => {
    if (found.has(key)) return
    found.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  for (const key of wanted) visit(key)
  return found
}

async function weigh(keys) {
  const sizes = [...keys].map(async (key) => {
    const file = manifest[key].file
    if (!file.endsWith('.js')) return 0
    return gzipSync(await readFile(join(folder, file)), { level: 9 }).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const first = chunksOf(screen)
const later = [...chunksOf(chart)].filter((key) => !first.has(key))
const weights = { screen: await weigh(first), chart: await weigh(later) }
let isOver = false
for (const [name, limit] of Object.entries(budgets)) {
  const weight = weights[name]
  console.log(`${name}: ${(weight / 1000).toFixed(1)} of ${limit / 1000} kB gzip`)
  isOver ||= weight > limit
}
process.exitCode = isOver ? 1 : 0
