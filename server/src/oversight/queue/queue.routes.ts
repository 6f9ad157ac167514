// The calls by which staff see what waits for them, and divide it among themselves.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type QueueItem, type QueueKind, queueKinds } from '#contract/staff/queue.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis, millis } from '#kernel/time.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { barFor } from '#server/install/operators/bar.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { assignItem, listHolders, snoozeItem, wakeItem } from './mark-item.ts'
import type { Place } from './queue.store.ts'
import { decidable, type Waiting } from './queue.ts'
import { countQueue, findQueued, readQueue } from './read-queue.ts'

type Deps = { readonly db: Db; readonly clock: Clock }
type Params = Readonly<Record<string, string>>

export function registerQueueRoutes(office: OfficeRouter, deps: Deps): void {
  const { db, clock } = deps

  office.on(
    routes.queue,
    async ({ staff, query: { list = 'all', kind = null, client, cursor, limit } }) => {
      const after = cursor === undefined ? null : placeOf(cursor)
      if (after === undefined) return refuse('malformed')
      const now = clock.now()
      const of = client === undefined ? null : BigInt(client)
      const asked = { list, kind, client: of, after, limit }
      const { page, hasMore } = await readQueue(db, staff.session.member, now, asked)
      const view = await viewFor(deps, staff, now)
      const last = hasMore ? page.at(-1) : undefined
      return {
        ...success('What waits.', page.map(view)),
        next_cursor: last ? cursorOf(last) : null,
      }
    },
  )

  office.on(routes.queueCounts, async ({ staff }) => {
    const { kinds, isMore } = await countQueue(db, staff.session.member, clock.now())
    const sum = (of: Exclude<keyof (typeof kinds)[number], 'kind' | 'dueFirst'>) =>
      kinds.reduce((total, one) => total + one[of], 0)
    return success('How much waits.', {
      total: {
        all: sum('all'),
        decidable: sum('decidable'),
        mine: sum('mine'),
        nobody: sum('nobody'),
        snoozed: sum('snoozed'),
        overdue: sum('overdue'),
      },
      kinds: queueKinds.map((kind) => {
        const counted = kinds.find((one) => one.kind === kind)
        const { all = 0, overdue = 0, dueFirst = null } = counted ?? {}
        return { kind, all, overdue, due_first: dueFirst === null ? null : iso(dueFirst) }
      }),
      is_more: isMore,
    })
  })

  office.on(routes.queueItem, async ({ staff, params }) => {
    const item = itemOf(params)
    if (!item) return refuse('not_found')
    const now = clock.now()
    const found = await findQueued(db, staff.session.member, now, item)
    return success('What waits.', found ? (await viewFor(deps, staff, now))(found) : null)
  })

  office.on(routes.queueHolders, async ({ staff, params }) => {
    const item = itemOf(params)
    const now = clock.now()
    const found = item && (await findQueued(db, staff.session.member, now, item))
    if (!found) return refuse('not_found')
    return success('Who may decide it.', await listHolders(db, found, now))
  })

  registerMarking(office, deps)
}

function registerMarking(office: OfficeRouter, deps: Deps): void {
  async function after(
    staff: StaffAtDesk,
    params: Params,
    act: (item: Item) => Promise<Waiting | KnownRefusal>,
  ) {
    const item = itemOf(params)
    if (!item) return refuse('not_found')
    const marked = await act(item)
    if (isRefusal(marked)) return marked as KnownRefusal
    return success('What waits.', (await viewFor(deps, staff, deps.clock.now()))(marked))
  }

  office.on(routes.queueAssignment, ({ staff, params, body: { to, from } }) =>
    after(staff, params, (item) => assignItem(deps, { item, by: staff.staff, to, from })),
  )

  office.on(routes.queueSnooze, ({ staff, params, body: { until, reason } }) =>
    after(staff, params, (item) =>
      snoozeItem(deps, { item, by: staff.staff, until: millis(Date.parse(until)), reason }),
    ),
  )

  office.on(routes.queueWaking, ({ staff, params }) =>
    after(staff, params, (item) => wakeItem(deps, { item, by: staff.staff })),
  )
}

/** What a member sees of it. */
async function viewFor(deps: Deps, staff: StaffAtDesk, now: Millis) {
  const show = await lensFor(deps, staff)
  return (one: Waiting): QueueItem => ({
    kind: one.kind,
    id: one.id,
    client: one.client && {
      id: String(one.client.id),
      email: show(one.client, 'email', one.client.email),
    },
    about: one.about,
    parts: one.parts,
    amount: one.amount === null ? null : usdToText(one.amount),
    reason: one.reason,
    since: iso(one.since),
    due_at: iso(one.dueAt),
    bar: barFor(decidable(one), staff.session.member, now),
    assigned_to: one.holder,
    snooze: one.snooze && { ...one.snooze, until: iso(one.snooze.until) },
  })
}

type Item = { readonly kind: QueueKind; readonly id: string }

const numbered: readonly (QueueKind | undefined)[] = ['message', 'chat']

/** Undefined: nothing of ours is called so. */
function itemOf({ kind = '', id = '' }: Params): Item | undefined {
  const known = queueKinds.find((one) => one === kind)
  const isId = numbered.includes(known) ? /^\d{1,18}$/.test(id) : isUuid(id)
  return known && isId ? { kind: known, id } : undefined
}

function cursorOf({ dueAt, since, kind, id }: Waiting): string {
  return [dueAt, since, kind, id].join('.')
}

/** Undefined: it is no cursor of ours. */
function placeOf(cursor: string): Place | undefined {
  const [due = '', since = '', kind = '', id = ''] = cursor.split('.')
  const item = itemOf({ kind, id })
  if (!item || ![due, since].every((at) => /^\d{1,14}$/.test(at))) return undefined
  return { ...item, dueAt: millis(Number(due)), since: millis(Number(since)) }
}
