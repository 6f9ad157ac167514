// Money, put together: from an install, what is below and who keeps the money outside, what each
// use case here needs, alike for the server's calls and loops, commands of staff and tests.

import type { FastifyInstance } from 'fastify'
import type { Coin } from '#kernel/coins.ts'
import type { IdentityDoors } from '#server/identity/compose-identity.ts'
import { openDocumentFiles } from '#server/identity/documents/document-files.ts'
import { startRemovingStrays } from '#server/identity/remove-strays.ts'
import type { InstallContext, OfficeRouter } from '#server/install/compose-install.ts'
import type { Router } from '#server/platform/http.ts'
import type { Loop } from '#server/platform/repeat.ts'
import type { Trading } from '#server/trading/trading.ts'
import { registerBlockRoutes } from './blocks/blocks.routes.ts'
import type { BlockDeps } from './blocks/view-blocks.ts'
import { deskOf } from './cards/answer-disputes.ts'
import { cancelPayment } from './cards/cancel-payment.ts'
import { registerCardRoutes } from './cards/cards.routes.ts'
import type { CardDeps } from './cards/deposit-by-card.ts'
import { registerSimulatedRoutes } from './cards/simulated.routes.ts'
import { registerCorrections } from './corrections/corrections.office.routes.ts'
import type { CorrectionDeps } from './corrections/propose-correction.ts'
import type { BuyingDeps } from './credits/buy-credits.ts'
import { registerStaffCredits } from './credits/credits.office.routes.ts'
import { registerCreditRoutes } from './credits/credits.routes.ts'
import type { FlaggingDeps } from './credits/flag-debts.ts'
import { confirmationsFor, mostConfirmations } from './deposits/confirmations.ts'
import { depositUse } from './deposits/deposit-use.ts'
import { registerStaffDeposits } from './deposits/deposits.office.routes.ts'
import { type DepositRouteDeps, registerDepositRoutes } from './deposits/deposits.routes.ts'
import { registerKeyChangeRoutes } from './deposits/key-changes.routes.ts'
import { readRate } from './deposits/read-rate.ts'
import { removeStrayReceipts } from './deposits/remove-stray-receipts.ts'
import type { WatchDeps } from './deposits/watch-outputs.ts'
import type { AnsweringDeps } from './disputes/answer-dispute.ts'
import { registerDisputes } from './disputes/disputes.office.routes.ts'
import { type Cards, type CardsOptions, openCards } from './open-cards.ts'
import { type Chains, type ChainsOptions, openChains } from './open-chains.ts'
import { type ReconciledDeps, startReconciling } from './reconcile.ts'
import { newBooksState } from './reconciliation/books.ts'
import { registerCustody } from './reconciliation/custody.office.routes.ts'
import { registerLooks } from './reconciliation/looks.office.routes.ts'
import type { CustodyDeps } from './reconciliation/note-movement.ts'
import { registerStaffStatements } from './statements/statements.office.routes.ts'
import { registerStatementRoutes } from './statements/statements.routes.ts'
import { startWatchingCards } from './watch-cards.ts'
import { startWatchingCredits } from './watch-credits.ts'
import { startWatchingDeposits, type WatchState } from './watch-deposits.ts'
import { startWatchingPayouts } from './watch-payouts.ts'
import type { WatchingDeps } from './withdrawals/pay-withdrawal.ts'
import { registerPayouts } from './withdrawals/payouts.office.routes.ts'
import { registerWithdrawalRoom } from './withdrawals/room.office.routes.ts'
import { registerStaffWithdrawals } from './withdrawals/withdrawals.office.routes.ts'
import { registerWithdrawalRoutes } from './withdrawals/withdrawals.routes.ts'

/** Who keeps the money, and says what coins are worth. */
export type Outside = {
  readonly cards: Cards
  readonly chains: Chains
  /** Dollars for a whole coin; undefined without a fresh price. */
  readonly rateNow: (coin: Coin) => string | undefined
}

export type MoneyNeeds = InstallContext & {
  readonly config: InstallContext['config'] & ChainsOptions['config'] & CardsOptions['config']
  readonly projectRoot: string
  /** Undefined until prices and trading have started. */
  readonly trading: () => Pick<Trading, 'market'> | undefined
  /** Where a trial has its own, for as long as it goes on. */
  readonly outside?: Partial<Outside> | undefined
}

