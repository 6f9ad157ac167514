// Starts this server and ends it: the database first, then the lead among the servers that share
// it, then the install.

import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { present } from '#kernel/assert.ts'
import { headersOf } from './app.ts'
import { type Config, loadConfig } from './config.ts'
import type { FirstRun } from './identity/clients/seed-first-run.ts'
import { openStorage } from './open-storage.ts'
import { openWatchDoor, type WatchDoor } from './open-watch-door.ts'
import type { Bus } from './platform/bus.ts'
import { homeCell, isHome } from './platform/cell.ts'
import type { Clock } from './platform/clock.ts'
import { newToken, systemRandom } from './platform/crypto.ts'
import type { Database } from './platform/db.ts'
import { knownLeader, type Leadership, standForLead } from './platform/leadership.ts'
import { openLogs, outputMayBeLost } from './platform/logger.ts'
import { openNatsBus } from './platform/nats.bus.ts'
import { passOnTo } from './platform/pass-on.ts'
import { openSeal } from './platform/seal.ts'
import { loadSealKey } from './platform/seal-key.ts'
import { createStandby } from './platform/standby.ts'
import { stepDone, stepsText, stepTimes } from './platform/start-steps.ts'
import { startClock } from './platform/steady-clock.ts'
import { startTracing } from './platform/tracing.ts'
import { WrongSetting } from './platform/wrong-setting.ts'
import { type Install, startInstall } from './start-install.ts'
import { startWeb } from './start-web.ts'
import { loadThread, tradeInThread } from './trading/trade-in-thread.ts'

stepDone('code')
outputMayBeLost()
const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)))
const config = loadConfig(projectRoot)
const log = openLogs(config.logLevel)('main')
const stopping = new AbortController()
/** By it the database knows whose connections these are. */
const self = newToken(systemRandom)
/** What has been started, to be ended in the opposite order. */
const undo: (() => Promise<void> | void)[] = []

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))
process.on('uncaughtException', (error) => fail(error))
process.on('unhandledRejection', (error) => fail(error))
start().catch(fail)

async function start(): Promise<void> {
  const { signal } = stopping
  // Who leads trades in it as soon as it can, and who stands by is not to load it then.
  const loaded = config.role === 'web' ? undefined : loadThread()
  const { db, database } = await openStorage({
    config,
    projectRoot,
    process: self,
    tell,
    undo,
    signal,
  })
  stepDone('database')
  const watch = await openWatchDoor({ config, db })
  undo.push(() => watch.close())
  undo.push(await startTracing(config, { version: versionOf(), log }))
  if (config.role === 'web') return serveWeb(db, watch)
  const onLeadLost = () => fail(new Error('Another server took the lead.'))
  const leadership = standForLead(db, onLeadLost, self)
  undo.push(() => leadership.resign())
  if (!(await takeLead(leadership)) || stopping.signal.aborted) return
  stepDone('lead')
  const clock = await startClock(db, tell)
  undo.push(() => clock.stop())
  const pass = newToken(systemRandom)
  const bus = await openOwnBus(clock)
  const home = isHome(config) ? undefined : await openBusOf(homeCell, clock)
  const door = home && config.natsUrl !== null ? await homeDoor(config.natsUrl) : undefined
  const openTrading = tradeInThread({ database, loaded, process: self, onLost: fail, home: door })
  const options = { config, projectRoot, version: versionOf(), db, clock, openTrading, bus, home }
  const install = await startInstall({ ...options, standbyPass: pass })
  undo.push(() => install.stop())
  watch.show(install.watched)
  const publicUrl = config.publicUrl ?? install.url
  await leadership.announce({ url: reachableUrl(install.url, config.host), pass }, publicUrl)
  greet(install)
  log(`Since this process began: ${stepsText(stepTimes())}.`)
}

/** Never leads, and starts whether anybody does or not. */
async function serveWeb(db: Database, watch: WatchDoor): Promise<void> {
  const clock = await startClock(db, tell)
  undo.push(() => clock.stop())
  const bus = present(await openOwnBus(clock), 'NATS_URL, where the role is web')
  const passingOn = passOnTo(() => knownLeader(db), headersOf(config))
  const options = { config, projectRoot, version: versionOf(), db, clock, bus, passingOn }
  const web = await startWeb(options)
  undo.push(() => web.stop())
  watch.show(web.watched)
  tell(`${web.url} answers clients; another process leads.`)
}

