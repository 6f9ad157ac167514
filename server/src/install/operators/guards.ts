// Which settings one member of staff may change alone, and which take two. Every setting is in the
// table, so a new one is guarded or free because somebody said so, with why.

import { ofCoins } from '#contract/staff/setting-shapes.ts'
import type { TwoPersonRule } from '#contract/staff/two-people.ts'
import { type Coin, coinFacts, coins, perCoin } from '#kernel/coins.ts'
import { defaultSettings, type Settings } from './settings.ts'

/** Nothing moves by it and nobody may do more: words that are shown, and where to write to. */
type Free = { readonly takes: 'one'; readonly why: string }

type Guarded<T> = {
  readonly takes: 'two'
  /** As staff know what it is about. */
  readonly rule: TwoPersonRule
  readonly why: string
  /** Who may put in the first value of a demonstration, which is set up by one person. */
  readonly firstInSandbox: 'one' | 'two'
  /** What stands in for a value that nobody can show to have been decided on. */
  readonly inDoubt: T
  /** A change to the safe side is one person's. */
  readonly isSafer?: (from: T, to: T) => boolean
  /** Of the settings that make one key: they change, and are in doubt, together. */
  readonly key?: Coin
  /** It is as many decisions as it has entries. */
  readonly hasEntries?: true
}

const usual = (rule: TwoPersonRule) => ({ takes: 'two', firstInSandbox: 'one', rule }) as const
const free = (why: string) => ({ takes: 'one', why }) as const

const weekHours = 7 * 24
/** What a live install holds by itself. */
const dayHours = 24

export const guards = {
  brandName: free('shown only'),
  brandHue: free('shown only'),
  brandLogo: free('shown only'),
  brandLogoDark: free('shown only'),
  companyName: free('shown only; what is allowed hangs on the licence'),
  companyNumber: free('shown only'),
  companyAddress: free('shown only'),
  supportEmail: free('where questions go'),
  supportPhone: free('where questions go'),
  supportHours: free('shown only'),
  chatHours: free('says when an answer is mailed'),
  privacyEmail: free('where questions go'),
  complaintsEmail: free('where complaints go'),
  governingLaw: free('a word in the terms, which clients accept by version'),
  mailSender: free('stands above mails; no command is taken by mail'),
  licence: {
    ...usual('licence'),
    inDoubt: null,
    isSafer: (_, to) => to === null,
    why: 'opens an install for real money',
  },
  countries: {
    ...usual('countries'),
    inDoubt: [],
    isSafer: (from, to) => to.every((one) => from.includes(one)),
    why: 'says who may become a client',
  },
  marginBp: {
    ...usual('margin'),
    inDoubt: defaultSettings.marginBp,
    why: 'is what the house takes from each trade',
  },
  entryDelayMs: {
    ...usual('terms_of_trade'),
    inDoubt: defaultSettings.entryDelayMs,
    why: 'says which price a trade begins at',
  },
  exitAverageSeconds: {
    ...usual('terms_of_trade'),
    inDoubt: defaultSettings.exitAverageSeconds,
    why: 'says which prices a trade ends at',
  },
  strikeRates: {
    ...usual('terms_of_trade'),
    inDoubt: defaultSettings.strikeRates,
    isSafer: (from, to) => to.every((one) => from.includes(one)),
    why: 'says what a trade pays',
  },
  tradedCategories: {
    ...usual('terms_of_trade'),
    inDoubt: defaultSettings.tradedCategories,
    isSafer: (from, to) => to.every((one) => from.includes(one)),
    why: 'says what the house takes trades on',
  },
  instrumentTerms: {
    ...usual('terms_of_trade'),
    inDoubt: defaultSettings.instrumentTerms,
    hasEntries: true,
    why: 'says what the house may lose, and on what',
  },
  withdrawalTerms: {
    ...usual('withdrawal_rules'),
    inDoubt: defaultSettings.withdrawalTerms,
    why: 'says what a withdrawal costs, and whether it is offered',
  },
  withdrawalDayLimits: {
    // Not nothing: withdrawals go on.
    ...usual('withdrawal_rules'),
    inDoubt: defaultSettings.withdrawalDayLimits,
    isSafer: (from, to) => to.unverified <= from.unverified && to.verified <= from.verified,
    why: 'bounds what a thief can take in a day',
  },
  withdrawalTwoStaffAbove: {
    takes: 'two',
    rule: 'withdrawal_rules',
    firstInSandbox: 'two',
    inDoubt: 0,
    isSafer: (from, to) => to <= from,
    why: 'says what one person may approve alone',
  },
  withdrawalNewAddressHours: {
    ...usual('withdrawal_rules'),
    inDoubt: weekHours,
    isSafer: isLonger,
    why: 'gives a robbed client time to notice',
  },
  withdrawalChangeHours: {
    ...usual('withdrawal_rules'),
    inDoubt: weekHours,
    isSafer: isLonger,
    why: 'gives a robbed client time to notice',
  },
  payoutBank: {
    ...usual('payout_bank'),
    inDoubt: null,
    why: 'is where bank withdrawals come from',
  },
  demoOperator: {
    ...usual('demo_operator'),
    inDoubt: false,
    isSafer: (_, to) => !to,
    why: 'approves withdrawals without a person',
  },
  planTable: {
    ...usual('plans'),
    inDoubt: defaultSettings.planTable,
    why: 'says what a plan takes and gives',
  },
  planLimitScope: {
    ...usual('plans'),
    inDoubt: defaultSettings.planLimitScope,
    why: 'says how often a client may trade',
  },
  appropriatenessScope: {
    ...usual('terms_of_trade'),
    inDoubt: 'all',
    isSafer: (_, to) => to === 'all',
    why: 'says whether clients must know what they risk',
  },
  firstDay: {
    ...usual('terms_of_trade'),
    inDoubt: defaultSettings.firstDay,
    isSafer: (from, to) => to.stakeMax <= from.stakeMax && to.tradesMax <= from.tradesMax,
    why: 'says how small who is new to live trading begins',
  },
  creditPacks: {
    ...usual('credit_terms'),
    inDoubt: [],
    why: 'says what credits cost',
  },
  creditRate: {
    ...usual('credit_terms'),
    inDoubt: defaultSettings.creditRate,
    why: 'says what credits take from a balance',
  },
  creditTariff: {
    ...usual('credit_terms'),
    inDoubt: defaultSettings.creditTariff,
    isSafer: (from, to) => to.day <= from.day && to.trade <= from.trade,
    why: 'says what is charged for',
  },
  creditTax: {
    ...usual('credit_terms'),
    inDoubt: defaultSettings.creditTax,
    why: 'says what tax is owed, and what a client may give back',
  },
  creditLowAt: free('when a notice is sent; nothing moves by it'),
  ...ofCoins('Xpub', (key) => ({
    ...usual('deposit_keys'),
    inDoubt: null,
    key,
    why: 'is where deposits go',
  })),
  ...ofCoins('Network', (key) => ({
    ...usual('deposit_keys'),
    inDoubt: null,
    key,
    why: 'says which coins count',
  })),
  ...ofCoins('Confirmations', (coin) => ({
    ...usual('confirmations'),
    inDoubt: coinFacts[coin].confirmations.most,
    isSafer: (from: number, to: number) => to >= from,
    why: 'keeps payments that are taken back from being credited',
  })),
  depositConfirmationSteps: {
    ...usual('confirmations'),
    inDoubt: perCoin(() => everyPayment(90)),
    // As it was decided, which may have been before a coin was there.
    isSafer: (from, to) => coins.every((coin) => hasSteps(to[coin] ?? [], from[coin] ?? [])),
    why: 'keeps large payments that are taken back from being credited',
  },
} satisfies { readonly [Name in keyof Settings]: Free | Guarded<Settings[Name]> }

