// The calls by which staff do one thing to many clients, and see before to whom.

import { refusalMessage } from '#contract/refusals.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { type FreezeDeps, freezeAccount } from '#server/identity/freezes/freeze-account.ts'
import type { Identification } from '#server/identity/sessions/identify-client.ts'
import { signOutClient } from '#server/identity/sessions/sign-out-client.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { wantedOf } from '../directory/wanted.ts'
import { markClient, readTagName } from '../tags/mark-client.ts'
import { type BulkOutcome, doToEach } from './do-to-each.ts'
import { previewAct } from './preview-act.ts'

export type BulkDeps = FreezeDeps & { readonly identification: Identification }

export function registerBulkRoutes(office: OfficeRouter, deps: BulkDeps): void {
  const { db, clock, identification } = deps
  const ending = { db, clock, onEnded: identification.sessionEnded }

  office.on(routes.officeBulkPreview, async ({ body, staff }) => {
    const { act, tag: tagId, ids, filters = {} } = body
    const tag = tagId === undefined ? undefined : await readTagName(db, BigInt(tagId))
    if ((act === 'tag' || act === 'untag') && tag === undefined) return refuse('not_found')
    const chosen = ids ? idsOf(ids) : wantedOf(filters)
    if (chosen === undefined) return refuse('malformed')
    const { email } = staff.session.member
    const { affected, others, isMore } = await previewAct(deps, { act, tag, email }, chosen)
    return success('Nothing is done yet.', {
      affected: affected.map(String),
      others: others.map(({ id, why }) => ({ id: String(id), why })),
      is_more: isMore,
    })
  })

  office.on(routes.officeBulkFreeze, async ({ body: { ids, reason }, staff: { staff: by } }) =>
    answer(
      await doToEach(idsOf(ids), (id) => freezeAccount(deps, { known: String(id), reason, by })),
    ),
  )

  office.on(routes.officeBulkSignOut, async ({ body: { ids, reason }, staff: { staff: by } }) =>
    answer(
      await doToEach(idsOf(ids), (clientId) => signOutClient(ending, { clientId, reason, by })),
    ),
  )

  office.on(routes.officeBulkTag, async ({ body, staff: { staff: by } }) => {
    const mark = { tagId: BigInt(body.tag), isOn: body.is_on, by }
    const act = (clientId: ClientId) => markClient(deps, { clientId, ...mark })
    return answer(await doToEach(idsOf(body.ids), act))
  })
}

function idsOf(ids: readonly string[]): ClientId[] {
  return ids.map((id) => BigInt(id) as ClientId)
}

function answer({ done, refused }: BulkOutcome) {
  return success('What was done to whom.', {
    done: done.map(String),
    refused: refused.map(({ id, refusal }) => ({
      id: String(id),
      code: refusal.refused,
      message: refusalMessage(refusal),
    })),
  })
}