/** How the thread that trades reaches home, in another cell. */
async function homeDoor(natsUrl: string) {
  return { natsUrl, key: await loadSealKey(config, systemRandom) }
}

/** Undefined where an install is one process. */
function openOwnBus(clock: Clock): Promise<Bus | undefined> {
  return openBusOf(config.cell, clock)
}

async function openBusOf(cell: number, clock: Clock): Promise<Bus | undefined> {
  const { natsUrl } = config
  if (natsUrl === null) return undefined
  const seal = openSeal(await loadSealKey(config, systemRandom), systemRandom)
  const bus = openNatsBus({ natsUrl, cell }, { clock, seal, random: systemRandom, log: tell })
  undo.push(() => bus.close())
  return bus
}

/** True once this process leads. Until then it passes everything on to the one that does. */
async function takeLead(leadership: Leadership): Promise<boolean> {
  const atOnce = AbortSignal.timeout(1)
  if (await leadership.lead(atOnce)) return true
  const standby = createStandby(leadership.leader, {
    headers: headersOf(config),
    trustedProxies: config.trustedProxies,
  })
  await listen(standby, config)
  const close = () => new Promise<void>((done) => closeNow(standby, done))
  undo.push(close)
  tell(`Another server leads this install; port ${config.port} passes everything on to it.`)
  const leads = await leadership.lead(stopping.signal)
  if (leads) {
    undo.splice(undo.indexOf(close), 1)
    await close()
  }
  return leads
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}

function closeNow(server: Server, done: () => void): void {
  server.close(() => done())
  server.closeAllConnections()
}

function greet({ url, firstRun, setUpToken }: Install): void {
  const lines = ['', `  ${url}`, `  ${config.installMode} install, prices: ${config.feed.name}`, '']
  const office = `${config.officeUrl ?? config.publicUrl ?? url}/office`
  const door =
    setUpToken === undefined
      ? [`  Office: ${office}`, '']
      : [
          '  Nobody works here yet. The first member of staff comes in at',
          `  ${office}/set-up#${setUpToken}`,
          '',
        ]
  console.log([...lines, ...door, ...signInLines(firstRun), '  Ctrl-C stops it.', ''].join('\n'))
}

function signInLines(firstRun: FirstRun | undefined): string[] {
  const path = join(config.dataDir, 'first-run.json')
  if (firstRun) {
    const line = (who: string, { email, password }: FirstRun['client']) =>
      `  ${who.padEnd(7)}${email}  ${password}`
    return [
      '  Sign in with:',
      line('client', firstRun.client),
      line('staff', firstRun.staff),
      `  (kept in ${path})`,
      '',
    ]
  }
  return existsSync(path) ? [`  Sign in with the accounts in ${path}`, ''] : []
}

function tell(message: string): void {
  log(message, 'warn')
}

async function end(code: number): Promise<void> {
  if (stopping.signal.aborted) return
  stopping.abort()
  // Whatever hangs, the process ends.
  setTimeout(() => process.exit(code), 15_000).unref()
  for (const step of undo.reverse())
    await Promise.resolve(step()).catch((error) => tell(String(error)))
  process.exit(code)
}

function fail(error: unknown): void {
  if (stopping.signal.aborted) return
  log(sentenceOf(error), 'error')
  void end(error instanceof WrongSetting ? wrongSettingCode : 1)
}

/** EX_CONFIG */
const wrongSettingCode = 78

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof WrongSetting) return error.message
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${config.port} is taken: set PORT to another one.`
  }
  return config.logLevel === 'debug'
    ? (error.stack ?? error.message)
    : `${error.name}: ${error.message}`
}

/** Where other machines find this one, if it listens to them at all. */
function reachableUrl(url: string, host: string): string {
  if (host !== '0.0.0.0' && host !== '::') return url
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const own = addresses.find(({ internal, family }) => !internal && family === 'IPv4')
  return own ? url.replace('localhost', own.address) : url
}

function findRoot(from: string): string {
  return existsSync(join(from, 'package.json')) ? from : findRoot(dirname(from))
}

function versionOf(): string {
  const text: { version?: unknown } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  )
  return String(text.version)
}
