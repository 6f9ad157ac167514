#!/usr/bin/env node
// The commands: `receipt FILE` and `tournament FILE` verify what was kept; `witness URL` keeps a
// log as it was, says when it changes, and may sign what it says. Ends with 0 where all is right, 1
// where it is not, 2 when it could not be looked at.

import { hash } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkFile } from './check-file.ts'
import { cosignerIn } from './cosigner.ts'
import { keepFolder } from './keep-folder.ts'
import { fetchFrom } from './log.ts'
import { keyText } from './note.ts'
import { parsePolicy } from './policy.ts'
import { serveWitness } from './serve-witness.ts'
import { Broken, type Keep, look, type WitnessDeps } from './witness.ts'

const usage = `verify receipt FILE [--key VKEY]... [--log URL] [--policy FILE]
  verifies a signed receipt: offline, and with --log that the log still holds it; or the proof of
  what a house owes to one client. With --policy (c2sp.org/tlog-policy) enough witnesses have to
  have signed what the log said
verify tournament FILE [--key VKEY]... [--log URL] [--policy FILE]
  verifies the signed result of a tournament, and recomputes its places and prizes
verify witness URL [--key VKEY]... [--dir FOLDER] [--every SECONDS] [--once]
  copies the log into a folder that any file server can serve, and says when history changes
verify witness URL ... --serve PORT --name NAME [--host ADDRESS]
  signs besides what the log says, when it is asked to (c2sp.org/tlog-witness)`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string', multiple: true, default: [] },
      log: { type: 'string' },
      dir: { type: 'string', default: 'log' },
      every: { type: 'string', default: '60' },
      once: { type: 'boolean', default: false },
      policy: { type: 'string' },
      serve: { type: 'string' },
      name: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  })
  const [command, target] = positionals
  if (target !== undefined && (command === 'receipt' || command === 'tournament')) {
    const { isGood, lines } = await checkFile(await readFile(target, 'utf8'), {
      vkeys: values.key,
      log: values.log,
      policy: values.policy === undefined ? undefined : await policyIn(values.policy),
    })
    console.log(lines.join('\n'))
    return isGood ? 0 : 1
  }
  const seconds = Number(values.every)
  const isNamed = values.serve === undefined || values.name !== undefined
  if (target !== undefined && command === 'witness' && seconds > 0 && isNamed) {
    const deps: WitnessDeps = {
      get: fetchFrom(target),
      keep: keepFolder(values.dir),
      sha256: (bytes) => hash('sha256', bytes, 'buffer'),
      vkeys: values.key,
    }
    const { serve, name, host, dir } = values
    if (serve !== undefined && name !== undefined) {
      await signing(deps.keep, { folder: dir, name, host, port: Number(serve) })
    }
    return watch(deps, dir, values.once ? undefined : seconds)
  }
  console.error(usage)
  return 2
}

async function policyIn(path: string) {
  const policy = await parsePolicy(await readFile(path, 'utf8'))
  if (typeof policy === 'string') throw new Error(`${path}, ${policy}`)
  return policy
}

type Place = {
  readonly folder: string
  readonly name: string
  readonly host: string
  readonly port: number
}

/** From now on it answers who asks for signatures. */
async function signing(keep: Keep, { folder, name, host, port }: Place): Promise<void> {
  const cosigner = await cosignerIn(folder, name)
  const server = serveWitness({
    cosigner,
    keep,
    now: () => Math.floor(Date.now() / 1_000),
    forked: async (...both) => {
      process.exit(
        await shout(new Broken('the log says two things of the same length', both), folder),
      )
    },
  })
  server.unref()
  server.listen(port, host)
  await once(server, 'listening')
  console.log(`signs as ${keyText(cosigner.key)}, at ${urlOf(server, host)}`)
}

function urlOf(server: Server, host: string): string {
  const address = server.address()
  return `http://${host}:${typeof address === 'object' ? address?.port : address}`
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
