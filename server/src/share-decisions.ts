// What people decide at home holds in every cell of an install: home tells the others that
// something was decided, and answers what holds now; they write it down before anything is traded
// there, every half minute, and when they are told.

import { second } from '#kernel/time.ts'
import type { Publication } from './identity/acceptances/publication.ts'
import { readPublications } from './identity/acceptances/read-published.ts'
import type { KeptAnnouncement } from './install/announcements/list-announcements.ts'
import { giveAnnouncements, takeAnnouncements } from './install/announcements/take-announcements.ts'
import type { KeptSettings } from './install/keep-settings.ts'
import type { Settings } from './install/operators/settings.ts'
import {
  giveLogo,
  missingLogos,
  takeLogo,
  takeSettings,
} from './install/operators/take-settings.ts'
import { type Marking, settingsChannel } from './install/operators/trust-settings.ts'
import { type Bus, channel } from './platform/bus.ts'
import { answerOver, subject } from './platform/bus-questions.ts'
import type { Clock } from './platform/clock.ts'
import type { Database, Db } from './platform/db.ts'
import { type Loop, repeat } from './platform/repeat.ts'
import type { Home } from './trading/market/hear-home.ts'
import { stopsChannel } from './trading/stops/stops.store.ts'
import { giveStops, type SharedStop, takeStops } from './trading/stops/take-stops.ts'

export type Decisions = {
  readonly settings: Settings
  readonly texts: readonly Publication[]
  readonly stops: readonly SharedStop[]
  readonly announcements: readonly KeptAnnouncement[]
}

type Logo = NonNullable<Awaited<ReturnType<typeof giveLogo>>>

const askedOfHome = {
  decisions: subject<null, Decisions>('shared.decisions'),
  logo: subject<string, Logo | undefined>('shared.logo'),
}
const decidedAnew = channel<null>('shared.decided')
const everyMs = 30 * second

type Sharing = {
  readonly bus: Bus
  readonly db: Database
  readonly clock: Clock
  readonly kept: Pick<KeptSettings, 'look'> & { readonly decided: () => Settings }
}

/** The side of home. */
export function shareDecisions({ bus, db, clock, kept }: Sharing): Loop {
  const deafen = [
    answerOver(bus, askedOfHome.decisions, async () => {
      await kept.look()
      return {
        settings: kept.decided(),
        texts: await readPublications(db),
        stops: await giveStops(db),
        announcements: await giveAnnouncements(db, clock.now()),
      }
    }),
    answerOver(bus, askedOfHome.logo, (name) => giveLogo(db, name)),
  ]
  const tell = () => bus.say(decidedAnew, null)
  const listening = [settingsChannel, stopsChannel].map((name) => db.listen(name, tell))
  return {
    stop: async () => {
      for (const stop of deafen) stop()
      await Promise.all(listening.map((one) => one.stop()))
    },
  }
}

export type Taking = {
  readonly home: Pick<Home, 'ask'>
  readonly db: Db
  readonly clock: Clock
  readonly marking: Marking
}

/** The side of another cell: all that holds at home holds here from now on. */
export async function takeDecisions(taking: Taking): Promise<Decisions> {
  const { home, db, clock, marking } = taking
  const decisions = await home.ask(askedOfHome.decisions, null)
  for (const name of await missingLogos(db, decisions.settings)) {
    const logo = await home.ask(askedOfHome.logo, name)
    if (logo) await takeLogo(db, logo)
  }
  await db.transaction(async (tx) => {
    await takeSettings(tx, decisions.settings, { at: clock.now(), marking })
    await takeStops(tx, decisions.stops)
    await takeAnnouncements(tx, decisions.announcements)
  })
  return decisions
}

/** One after the other: what was asked first must not count last. */
export function startTakingDecisions(
  bus: Bus,
  taking: Taking,
  log: (message: string) => void,
): Loop {
  const name = 'taking what was decided at home'
  let turn: Promise<unknown> = Promise.resolve()
  const take = () => {
    turn = turn.catch(() => {}).then(() => takeDecisions(taking))
    return turn
  }
  const deafen = bus.hear(decidedAnew, () => {
    void take().catch((error: unknown) => log(`${name} failed: ${String(error)}`))
  })
  const loop = repeat({ name, pauseMs: everyMs, log }, async () => {
    await take()
    return 'done'
  })
  return {
    stop: async () => {
      deafen()
      await loop.stop()
    },
  }
}
