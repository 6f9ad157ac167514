// The calls by which staff see what waits for them.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { usdToText } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { barFor } from '#server/install/operators/bar.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { decidable, dueAt } from './queue.ts'
import { readQueue } from './read-queue.ts'

export function registerQueueRoutes(
  office: OfficeRouter,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): void {
  office.on(routes.queue, async ({ staff }) => {
    const now = clock.now()
    const show = await lensFor({ db, clock }, staff)
    const waiting = await readQueue(db)
    const data = waiting.map((one) => ({
      kind: one.kind,
      id: one.id,
      client: one.client && {
        id: String(one.client.id),
        email: show(one.client, 'email', one.client.email),
      },
      about: one.about,
      amount: one.amount === null ? null : usdToText(one.amount),
      reason: one.reason,
      since: iso(one.since),
      due_at: iso(dueAt(one)),
      bar: barFor(decidable(one), staff.session.member, now),
    }))
    return success('What waits for staff.', data)
  })
}
