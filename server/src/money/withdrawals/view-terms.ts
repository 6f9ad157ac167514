// What a client may withdraw now, and what it costs: read before anything is asked for, and by the
// asking itself, so that what was shown is what holds.

import type { WithdrawalTerms } from '#contract/client/withdrawals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { usdToNumber } from '#kernel/money.ts'
import { day, hour, iso, later, type Millis } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { proofMethods } from '#server/identity/factors/mail-proof.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Tx } from '#server/platform/db.ts'
import { lastChange } from '#server/record/events/last-event.ts'
import { testAddressOf } from '../methods/test-address.ts'
import {
  changeHoldMs,
  dayLimitsOf,
  hasDemoOperator,
  newDestinationMs,
  offersOf,
  twoStaffAboveOf,
} from './offer-withdrawals.ts'
import { heldUntil, leftOf } from './withdrawal.ts'
import { type RecentUse, sumRecent } from './withdrawals.store.ts'

export type TermsDeps = { readonly settings: Settings; readonly mode: InstallMode }

export async function readHold(
  tx: Tx,
  clientId: ClientId,
  { settings, mode }: TermsDeps,
  now: Millis,
): Promise<Millis | undefined> {
  const change = await lastChange(tx, clientId)
  return heldUntil(change?.at, changeHoldMs(settings, mode), now)
}

/** The limits that hold for this client now, and what is used of them. */
export async function readUse(
  tx: Tx,
  { clientId, destination }: { readonly clientId: ClientId; readonly destination: string | null },
  { settings }: TermsDeps,
  now: Millis,
): Promise<
  RecentUse & { limit: RecentUse['byClient']; verified: RecentUse['byClient']; isVerified: boolean }
> {
  const { isIdentified: isVerified } = await findClient(tx, clientId)
  const { unverified, verified } = dayLimitsOf(settings)
  const use = await sumRecent(tx, { clientId, destination }, later(now, -day))
  return { ...use, limit: isVerified ? verified : unverified, verified, isVerified }
}

export async function viewTerms(
  tx: Tx,
  clientId: ClientId,
  deps: TermsDeps,
  now: Millis,
): Promise<WithdrawalTerms> {
  const { settings, mode } = deps
  const { balance } = await accountIn(tx, clientId, 'real')
  const { referralCode } = await findClient(tx, clientId)
  const use = await readUse(tx, { clientId, destination: null }, deps, now)
  const held = await readHold(tx, clientId, deps, now)
  return {
    methods: offersOf(settings, mode).map(({ method, network, isTest, least, most, fee }) => ({
      method,
      network,
      is_test: isTest,
      test_address:
        method !== 'bank' && network === 'simulated' ? testAddressOf(method, referralCode) : null,
      least: usdToNumber(least),
      most: usdToNumber(most),
      fee: usdToNumber(fee),
    })),
    level: use.isVerified ? 'verified' : 'unverified',
    day_limit: usdToNumber(use.limit),
    day_left: usdToNumber(leftOf({ limit: use.limit, used: use.byClient })),
    verified_day_limit: usdToNumber(use.verified),
    available: usdToNumber(balance),
    held_until: held === undefined ? null : iso(held),
    new_destination_hours: newDestinationMs(settings, mode) / hour,
    two_staff_above: usdToNumber(twoStaffAboveOf(settings)),
    methods_of_proof: [...(await proofMethods(tx, clientId))],
    has_demo_operator: hasDemoOperator(settings, mode),
  }
}
