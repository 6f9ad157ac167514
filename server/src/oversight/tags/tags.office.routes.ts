// The calls by which staff keep tags, put them on clients and take them off.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { addTag, dropTag, readTags, type TagDeps } from './keep-tags.ts'
import { markClient, readTaggings } from './mark-client.ts'
import { type Tag, tagIdFrom } from './tag.ts'

export function registerTagRoutes(office: OfficeRouter, deps: TagDeps): void {
  office.on(routes.officeTags, async () => success('Tags.', tagsOf(await readTags(deps.db))))

  office.on(routes.officeTag, async ({ body: { name }, staff: { staff: by } }) => {
    const kept = await addTag(deps, name, by)
    return isRefusal(kept) ? kept : success('Tags.', tagsOf(kept))
  })

  office.on(routes.officeTagRemoval, async ({ params: { id = '' }, staff: { staff: by } }) => {
    const tagId = tagIdFrom(id)
    const kept = tagId === undefined ? refuse('not_found') : await dropTag(deps, tagId, by)
    return isRefusal(kept) ? kept : success('Tags.', tagsOf(kept))
  })

  office.on(routes.officeClientTags, async ({ params: { id = '' } }) => {
    const clientId = clientIdFrom(id)
    const client = clientId === undefined ? undefined : await findKnown(deps.db, clientId)
    return client ? tagsOfClient(deps, client.id) : refuse('not_found')
  })

  office.on(routes.officeClientTag, async ({ params: { id = '' }, body, staff: { staff: by } }) => {
    const clientId = clientIdFrom(id)
    const tagId = tagIdFrom(body.tag)
    if (clientId === undefined || tagId === undefined) return refuse('not_found')
    const changed = await markClient(deps, { clientId, tagId, isOn: body.is_on, by })
    return isRefusal(changed) ? changed : tagsOfClient(deps, clientId)
  })
}

async function tagsOfClient({ db }: TagDeps, clientId: ClientId) {
  const found = await readTaggings(db, clientId)
  return success(
    'Tags of the client.',
    found.map(({ tagId, name, putBy, putAt, takenBy, takenAt }) => ({
      id: String(tagId),
      name,
      put_by: putBy,
      put_at: iso(putAt),
      taken_by: takenBy,
      taken_at: takenAt === null ? null : iso(takenAt),
    })),
  )
}

function tagsOf(tags: readonly Tag[]) {
  return tags.map(({ id, name, addedBy, addedAt }) => ({
    id: String(id),
    name,
    added_by: addedBy,
    added_at: iso(addedAt),
  }))
}
