// The calls by which staff propose campaigns, agree to them, stop them, and see what was granted.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { StaffCampaign, StaffGrant } from '#contract/staff/campaigns.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { present } from '#kernel/assert.ts'
import { isUuid } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { findClients, findKnown } from '#server/identity/clients/find-client.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { barFor, whoMay } from '#server/install/operators/bar.ts'
import { listMembers } from '#server/install/operators/manage-members.ts'
import { whoCould } from '#server/install/operators/who-could.ts'
import { success } from '#server/platform/reply.ts'
import type { Grant } from './campaign.ts'
import { listCampaigns, listCodes, loadCampaign, type StoredCampaign } from './campaigns.store.ts'
import { listGrants, listOfCampaign } from './grants.store.ts'
import { addCodes, decideCampaign, proposeCampaign, stopCampaign } from './keep-campaign.ts'
import type { GrantDeps } from './make-grant.ts'
import { grantedBy, standingOf, termsView } from './view-promotions.ts'

const grantsShown = 200
const codesShown = 200

export function registerCampaigns(office: OfficeRouter, deps: GrantDeps): void {
  registerViews(office, deps)
  registerDeeds(office, deps)
}

function registerViews(office: OfficeRouter, deps: GrantDeps): void {
  const { db } = deps

  office.on(routes.officeCampaigns, async ({ query, staff }) => {
    const { cursor: after, limit } = query
    if (after !== undefined && !isUuid(after)) return refuse('malformed')
    const found = await listCampaigns(db, { after, limit: limit + 1 })
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return { ...success('Campaigns.', await viewsOf(deps, page, staff)), next_cursor: next }
  })

  office.on(routes.officeCampaign, async ({ params: { id = '' }, staff }) => {
    const found = isUuid(id) ? await loadCampaign(db, id) : undefined
    return found ? answer(deps, found, staff) : refuse('not_found')
  })

  office.on(routes.officeClientGrants, async ({ params: { id = '' }, staff }) => {
    const clientId = clientIdFrom(id)
    if (clientId === undefined || !(await findKnown(db, clientId))) return refuse('not_found')
    const grants = await listGrants(db, clientId, grantsShown)
    return success('What was granted.', await grantsOf(deps, grants, staff))
  })
}

function registerDeeds(office: OfficeRouter, deps: GrantDeps): void {
  office.on(routes.officeCampaignProposal, async ({ body, staff }) =>
    answer(deps, await proposeCampaign(deps, body, staff.staff), staff),
  )

  office.on(routes.officeCampaignDecision, async ({ params: { id = '' }, body, staff }) => {
    if (!isUuid(id)) return refuse('not_found')
    const verdict = { outcome: body.outcome, by: staff.staff }
    return answer(deps, await decideCampaign(deps, id, verdict), staff)
  })

  office.on(routes.officeCampaignStop, async ({ params: { id = '' }, staff }) =>
    isUuid(id)
      ? answer(deps, await stopCampaign(deps, id, staff.staff), staff)
      : refuse('not_found'),
  )

  office.on(routes.officeCampaignCodes, async ({ params: { id = '' }, body, staff }) => {
    if (!isUuid(id)) return refuse('not_found')
    const { pattern, codes, code_uses: uses } = body
    return answer(deps, await addCodes(deps, id, { pattern, codes, uses }, staff.staff), staff)
  })
}

async function answer(deps: GrantDeps, outcome: StoredCampaign | KnownRefusal, staff: StaffAtDesk) {
  if (isRefusal(outcome)) return outcome
  const { db } = deps
  const { id } = outcome
  const [campaign] = await viewsOf(deps, [outcome], staff)
  const codes = await listCodes(db, id, codesShown)
  return success('The campaign.', {
    campaign: present(campaign, 'one of one'),
    codes: codes.map(({ shown, uses, usesMost }) => ({ code: shown, uses, uses_most: usesMost })),
    grants: await grantsOf(deps, await listOfCampaign(db, id, grantsShown), staff),
  })
}

async function viewsOf(
  { db, clock, install }: GrantDeps,
  found: readonly StoredCampaign[],
  { session: { member } }: StaffAtDesk,
): Promise<StaffCampaign[]> {
  const checkers = whoCould(await listMembers(db), 'campaign.decide', install.mode)
  return found.map((one) => {
    const makers = [one.proposedBy]
    const action = 'campaign.decide'
    const decidable = { action, client: null, makers, givenBy: [], notBefore: null } as const
    const isProposed = one.state === 'proposed'
    return {
      id: one.id,
      kind: one.kind,
      name: one.name,
      ...termsView(one, usdToText),
      audience: one.audience,
      countries: [...one.countries],
      starts_at: iso(one.startsAt),
      ends_at: iso(one.endsAt),
      uses_most: one.usesMost,
      money_most: usdToText(one.moneyMost),
      client_most: usdToText(one.clientMost),
      stack_group: one.stackGroup,
      terms_version: one.termsVersion,
      state: one.state,
      uses: one.uses,
      reserved: usdToText(one.reserved),
      spent: usdToText(one.spent),
      proposed_by: one.proposedBy,
      proposed_at: iso(one.proposedAt),
      decided_by: one.decidedBy,
      decided_at: one.decidedAt === null ? null : iso(one.decidedAt),
      stopped_by: one.stoppedBy,
      stopped_at: one.stoppedAt === null ? null : iso(one.stoppedAt),
      bar: isProposed ? barFor(decidable, member, clock.now()) : null,
      may_agree: isProposed ? whoMay(decidable, checkers, clock.now()) : [],
    }
  })
}

async function grantsOf(
  deps: GrantDeps,
  grants: readonly Grant[],
  staff: StaffAtDesk,
): Promise<StaffGrant[]> {
  const { db } = deps
  const show = await lensFor(deps, staff)
  const clients = await findClients(
    db,
    grants.map(({ clientId }) => clientId),
  )
  const views: StaffGrant[] = []
  for (const grant of grants) {
    const client = present(clients.get(grant.clientId), 'clients are never deleted')
    const granted = await grantedBy(db, grant)
    const { name, kind } = granted.campaign
    views.push({
      id: grant.id,
      campaign: { id: grant.campaignId, name, kind },
      client: { id: String(client.id), email: show(client, 'email', client.email) },
      code: grant.code,
      ...(await standingOf(db, granted, usdToText)),
    })
  }
  return views
}
