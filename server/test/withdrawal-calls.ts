// An install that withdrawals are asked of, over HTTP.

import { beforeAll } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { createWithdrawalsApp, type WithdrawalsApp } from '#test/withdrawals-app.ts'

export let database: ReturnType<typeof freshDatabase>
export let at: WithdrawalsApp

export const usual = {
  withdrawalDayLimits: { unverified: 2_000, verified: 100_000 },
  withdrawalNewAddressHours: null,
  withdrawalChangeHours: null,
  withdrawalTwoStaffAbove: 10_000,
}

/** For all tests of a file. */
export function openWithdrawals(): void {
  database = freshDatabase()
  beforeAll(async () => {
    at = await createWithdrawalsApp(database().db)
  })
}
