// Views of lists that staff keep: their own, and those they share. One is taken away
// by whoever saved it.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { OfficeList } from '#contract/staff/lists.ts'
import { viewsMost } from '#contract/staff/views.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { areFiltersOf, type ViewFilters } from './view-filters.ts'
import {
  insertView,
  listViews,
  loadView,
  lockViews,
  removeNamed,
  removeView,
  type SavedView,
} from './views.store.ts'

export type ViewDeps = { readonly db: Db; readonly clock: Clock }

type Kept = Promise<readonly SavedView[] | KnownRefusal>

type Saving = {
  readonly list: OfficeList
  readonly name: string
  readonly isShared: boolean
  readonly filters: ViewFilters
  readonly by: Staff
}

export function saveView({ db, clock }: ViewDeps, { by, ...view }: Saving): Kept {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'saved_view.change')
    if (isRefusal(staff)) return staff
    const { list, name, isShared: shared, filters } = view
    if (!areFiltersOf(list, filters)) return refuse('malformed')
    const { email, actor } = staff
    const at = clock.now()
    await lockViews(tx, email)
    await removeNamed(tx, { by: email, list, name }, at)
    const kept = await listViews(tx, email)
    const own = kept.filter((one) => one.by === email && one.list === list)
    if (own.length >= viewsMost) return refuse('views_full', { most: viewsMost })
    await insertView(tx, { ...view, by: email, at })
    const details = { list, name, shared, filters: JSON.stringify(filters) }
    await recordEvent(tx, { at, clientId: null, actor, kind: 'client_view_saved', details })
    return listViews(tx, email)
  })
}

export function dropView({ db, clock }: ViewDeps, id: bigint, by: Staff): Kept {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'saved_view.change')
    if (isRefusal(staff)) return staff
    const { email, actor } = staff
    await lockViews(tx, email)
    const view = await loadView(tx, id)
    if (!view || !(view.isShared || view.by === email)) return refuse('not_found')
    if (view.by !== email) return refuse('view_of_other')
    const at = clock.now()
    await removeView(tx, id, at)
    const details = { list: view.list, name: view.name }
    await recordEvent(tx, { at, clientId: null, actor, kind: 'client_view_removed', details })
    return listViews(tx, email)
  })
}

export const readViews = listViews
