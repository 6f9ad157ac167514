// `npm run cluster`: an install on more than one machine, on this one. With `--trouble` its parts
// are killed, stopped, cut and slowed under load. With `--write` only its files are written.

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { choose } from '../choose.ts'
import { faultsOf } from './cell-faults.ts'
import { type Cluster, closeAll, startClusters } from './cluster.ts'
import type { Fault } from './faults.ts'
import { makeTrouble } from './make-trouble.ts'
import { installPackages } from './packages.ts'
import { cellsMostHere, plansOf } from './parts.ts'
import { linesOf, outcomeOf } from './table.ts'
import { writeFiles } from './write-files.ts'

const usage = `npm run cluster -- [--cells COUNT] [--work FOLDER] [--keep]
                       [--trouble] [--only NAME,...] [--times COUNT] [--json]
                       [--write FOLDER [--machines FILE]]
  --cells     so many cells, each with all of it but NATS (1; at most ${cellsMostHere})
  --work      everything is in this folder, which is removed first and at the end
              (${join(tmpdir(), 'truestrike-cluster')})
  --keep      it stays at the end, with its logs
  --trouble   faults of each part under load, and what was lost; ends with 1 where something was,
              or not all was tried. With several cells: faults between them and of each, under load
              in all of them
  --only      of the faults, those of these names, or whose names have one of these in them, with
              commas between
  --times     how often each of them (1); of several, seconds are the median and the longest
  --json      the table as JSON
  --write     only writes the configuration of each machine into a folder, with new passwords
  --machines  of other machines than those of this trial, as deploy/machines.json has them`

const { values } = parseArgs({
  options: {
    cells: { type: 'string', default: '1' },
    work: { type: 'string', default: join(tmpdir(), 'truestrike-cluster') },
    keep: { type: 'boolean', default: false },
    trouble: { type: 'boolean', default: false },
    only: { type: 'string' },
    times: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    write: { type: 'string' },
    machines: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const cells = Number(values.cells)
const times = Number(values.times)

if (values.help) console.log(usage)
else if (!isCount(cells) || cells > cellsMostHere || !isCount(times)) wrongly(usage)
else if (choice().wrong.length > 0) wrongly(choice().wrong.join('\n'))
else if (values.write !== undefined) await writeFiles(resolve(values.write), values.machines)
else if (process.getuid?.() !== 0)
  wrongly('Network namespaces are made by root: run this as root, on a machine for trials.')
else await run().catch(ended)

/** Of all faults that are tried on so many cells. */
function choice() {
  const faults = faultsOf(plansOf(cells))
  const names = faults.map(({ name }) => name)
  const { chosen, wrong } = choose('only', values.only, names)
  return { faults: faults.filter(({ name }) => chosen.includes(name)), wrong }
}

async function run(): Promise<void> {
  installPackages(log)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => stopping.abort())
  }
  const work = resolve(values.work)
  await fs.mkdir(dirname(work), { recursive: true })
  const options = { plans: plansOf(cells), work, isKept: values.keep, log, signal: stopping.signal }
  const clusters = await startClusters(options)
  try {
    if (values.trouble) await trouble(clusters, choice().faults, stopping.signal)
    else await untilStopped(clusters, stopping.signal)
  } finally {
    log('taking it down')
    await closeAll(clusters, options)
  }
}

async function trouble(
  clusters: readonly Cluster[],
  faults: readonly Fault[],
  signal: AbortSignal,
): Promise<void> {
  const results = await makeTrouble(clusters, { faults, times, signal, log })
  const { isGood, lines } = outcomeOf(results, times * faults.length)
  if (values.json) console.log(JSON.stringify(results))
  else console.log([...linesOf(results), ...lines].join('\n'))
  process.exitCode = isGood ? 0 : 1
}

async function untilStopped(clusters: readonly Cluster[], signal: AbortSignal) {
  const lines = clusters.flatMap(({ site, ownerUrl, dataDir, plan: { cell, apps } }) => [
    `  ${site}  cell ${cell}, ${apps.length} servers`,
    `    its database, as its owner: ${ownerUrl}`,
    `    its folder, with the first sign-ins and the mails: ${dataDir}`,
  ])
  console.log(['', ...lines, '  Ctrl-C stops it.', ''].join('\n'))
  while (!signal.aborted) {
    await new Promise((done) => {
      const timer = setTimeout(done, 1_000_000)
      const end = () => {
        clearTimeout(timer)
        done(undefined)
      }
      signal.addEventListener('abort', end, { once: true })
    })
  }
}

function wrongly(said: string): void {
  console.error(said)
  process.exitCode = 2
}

function ended(error: unknown): void {
  log(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1
}

function log(line: string): void {
  console.error(line)
}