type Guards = typeof guards

export type FreeName = {
  [Name in keyof Guards]: Guards[Name] extends Free ? Name : never
}[keyof Guards]

/** What may be read without the install's key. */
export type FreeSettings = Pick<Settings, FreeName>

export function freeOf(settings: Settings): FreeSettings {
  const { brandName, companyName, companyNumber, companyAddress, governingLaw } = settings
  const { supportEmail, supportPhone, supportHours, mailSender } = settings
  const { brandHue, brandLogo, brandLogoDark, privacyEmail, complaintsEmail } = settings
  const { creditLowAt, chatHours } = settings
  return {
    brandName,
    brandHue,
    brandLogo,
    brandLogoDark,
    companyName,
    companyNumber,
    companyAddress,
    governingLaw,
    supportEmail,
    supportPhone,
    supportHours,
    chatHours,
    mailSender,
    privacyEmail,
    complaintsEmail,
    creditLowAt,
  }
}

export function guardOf(name: keyof Settings): Free | Guarded<unknown> {
  return guards[name] as Free | Guarded<unknown>
}

export function isGuarded(name: keyof Settings): boolean {
  return guardOf(name).takes === 'two'
}

/** Whether each of its entries is decided by itself. */
export function hasEntries(name: keyof Settings): boolean {
  const guard = guardOf(name)
  return guard.takes === 'two' && guard.hasEntries === true
}

/** The one of its settings that make a key; undefined for all others. */
export function keyOf(name: keyof Settings): Coin | undefined {
  const guard = guardOf(name)
  return guard.takes === 'two' ? guard.key : undefined
}

export type SettingChange = {
  readonly name: keyof Settings
  readonly from: unknown
  readonly to: unknown
  /** Nobody has ever decided on it here. */
  readonly isFirst: boolean
  /** What stands there is not what was decided. */
  readonly isInDoubt: boolean
}

/** Whether a change of a setting takes two people. */
export function needsTwo(change: SettingChange, mode: 'sandbox' | 'live'): boolean {
  const guard = guardOf(change.name)
  if (guard.takes === 'one') return false
  const { from, to, isFirst, isInDoubt } = change
  if (isFirst && mode === 'sandbox' && guard.firstInSandbox === 'one') return false
  if (isInDoubt) return true
  return !isSame(from, to) && guard.isSafer?.(from, to) !== true
}

/** The order of a record's fields makes no difference. */
export function isSame(one: unknown, other: unknown): boolean {
  return plainText(one) === plainText(other)
}

/** JSON with the fields of each record in one order. */
export function plainText(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

function isLonger(from: number | null, to: number | null): boolean {
  return to !== null && to >= (from ?? dayHours)
}

type Step = Settings['depositConfirmationSteps'][Coin][number]

function everyPayment(confirmations: number): Step[] {
  return [{ above: '0', confirmations }]
}

/** Each step is still there, and asks for no less. */
function hasSteps(steps: readonly Step[], all: readonly Step[]): boolean {
  return all.every(({ above, confirmations }) =>
    steps.some((one) => one.above === above && one.confirmations >= confirmations),
  )
}
