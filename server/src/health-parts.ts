// How each part of an install is, for whoever watches over it. Where an essential one is down
// nobody can trade; with the others something waits, and clients mostly notice nothing.

import { statfs } from 'node:fs/promises'
import { minute, second } from '#kernel/time.ts'
import type { Contexts } from './compose-contexts.ts'
import { viewOfBooks } from './money/reconciliation/books.ts'
import { checkable } from './oversight/books/check-invariants.ts'
import { skewMaxMs } from './platform/kept-time.ts'
import { countMails } from './platform/outbox.store.ts'
import { isClockTrusted } from './platform/steady-clock.ts'
import { tradingState } from './trading/engine.ts'

const essential = ['db', 'feed', 'lead', 'disk', 'clock', 'lanes'] as const
export const partNames = [
  ...essential,
  ...['stream', 'mail', 'chains', 'books', 'invariants', 'settings'],
] as const
type PartName = (typeof partNames)[number]

export type Part = {
  readonly state: 'ok' | 'poor' | 'down'
  /** In words. */
  readonly says: string
}

export type Health = {
  /** Whether all essential parts are up. */
  readonly isReady: boolean
  readonly parts: Readonly<Record<string, Part>>
}

export type PartFacts = Contexts & { readonly areSettingsDecided: () => boolean }

export const diskLeastBytes = 256 * 1_024 * 1_024
const diskPoorShare = 0.1
const answerMs = 2 * second
const dueLateMs = 30 * second
const mailLateMs = 15 * minute

type Look = (facts: PartFacts) => Promise<Part> | Part

const looks: Readonly<Record<PartName, Look>> = {
  db: async ({ install }) => {
    const began = performance.now()
    await countMails(install.db)
    return ok(`It answers in ${Math.round(performance.now() - began)} ms.`)
  },
  feed: ({ install, trading }) => {
    const running = trading.trading()
    if (!running) return down('Starting.')
    const { problems, feedAgeMs } = tradingState(running.market, install.clock.now())
    return problems[0] ? down(problems.join(' ')) : ok(`The newest price is ${feedAgeMs} ms old.`)
  },
  // Whoever stands by has no contexts.
  lead: ({ install, trading }) => {
    if (install.config.role === 'engine') return ok('It leads.')
    const reaches = trading.trading()?.reachesLead() ?? false
    return reaches ? ok('Another server leads.') : down('It does not hear the one that leads.')
  },
  disk: async ({ install }) => {
    const { free, size } = await roomAt(install.config.dataDir)
    const says = `${Math.round(free / 2 ** 20)} MB of ${Math.round(size / 2 ** 20)} MB are free.`
    if (free < diskLeastBytes) return down(says)
    return free < diskPoorShare * size ? poor(says) : ok(says)
  },
  clock: ({ install: { clock } }) => {
    const says = `${clock.skewMs()} ms from the database's; ${skewMaxMs} ms are the most.`
    return isClockTrusted(clock) ? ok(says) : down(says)
  },
  lanes: async ({ install, trading }) => {
    const running = trading.trading()
    if (!running) return down('Starting.')
    const { waiting } = await running.figures()
    const { orders, settlements, dueSince } = waiting
    const says = `${orders} orders and ${settlements} settlements wait.`
    const isLate = dueSince !== null && install.clock.now() - dueSince > dueLateMs
    return isLate ? poor(says) : ok(says)
  },
  stream: ({ hub }) => {
    const { sockets, behind } = hub.stats()
    const says = `${sockets} sockets, ${behind} of them behind.`
    return behind > 10 && behind * 2 > sockets ? poor(says) : ok(says)
  },
  mail: async ({ install }) => {
    const { count, since } = await countMails(install.db)
    const says = `${count} mails wait.`
    return since !== null && install.clock.now() - since > mailLateMs ? poor(says) : ok(says)
  },
  chains: ({ money }) => {
    const problems = [...money.watched.values()].flatMap(({ problem }) => problem ?? [])
    return problems.length > 0 ? poor(problems.join(' ')) : ok(`${money.watched.size} answer.`)
  },
  books: ({ install, money }) => {
    const { state } = viewOfBooks(money.reconciliation.state, install.clock.now())
    return state === 'differences' ? poor('They differ.') : ok(`Last look: ${state}.`)
  },
  invariants: ({ oversight }) => {
    const looked = [...oversight.invariantLooks]
    const broken = looked.filter(([, { outcome }]) => outcome === 'broken').map(([id]) => id)
    if (broken.length > 0) return poor(`Broken: ${broken.join(', ')}.`)
    return ok(`${looked.length} of ${checkable.length} were looked at.`)
  },
  settings: ({ areSettingsDecided }) =>
    areSettingsDecided() ? ok('As decided.') : poor('One is not what was decided.'),
}

export async function readHealth(facts: PartFacts): Promise<Health> {
  const named = await Promise.all(
    partNames.map(async (name) => [name, await lookAt(looks[name], facts)] as const),
  )
  const parts = Object.fromEntries(named)
  return { parts, isReady: essential.every((name) => parts[name]?.state !== 'down') }
}

export async function roomAt(path: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(path)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** What does not answer is down. */
async function lookAt(look: Look, facts: PartFacts): Promise<Part> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Part>((done) => {
    timer = setTimeout(() => done(down('It does not answer.')), answerMs)
  })
  const seen = (async () => look(facts))().catch(() => down('It cannot be looked at.'))
  return Promise.race([seen, late]).finally(() => clearTimeout(timer))
}

function ok(says: string): Part {
  return { state: 'ok', says }
}

function poor(says: string): Part {
  return { state: 'poor', says }
}

function down(says: string): Part {
  return { state: 'down', says }
}
