// The process that leads an install: prices, trading, accounts, mail, HTTP and the stream, put
// together and taken apart.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startAutomationLoops } from './automation/compose-automation.ts'
import type { Contexts } from './compose-contexts.ts'
import type { Config } from './config.ts'
import type { PartFacts } from './health-parts.ts'
import type { Publication } from './identity/acceptances/publication.ts'
import { readPublished } from './identity/acceptances/read-published.ts'
import { announceTexts } from './identity/clients/announce-texts.ts'
import { type FirstRun, seedFirstRun } from './identity/clients/seed-first-run.ts'
import { startIdentityLoops } from './identity/compose-identity.ts'
import { openSetUp } from './install/desks/come-in.ts'
import { letterheadOf } from './install/operators/choose-letterhead.ts'
import { startMoneyLoops } from './money/compose-money.ts'
import {
  type InstallOptions,
  type PutTogether,
  putTogether,
  startOffering,
} from './open-install.ts'
import { startOversightLoops } from './oversight/compose-oversight.ts'
import { cellsOf, isFollowed } from './platform/cell.ts'
import { systemRandom } from './platform/crypto.ts'
import { openFileMailer } from './platform/file.mailer.ts'
import type { Mailer } from './platform/mail.ts'
import type { Passwords } from './platform/passwords.ts'
import type { Loop } from './platform/repeat.ts'
import { startSendingMail } from './platform/send-mail.ts'
import { openSmtpMailer } from './platform/smtp.mailer.ts'
import { stepDone } from './platform/start-steps.ts'
import { startPromotionLoops } from './promotion/compose-promotion.ts'
import { startRecordLoops } from './record/compose-record.ts'
import type { PushingDeps } from './record/pushes/deliver-pushes.ts'
import { readPushKeys } from './record/pushes/push-keys.ts'
import { shareDecisions, startTakingDecisions } from './share-decisions.ts'
import { startTellingFacts } from './share-facts.ts'
import { startSiteLoops } from './site/compose-site.ts'
import { startTradingLoops } from './trading/compose-trading.ts'
import { keyOf } from './trading/market/resume-feed.ts'
import { serveTrading } from './trading/serve-trading.ts'
import { sharePrices } from './trading/share-prices.ts'
import { audienceOn } from './trading/stream-trades.ts'
import { type Trading, tellBoth, tradeHere } from './trading/trading.ts'
import { startTransparencyLoops } from './transparency/compose-transparency.ts'
import { knownSigner } from './transparency/log/keep-keys.ts'

export type Install = {
  /** Where it listens, e.g. "http://localhost:3000". */
  readonly url: string
  /** The accounts of a first start; undefined at every other. */
  readonly firstRun: FirstRun | undefined
  /** The word by which the first member of staff comes in; undefined where somebody works here. */
  readonly setUpToken: string | undefined
  readonly app: FastifyInstance
  /** What whoever watches over it looks at. */
  readonly watched: PartFacts
  readonly stop: () => Promise<void>
}

