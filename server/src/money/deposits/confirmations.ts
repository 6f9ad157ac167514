// How many blocks deep a payment must be before it is credited: more, where the operator says so,
// the more coins it brings. Reckoned in coins, since a rate may be missing and moves meanwhile.

import { type Coin, unitsFromText } from '#kernel/coins.ts'
import type { Settings } from '#server/install/operators/settings.ts'

type Depths = Pick<Settings, `${Coin}Confirmations` | 'depositConfirmationSteps'>

export function confirmationsFor(settings: Depths, coin: Coin, units: bigint): number {
  const reached = settings.depositConfirmationSteps[coin].filter(
    ({ above }) => units > (unitsFromText(coin, above) ?? 0n),
  )
  const least = settings[`${coin}Confirmations`]
  return Math.max(least, ...reached.map(({ confirmations }) => confirmations))
}

/** Of any payment in this coin: whatever is as deep has been credited. */
export function mostConfirmations(settings: Depths, coin: Coin): number {
  const steps = settings.depositConfirmationSteps[coin]
  const least = settings[`${coin}Confirmations`]
  return Math.max(least, ...steps.map(({ confirmations }) => confirmations))
}
