// All contexts of an install, each made from those before it: what it offers, for its calls, its
// loops and those after it. Nothing runs yet and nobody is listened to.

import { join } from 'node:path'
import { headersOf } from './app.ts'
import { type AutomationContext, composeAutomation } from './automation/compose-automation.ts'
import type { Config } from './config.ts'
import { otherCells } from './count-in-cells.ts'
import { composeIdentity, type IdentityContext } from './identity/compose-identity.ts'
import {
  composeInstall,
  type InstallContext,
  type InstallNeeds,
} from './install/compose-install.ts'
import { composeMoney, type MoneyContext, type MoneyNeeds } from './money/compose-money.ts'
import { composeOversight, type OversightContext } from './oversight/compose-oversight.ts'
import type { Bus } from './platform/bus.ts'
import { type CellWays, openCellWays } from './platform/cell-ways.ts'
import { type NoticeWordsOf, openNoticeWords } from './platform/notice-words.ts'
import type { Seal } from './platform/seal.ts'
import type { SteadyClock } from './platform/steady-clock.ts'
import { createStreamHub, type StreamHub } from './platform/stream.ts'
import { sessionEnded } from './platform/stream-peers.ts'
import type { PromotionContext } from './promotion/compose-promotion.ts'
import { openTyping } from './site/chat/note-typing.ts'
import { openChatFiles } from './site/chat/picture-in-chat.ts'
import { openAnswerSeconds } from './site/chat/promise-answers.ts'
import type { SiteContext } from './site/compose-site.ts'
import {
  composeTrading,
  type TradingContext,
  type TradingNeeds,
} from './trading/compose-trading.ts'
import { ruleVersion } from './trading/trades/trade.ts'
import {
  composeTransparency,
  type TransparencyContext,
} from './transparency/compose-transparency.ts'

export type ContextNeeds = Omit<InstallNeeds, 'feed' | 'clock'> &
  Pick<MoneyNeeds, 'outside'> &
  Pick<TradingNeeds, 'trading'> & {
    readonly config: Config
    readonly clock: SteadyClock
    /** The folder with package.json. */
    readonly projectRoot: string
    readonly version: string
    readonly symbols: readonly string[]
    /** To the other processes of the install; undefined: it is one. */
    readonly bus?: Bus | undefined
    /** How often the log says what it holds, where a test does not wait a minute. */
    readonly checkpointEveryMs?: number | undefined
  }

export type Contexts = {
  readonly install: InstallContext & Omit<ContextNeeds, 'outside'>
  readonly identity: IdentityContext
  readonly trading: TradingContext
  readonly money: MoneyContext
  readonly automation: AutomationContext
  readonly promotion: PromotionContext
  readonly transparency: TransparencyContext
  readonly site: SiteContext
  readonly oversight: OversightContext
  /** What browsers hear on. */
  readonly hub: StreamHub
  /** What notices say where no browser is. */
  readonly words: NoticeWordsOf
  /** To the other cells; undefined where there is one. */
  readonly ways: CellWays | undefined
}

export async function composeContexts({ outside, ...needs }: ContextNeeds): Promise<Contexts> {
  const words = openNoticeWords(join(needs.projectRoot, 'dist'))
  const { config, clock, symbols, bus } = needs
  const cell = config.cellUrls === null ? undefined : config.cell
  const headers = headersOf(config)
  const streaming = { clock, ruleVersion, headers, symbols, bus, cell }
  const hub = createStreamHub({ ...config, ...streaming, office: config })
  const install = composeInstall({ ...needs, feed: () => needs.trading()?.feed })
  const identity = composeIdentity({ ...install, onEnded: hub.endSession })
  // At once, not only when it is looked for: who was let in everywhere is let in nowhere.
  bus?.hear(sessionEnded, identity.identification.endedElsewhere)
  const trading = await composeTrading(install)
  const money = await composeMoney({ ...install, outside })
  const automation = composeAutomation({ trading, identity, install: identity.install })
  const promotion = { trading, install: identity.install }
  const transparency = await composeTransparency({ ...install, trading, money })
  const talking = { hub, typing: openTyping(), files: openChatFiles(install) }
  const answers = openAnswerSeconds(install)
  const site = { ...install, ...talking, answers, identity, trading, money }
  const ways = cellWaysOf(config, install.seal)
  const oversight = composeOversight({ identity, money, transparency, others: otherCells(ways) })
  const early = { install, identity, trading, money, automation, promotion }
  return { ...early, transparency, site, oversight, hub, words, ways }
}

/** Undefined where there is one cell. */
function cellWaysOf(config: Config, seal: Seal): CellWays | undefined {
  const { cell, cellUrls } = config
  return cellUrls
    ? openCellWays({ cell, cellUrls }, { seal, headers: headersOf(config) })
    : undefined
}
