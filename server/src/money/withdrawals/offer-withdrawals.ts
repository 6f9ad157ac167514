// What this install offers to those who want money out, from its settings: methods with their
// networks, limits and waits. Nothing here depends on paying in.

import type { ChainNetwork, WithdrawalMethod } from '#contract/public/payouts.ts'
import { present } from '#kernel/assert.ts'
import { coins, isMainNetwork } from '#kernel/coins.ts'
import { type Usd, usdFromNumber } from '#kernel/money.ts'
import { hour } from '#kernel/time.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { depositKeyOf } from '../deposits/account-keys.ts'
import { leastOf, type MethodTerms } from './withdrawal.ts'

export type MethodOffer = MethodTerms & {
  readonly method: WithdrawalMethod
  readonly network: ChainNetwork | null
  readonly isTest: boolean
}

/** The methods that are open here, with what they take. */
export function offersOf(settings: Settings, mode: InstallMode): MethodOffer[] {
  const offers: MethodOffer[] = []
  for (const method of [...coins, 'bank'] as const) {
    const terms = settings.withdrawalTerms[method]
    const place = terms && placeOf(settings, method, mode)
    if (!terms || !place) continue
    const fee = dollarsOf(terms.fee)
    const least = leastOf({ least: dollarsOf(terms.least), fee })
    offers.push({ method, ...place, least, most: dollarsOf(terms.most), fee })
  }
  return offers
}

function placeOf(settings: Settings, method: WithdrawalMethod, mode: InstallMode) {
  if (method === 'bank') {
    if (mode === 'live' && settings.payoutBank === null) return undefined
    return { network: null, isTest: mode === 'sandbox' }
  }
  const key = depositKeyOf(settings, method, mode)
  if (key === undefined || typeof key === 'string') return undefined
  return { network: key.network, isTest: !isMainNetwork(key.network) }
}

export function dayLimitsOf({ withdrawalDayLimits }: Settings) {
  const { unverified, verified } = withdrawalDayLimits
  return { unverified: dollarsOf(unverified), verified: dollarsOf(verified) }
}

export function twoStaffAboveOf({ withdrawalTwoStaffAbove }: Settings): Usd {
  return dollarsOf(withdrawalTwoStaffAbove)
}

/** A day unless the operator says otherwise. In a sandbox nobody should have to wait to look. */
const usualHours = { live: 24, sandbox: 0 } as const

export function newDestinationMs(settings: Settings, mode: InstallMode): number {
  return (settings.withdrawalNewAddressHours ?? usualHours[mode]) * hour
}

export function changeHoldMs(settings: Settings, mode: InstallMode): number {
  return (settings.withdrawalChangeHours ?? usualHours[mode]) * hour
}

export function hasDemoOperator({ demoOperator }: Settings, mode: InstallMode): boolean {
  return mode === 'sandbox' && demoOperator
}

function dollarsOf(amount: number): Usd {
  return present(usdFromNumber(amount), 'a setting in dollars has at most two decimals')
}
