// The calls by which staff keep views of lists.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { dropView, readViews, saveView, type ViewDeps } from './keep-views.ts'
import type { SavedView } from './views.store.ts'

export function registerViewRoutes(office: OfficeRouter, deps: ViewDeps): void {
  office.on(routes.officeViews, async ({ staff: { session } }) => {
    const { email } = session.member
    return success('Views.', viewsOf(await readViews(deps.db, email), email))
  })

  office.on(routes.officeView, async ({ body, staff: { staff: by } }) => {
    const { list, name, is_shared: isShared, filters } = body
    const kept = await saveView(deps, { list, name, isShared, filters, by })
    return isRefusal(kept) ? kept : success('Views.', viewsOf(kept, by.email))
  })

  office.on(routes.officeViewRemoval, async ({ params: { id = '' }, staff: { staff: by } }) => {
    const isId = /^[1-9]\d{0,17}$/.test(id)
    const kept = isId ? await dropView(deps, BigInt(id), by) : refuse('not_found')
    return isRefusal(kept) ? kept : success('Views.', viewsOf(kept, by.email))
  })
}

function viewsOf(views: readonly SavedView[], email: string) {
  return views.map(({ id, list, name, isShared, by, at, filters }) => ({
    id: String(id),
    list,
    name,
    is_shared: isShared,
    is_own: by === email,
    by,
    at: iso(at),
    filters,
  }))
}
