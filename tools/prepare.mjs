// Brings a clone to the point where it can run: packages installed, web and server built. Does only
// what is missing, and takes turns with other commands in the same folder. Uses nothing that is not
// part of Node.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/** Everything that decides what a build looks like. */
const sources = [
  ...['kernel', 'verify', 'contract', 'server/src', 'ui', 'browser', 'web', 'office'],
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'vite.server.config.ts',
    'vite.site.config.ts',
    'vite.office.config.ts',
    'vite.chat.config.ts',
    'tools/chunks.ts',
    'tools/class-names.ts',
    'tools/languages.ts',
    'tools/slim-contract.ts',
    'tools/build.mjs',
    'tools/bundle.mjs',
    'tools/bundle-each.mjs',
  ],
]

/** Ends the process with a sentence where Node is too old for the packages. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isGood = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (isGood) return
  console.error(`Node.js 20.19, 22.12 or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs the locked packages unless they are there. */
export async function prepareInstall() {
  checkNode()
  process.chdir(projectRoot)
  if (await isInstalled()) return
  await inTurn(async () => {
    if (await isInstalled()) return
    const folder = await fs.lstat('node_modules').catch(() => undefined)
    // npm would empty what it leads to, under whoever works there.
    if (folder?.isSymbolicLink()) {
      throw new Error('node_modules is a link, and lacks packages: run npm ci where it leads.')
    }
    console.log('Installing packages ...')
    const npm = process.env.npm_execpath
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    if (npm?.endsWith('npm-cli.js')) await run(process.execPath, [npm, ...args])
    else await run('npm', args)
    if (!(await isInstalled())) throw new Error('npm ci left packages out')
  })
}

/** Builds `dist/` unless it was built from these very sources. */
export async function prepareBuild({ isForced = false } = {}) {
  await prepareInstall()
  if (!isForced && (await isBuilt())) return
  await inTurn(async () => {
    // Another command may have built it while we waited.
    if (!isForced && (await isBuilt())) return
    const hash = await hashOf(sources)
    // Whoever asks: React compiled for development would count as built from these sources too.
    const env = { ...process.env, NODE_ENV: 'production' }
    await run(process.execPath, [join(projectRoot, 'tools/bundle.mjs')], { env })
    await fs.writeFile(builtStamp, hash)
  })
}

/** For what went wrong before there was anything to go wrong with: the sentence is enough. */
export function giveUp(error) {
  console.error(error.message)
  process.exit(1)
}

/** Runs a program to its end, its output with ours. Throws when it fails. */
export function run(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: projectRoot, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`"${[file, ...args].join(' ')}" ended with ${signal ?? code}`))
    })
  })
}

const isTest = /\.test\.tsx?$/
const builtStamp = join(projectRoot, 'dist/sources.sha256')

async function isBuilt() {
  const stamp = await fs.readFile(builtStamp, 'utf8').catch(() => '')
  return stamp !== '' && stamp === (await hashOf(sources))
}

/**
 * Whether node_modules holds what package-lock.json asks for on this machine. npm writes its own
 * list of what it installed last of all, so an install that was cut short does not count.
 */
async function isInstalled() {
  const installed = await readLock('node_modules/.package-lock.json')
  const locked = await readLock('package-lock.json')
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || !isForThisMachine(entry)) return true
    const isThere = existsSync(join(projectRoot, path, 'package.json'))
    return isThere && installed[path]?.version === entry.version
  })
}

async function readLock(path) {
  const text = await fs.readFile(join(projectRoot, path), 'utf8').catch(() => '{}')
  return JSON.parse(text).packages ?? {}
}

function isForThisMachine({ os, cpu, libc, optional, inBundle }) {
  // Which C library runs here is npm's business; a package that depends on it is not looked for.
  if (libc !== undefined || inBundle) return false
  if (optional && os === undefined && cpu === undefined) return false
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)
}

async function hashOf(paths) {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const path of paths) {
    for (const file of await filesIn(path)) {
      hash.update(`\0${file}\0`).update(await fs.readFile(join(projectRoot, file)))
    }
  }
  return hash.digest('hex')
}

async function filesIn(path) {
  const stats = await fs.stat(join(projectRoot, path)).catch(() => undefined)
  if (stats === undefined) return []
  if (stats.isFile()) return [path]
  const names = (await fs.readdir(join(projectRoot, path))).filter((name) => !isTest.test(name))
  const nested = await Promise.all(names.sort().map((name) => filesIn(`${path}/${name}`)))
  return nested.flat()
}

const turnFile = join(projectRoot, '.cache/turn')

/**
 * Does `work` while no other process does its own, on this folder. The turn of one that died is
 * free again.
 */
async function inTurn(work) {
  await fs.mkdir(dirname(turnFile), { recursive: true })
  for (let tries = 0; !(await takeTurn()); tries += 1) {
    if (tries === 5) console.log('Waiting for another command that prepares this folder ...')
    await sleep(200)
  }
  // A fresh time tells that we live, even to whoever finds our number used again.
  const alive = setInterval(
    () => fs.utimes(turnFile, new Date(), new Date()).catch(() => {}),
    1_000,
  )
  try {
    return await work()
  } finally {
    clearInterval(alive)
    await fs.rm(turnFile, { force: true })
  }
}

async function takeTurn() {
  const mine = `${turnFile}-${process.pid}`
  await fs.writeFile(mine, String(process.pid))
  try {
    await fs.link(mine, turnFile)
    return true
  } catch {
    await freeDeadTurn(mine)
    return false
  } finally {
    await fs.rm(mine, { force: true })
  }
}

async function freeDeadTurn(mine) {
  const holder = await fs.readFile(turnFile, 'utf8').catch(() => '')
  const touched = await fs.stat(turnFile).then(
    (stats) => stats.mtimeMs,
    () => Date.now(),
  )
  if (holder === '' || (isRunning(Number(holder)) && Date.now() - touched < 30_000)) return
  // Only one of those who find it dead moves it away; if that was a new one after all, it goes
  // back.
  const aside = `${mine}-dead`
  await fs.rename(turnFile, aside).catch(() => {})
  const moved = await fs.readFile(aside, 'utf8').catch(() => holder)
  if (moved !== holder) await fs.link(aside, turnFile).catch(() => {})
  await fs.rm(aside, { force: true })
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