/** Listens at once, with 503 from /api/health; resolves when it can trade. */
export async function startInstall(options: InstallOptions): Promise<Install> {
  const { db, clock, config, bus } = options
  const cells = cellsOf(config)
  const together = await putTogether(options)
  stepDone('settings')
  const { contexts, kept, log, fromHome } = together
  const { hub, words } = contexts
  const { openTrading = tradeHere } = options
  const server = bus && serveTrading(bus, clock.now())
  const isToldOn = bus && isFollowed(cells)
  const sharing = isToldOn ? sharePrices({ bus, db, leadsSince: clock.now() }) : undefined
  const opening = openTrading({
    ...options,
    ...kept,
    cells,
    publicUrl: together.publicUrl,
    audience: [server, sharing].reduce(
      (told, one) => (one ? tellBoth(told, one.audience) : told),
      audienceOn(hub),
    ),
    log: log('trading'),
  })
  const { firstRun, setUp, app, url, trading } = await besideTrading(opening, () =>
    openAll(together, db),
  )
  stepDone('market')
  // It began with what was known then.
  trading.reconsider()
  together.takeTrading(trading)
  const deafen = server?.serve(trading)
  const shareNoMore = sharing?.share(trading, keyOf(config.feed))
  const telling = { hub, words, log: log('record'), install: pushedFrom(contexts) }
  const loops = [
    startSendingMail({ db, clock, mailer: openMailer(config), log: log('mail') }),
    ...startRecordLoops(contexts.install, telling),
    ...startIdentityLoops({ ...contexts.identity, words }, log('identity')),
    ...startTradingLoops(contexts.trading, log('trading')),
    ...startAutomationLoops(contexts.automation, log('automation')),
    ...startPromotionLoops(contexts.promotion, log('promotion')),
    ...startTransparencyLoops(contexts.transparency, log('transparency')),
    ...startSiteLoops(contexts.site, log('site')),
    ...startMoneyLoops(contexts.money, { ownUrl: () => url, log: log('money') }),
    ...startOversightLoops(contexts.oversight, together.alarm, log('oversight')),
    ...startOffering(together, trading),
    ...(bus ? [startTellingFacts(bus, contexts, log('install'))] : []),
    ...(isToldOn ? [shareDecisions({ bus, db, clock, kept })] : []),
    ...(fromHome && options.home
      ? [startTakingDecisions(options.home, fromHome.taking, log('install'))]
      : []),
  ]
  const stop = async () => {
    deafen?.()
    shareNoMore?.()
    await stopAll(app, loops, trading)
    fromHome?.home.close()
    await together.alarmsKept()
  }
  stepDone('loops')
  const watched = { ...contexts, ...kept }
  return { url, firstRun, setUpToken: setUp?.token, app, watched, stop }
}

/** Neither waits for the other's start; trading ends again where the rest cannot be. */
async function besideTrading<Rest>(
  opening: Promise<Trading>,
  rest: () => Promise<Rest>,
): Promise<Rest & { readonly trading: Trading }> {
  // What fails is seen below.
  opening.catch(() => {})
  try {
    const done = await rest()
    return { ...done, trading: await opening }
  } catch (error) {
    await opening.then(
      (trading) => trading.stop(),
      () => {},
    )
    throw error
  }
}

async function openAll(together: PutTogether, db: InstallOptions['db']) {
  const { contexts, passwords, kept, fromHome } = together
  const { app, url } = await together.open()
  stepDone('doors')
  const firstRun = await makeReady(contexts, passwords, fromHome?.decisions.texts)
  kept.tellPublished(await readPublished(db))
  const setUp = await openSetUp(db, systemRandom)
  together.takeSetUp(setUp)
  stepDone('texts')
  return { app, url, firstRun, setUp }
}

/**
 * What whoever leads does before anybody trades: legal texts first, which a client accepts. A
 * signing key that is not where it was said to be stops the start.
 */
async function makeReady(
  { install, transparency }: Contexts,
  passwords: Passwords,
  ofHome: readonly Publication[] | undefined,
) {
  await announceTexts({ ...install, ofHome })
  await readPushKeys(install.db, install.seal)
  await knownSigner(install.db, transparency.keys)
  return seedFirstRun({ ...install, ...install.config, passwords })
}

/** In whose name push messages are sent, and whom a push service writes to. */
function pushedFrom({ install }: Contexts): () => ReturnType<PushingDeps['install']> {
  return () => {
    const {
      brandName: brand,
      senderAddress,
      supportEmail,
    } = letterheadOf(install.settings(), install.install)
    const subject = `mailto:${supportEmail ?? senderAddress}`
    return { brand, isSandbox: install.mode === 'sandbox', subject }
  }
}

function openMailer({ smtpUrl, dataDir }: Config): Mailer {
  return smtpUrl ? openSmtpMailer(smtpUrl) : openFileMailer(join(dataDir, 'outbox'))
}

/** First no more is taken in, then what is under way is finished. */
async function stopAll(
  app: FastifyInstance,
  loops: readonly Loop[],
  trading: Trading,
): Promise<void> {
  await app.close()
  await Promise.all(loops.map((loop) => loop.stop()))
  await trading.stop()
}
