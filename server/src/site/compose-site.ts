// The public site's own calls, put together: what it claims, how the install stands, and messages
// of visitors.

import type { FastifyInstance } from 'fastify'
import type { IdentityContext } from '#server/identity/compose-identity.ts'
import type { DocumentFiles } from '#server/identity/documents/document-files.ts'
import { startRemovingStrays } from '#server/identity/remove-strays.ts'
import type { InstallContext, OfficeRouter } from '#server/install/compose-install.ts'
import type { MoneyContext } from '#server/money/compose-money.ts'
import { viewOfBooks } from '#server/money/reconciliation/books.ts'
import type { Router } from '#server/platform/http.ts'
import type { Loop } from '#server/platform/repeat.ts'
import type { TradingContext } from '#server/trading/compose-trading.ts'
import type { Followers } from './chat/add-happening.ts'
import { registerStaffChats } from './chat/chat.office.routes.ts'
import { registerChatRoutes } from './chat/chat.routes.ts'
import { registerChatMail } from './chat/mail.routes.ts'
import type { ChatMailConfig } from './chat/mail.ts'
import { startMailingUnread } from './chat/mail-unread.ts'
import type { Typing } from './chat/note-typing.ts'
import { removeStrayPictures } from './chat/picture-in-chat.ts'
import type { AnswerSeconds } from './chat/promise-answers.ts'
import { openNews, withNews } from './chat/wait-for-news.ts'
import { registerStaffClaims } from './claims/claims.office.routes.ts'
import { registerClaimRoutes } from './claims/claims.routes.ts'
import { registerStaffMessages } from './contact/contact.office.routes.ts'
import { registerContactRoutes } from './contact/contact.routes.ts'

export type SiteContext = Omit<InstallContext, 'config'> & {
  readonly hub: Followers
  readonly typing: Typing
  readonly answers: AnswerSeconds
  /** Of pictures in conversations. */
  readonly files: DocumentFiles
  readonly config: { readonly feed: { readonly name: string } } & ChatMailConfig
  readonly version: string
  readonly trading: Pick<TradingContext, 'trading' | 'calibration' | 'markouts'>
  readonly identity: Pick<IdentityContext, 'identification'>
  readonly money: Pick<MoneyContext, 'reconciliation'>
}

type SiteRouters = {
  readonly app: FastifyInstance
  readonly router: Router
  readonly office: OfficeRouter
}

export function registerSite({ app, router, office }: SiteRouters, site: SiteContext): void {
  const { clock, mode, config, trading, money } = site
  registerContactRoutes(router, { ...site, identification: site.identity.identification })
  registerStaffMessages(office, site)
  const news = openNews()
  const chat = { ...site, news, followers: withNews(site.hub, news) }
  // The HTTP server waits for its answers, and they for news.
  app.addHook('preClose', async () => news.close())
  registerChatRoutes(router, {
    ...chat,
    identification: site.identity.identification,
  })
  registerStaffChats(office, chat)
  registerChatMail(app, chat, config)
  registerStaffClaims(office, site)
  registerClaimRoutes(router, {
    ...site,
    installMode: mode,
    feed: config.feed.name,
    startedAt: clock.now(),
    books: () => viewOfBooks(money.reconciliation.state, clock.now()),
    market: () => trading.trading()?.market,
    calibratedTrades: trading.calibration.trades,
    markouts: trading.markouts,
  })
}

export function startSiteLoops(site: SiteContext, log: (message: string) => void): Loop[] {
  return [
    startMailingUnread({ ...site, followers: site.hub }, log),
    startRemovingStrays('conversation', () => removeStrayPictures(site), log),
  ]
}
