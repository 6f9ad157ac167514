// Blockchain nodes that tests run. They are no part of the product's own packages: each has a
// folder with a lock of its own, and is installed the first time a test wants it.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const installMs = 120_000

/** The node's node_modules; undefined where it cannot be had (no registry, another platform). */
export async function nodePackages(name: 'bcoin' | 'anvil'): Promise<string | undefined> {
  const source = join(import.meta.dirname, name)
  const lock = await readFile(join(source, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12)
  const folder = join(root, '.cache/nodes', `${name}-${hash}`)
  if (await exists(join(folder, 'node_modules'))) return join(folder, 'node_modules')
  const half = `${folder}.${process.pid}`
  await mkdir(half, { recursive: true })
  try {
    for (const file of ['package.json', 'package-lock.json']) {
      await copyFile(join(source, file), join(half, file))
    }
    const quick = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
    const impatient = ['--fetch-retries=1', '--fetch-timeout=20000']
    await run('npm', ['ci', ...quick, ...impatient], { cwd: half, timeout: installMs })
    await rename(half, folder).catch(() => {})
    return join(folder, 'node_modules')
  } catch (error) {
    console.warn(`${name} could not be installed: ${String(error).split('\n')[0]}`)
    return undefined
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