export type MoneyContext = {
  readonly chains: Chains
  readonly cards: CardDeps & Cards
  readonly deposits: DepositRouteDeps & WatchDeps
  readonly withdrawals: WatchingDeps
  readonly corrections: CorrectionDeps
  readonly credits: BuyingDeps & FlaggingDeps
  readonly disputes: AnsweringDeps
  readonly custody: CustodyDeps
  readonly reconciliation: Omit<ReconciledDeps, 'log'>
  /** How the watching of the chains goes. */
  readonly watched: WatchState
  /** What identity, which stands before it, is told of a client's deposits. */
  readonly told: Pick<IdentityDoors, 'depositUseOf'>
}

export async function composeMoney(needs: MoneyNeeds): Promise<MoneyContext> {
  const { config, db, clock, seal, random, mode, install, settings, alarm, outside } = needs
  const own = outside?.cards ?? (await openCards(needs))
  const chains = outside?.chains ?? openChains(needs)
  const { isOpen, serves } = needs
  const writing = { db, clock, random, install }
  const paying = { ...writing, seal, mode, settings, alarm, isOpen, serves, chainOf: chains.of }
  const cards = { ...paying, ...own }
  const { provider } = own
  const { dataDir } = config
  return {
    chains,
    cards,
    deposits: {
      ...paying,
      files: openDocumentFiles({ dataDir, seal, random, name: 'receipts' }),
      needed: (coin, units) => confirmationsFor(settings(), coin, units),
      cancelPayment: (depositId) => cancelPayment(cards, depositId),
      rateNow: outside?.rateNow ?? marketRates(needs),
      changedRows: new Set(),
    },
    withdrawals: { ...paying, needed: (coin) => settings()[`${coin}Confirmations`] },
    corrections: {
      ...paying,
      provider,
      needed: (coin, units) => confirmationsFor(settings(), coin, units),
    },
    credits: paying,
    disputes: { ...paying, desk: provider && deskOf(provider) },
    custody: paying,
    reconciliation: {
      ...paying,
      provider,
      needed: (coin) => mostConfirmations(settings(), coin),
      state: newBooksState(),
    },
    watched: new Map(),
    told: { depositUseOf: depositUse },
  }
}

/** Real money is not reckoned at prices that were made up. */
function marketRates({ mode, clock, trading, feed }: MoneyNeeds): Outside['rateNow'] {
  return (coin) => {
    const market = trading()?.market
    const isReal = mode === 'sandbox' || feed()?.isLive
    return market && isReal ? readRate(market, coin, clock.now()) : undefined
  }
}

type MoneyDoors = {
  readonly app: FastifyInstance
  readonly router: Router
  readonly office: OfficeRouter
}

/** `rules` are those by which live trades are refused. */
export function registerMoney(
  { app, router, office }: MoneyDoors,
  money: MoneyContext,
  rules: BlockDeps['trading'],
): void {
  const { deposits, cards, withdrawals, corrections, disputes, credits, custody } = money
  const { reconciliation } = money
  registerKeyChangeRoutes(router, deposits)
  registerDepositRoutes(router, deposits)
  registerCardRoutes(app, router, cards)
  const { simulated: provider, fieldsPages } = cards
  if (provider) registerSimulatedRoutes(app, { provider, fieldsPages })
  registerWithdrawalRoutes(router, withdrawals)
  registerStaffWithdrawals(office, withdrawals)
  registerWithdrawalRoom(office, withdrawals)
  registerPayouts(office, withdrawals)
  registerStaffDeposits(office, deposits)
  registerCorrections(office, corrections)
  registerDisputes(office, disputes)
  registerCustody(office, custody)
  registerLooks(office, reconciliation)
  registerCreditRoutes(router, credits)
  registerStaffCredits(office, credits)
  registerStatementRoutes(router, deposits)
  registerStaffStatements(office, deposits)
  registerBlockRoutes(router, { ...deposits, trading: rules })
}

export type MoneyLoops = {
  /** Where this server itself listens. */
  readonly ownUrl: () => string
  readonly log: (message: string) => void
}

/** What watches money that comes and goes, and holds the books against who keeps it. */
export function startMoneyLoops(money: MoneyContext, { ownUrl, log }: MoneyLoops): Loop[] {
  const { chains, cards, credits, deposits, withdrawals, reconciliation } = money
  const { watched: state } = money
  return [
    ...startWatchingDeposits({
      ...deposits,
      simulated: chains.simulated,
      state,
      log,
      chainOf: (coin) => chains.of(coin) ?? chains.former?.(coin),
    }),
    ...startWatchingPayouts({ ...withdrawals, log }),
    ...startWatchingCards({ ...cards, ownUrl, log }),
    ...startWatchingCredits({ ...credits, log }),
    startRemovingStrays('receipt', () => removeStrayReceipts(deposits), log),
    startReconciling({ ...reconciliation, log }),
  ]
}
