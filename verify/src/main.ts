#!/usr/bin/env node
// The commands: `receipt FILE` verifies a receipt that was kept; `witness URL` keeps a log as it
// was and says when it changes. Ends with 0 where all is right, 1 where it is not, 2 when it could
// not be looked at.

import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkFile } from './check-file.ts'
import { keepFolder } from './keep-folder.ts'
import { fetchFrom } from './log.ts'
import { Broken, look, type WitnessDeps } from './witness.ts'

const usage = `verify receipt FILE [--key VKEY]... [--log URL]
  verifies a signed receipt: offline, and with --log that the log still holds it; or the proof of
  what a house owes to one client
verify witness URL [--key VKEY]... [--dir FOLDER] [--every SECONDS] [--once]
  copies the log into a folder that any file server can serve, and says when history changes`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string', multiple: true, default: [] },
      log: { type: 'string' },
      dir: { type: 'string', default: 'log' },
      every: { type: 'string', default: '60' },
      once: { type: 'boolean', default: false },
    },
  })
  const [command, target] = positionals
  if (target !== undefined && command === 'receipt') {
    const { isGood, lines } = await checkFile(await readFile(target, 'utf8'), {
      vkeys: values.key,
      log: values.log,
    })
    console.log(lines.join('\n'))
    return isGood ? 0 : 1
  }
  const seconds = Number(values.every)
  if (target !== undefined && command === 'witness' && seconds > 0) {
    const deps: WitnessDeps = {
      get: fetchFrom(target),
      keep: keepFolder(values.dir),
      sha256: (bytes) => hash('sha256', bytes, 'buffer'),
      vkeys: values.key,
    }
    return watch(deps, values.dir, values.once ? undefined : seconds)
  }
  console.error(usage)
  return 2
}

/** Once, or every so many seconds until something is wrong. */
async function watch(
  deps: WitnessDeps,
  folder: string,
  seconds: number | undefined,
): Promise<number> {
  for (;;) {
    try {
      const { size, added, root } = await look(deps)
      console.log(`${new Date().toISOString()} ${size} entries, ${added} new, root ${root}`)
    } catch (error) {
      if (error instanceof Broken) return shout(error, folder)
      console.error(`not reached: ${error instanceof Error ? error.message : String(error)}`)
      if (seconds === undefined) return 2
    }
    if (seconds === undefined) return 0
    await sleep(seconds * 1_000)
  }
}

async function shout({ message, evidence }: Broken, folder: string): Promise<number> {
  const file = join(folder, `broken-${Date.now()}.txt`)
  await writeFile(file, [message, ...evidence].join('\n\n'))
  console.error(`THE LOG IS BROKEN: ${message}. Both statements are kept in ${file}.`)
  return 1
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  return 2
})
