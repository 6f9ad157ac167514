// The calls by which staff find clients.

import type { ListedClient } from '#contract/staff/clients.ts'
import type { StaffAction } from '#contract/staff/powers.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, type Millis, millis } from '#kernel/time.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { Lens } from '#server/identity/reveals/reveal.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { barFor } from '#server/install/operators/bar.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { type FoundClient, readCountries, recordsMeant, searchClients } from './search-clients.ts'
import { type ClientAtAGlance, viewForStaff } from './view-for-staff.ts'
import { wantedOf } from './wanted.ts'

export type DirectoryDeps = { readonly db: Db; readonly clock: Clock }

export function registerDirectoryRoutes(office: OfficeRouter, deps: DirectoryDeps): void {
  office.on(routes.officeClient, async ({ params: { id = '' }, staff }) => {
    const clientId = clientIdFrom(id)
    const found = clientId === undefined ? undefined : await viewForStaff(deps, clientId)
    if (!found) return refuse('not_found')
    const show = await lensFor(deps, staff)
    return success('The client.', staffViewOf(found, staff.session, show))
  })

  office.on(routes.officeRecords, async ({ query: { id = '' }, staff }) => {
    const found = await recordsMeant(deps.db, staff.session.member.roles, id)
    const data = found.map(({ kind, id, clientId }) => ({
      kind,
      id,
      client: clientId === null ? null : String(clientId),
    }))
    return success('What has this id.', data)
  })

  office.on(routes.officeClientCountries, async () =>
    success('Countries.', await readCountries(deps.db)),
  )

  office.on(routes.officeClients, async ({ query, staff }) => {
    const { search = '', cursor, limit, ...filters } = query
    const after = cursor === undefined ? null : afterOf(cursor)
    const wanted = wantedOf(filters)
    if (after === undefined || wanted === undefined) return refuse('malformed')
    const asked = { typed: search, ...wanted, after, limit }
    const { page, hasMore } = await searchClients(deps.db, asked)
    const show = await lensFor(deps, staff)
    const last = hasMore ? page.at(-1) : undefined
    const data = page.map((one) => viewOf(one, show))
    return {
      ...success('Clients.', data),
      next_cursor: last ? `${last.createdAt}_${last.id}` : null,
    }
  })
}

function staffViewOf(found: ClientAtAGlance, { member }: StaffAtDesk['session'], show: Lens) {
  const { listed, client, profile, freezes, sessions, deposits } = found
  const own = { client, makers: [], givenBy: [], notBefore: null } as const
  // None of them waits for an instant.
  const barOf = (action: StaffAction) => barFor({ ...own, action }, member, client.demoEndsAt)
  const { address, city, state } = profile ?? { address: '', city: '', state: '' }
  const place = [address, city, state].filter((part) => part !== '').join(', ')
  return {
    ...viewOf(listed, show),
    phone: show(client, 'phone', client.phone),
    address: show(client, 'address', place),
    date_of_birth: show(client, 'date_of_birth', profile?.date_of_birth ?? ''),
    language: client.language,
    demo_balance: usdToText(found.demoBalance),
    demo_ends_at: iso(client.demoEndsAt),
    freezes: freezes.map(({ at, actor, reason, isMoneyMissing, approvals }) => ({
      at: iso(at),
      actor,
      reason: reason.text,
      is_money_missing: isMoneyMissing,
      approved_by: approvals.map(({ email }) => email),
    })),
    sessions: sessions.map(({ id, device, startedAt, usedAt }) => ({
      id,
      device,
      started_at: iso(startedAt),
      used_at: iso(usedAt),
    })),
    deposited: { count: deposits.approved.count, amount: usdToText(deposits.approved.amount) },
    bars: {
      freeze: barOf('account.freeze'),
      unfreeze: barOf('account.unfreeze'),
      sign_out: barOf('client.sign_out'),
      close: barOf('client.close'),
      end_demo: barOf('demo.end'),
      tag: barOf('client_tag.change'),
      note: barOf('client_note.write'),
      letter: barOf('letter.resend'),
    },
  }
}

/** Undefined: it is no cursor of ours. */
function afterOf(cursor: string): { joinedAt: Millis; id: ClientId } | undefined {
  const [, at = '', id = ''] = /^(\d{1,15})_(\d{1,18})$/.exec(cursor) ?? []
  return id === '' ? undefined : { joinedAt: millis(Number(at)), id: BigInt(id) as ClientId }
}

function viewOf(client: FoundClient, show: Lens): ListedClient {
  const { id, email, name, state, plan, country } = client
  return {
    id: String(id),
    name: show(client, 'name', name),
    email: show(client, 'email', email),
    standing: state,
    is_confirmed: client.isConfirmed,
    is_identified: client.isIdentified,
    plan,
    country,
    joined_at: iso(client.createdAt),
    has_deposited: client.hasDeposited,
    balance: usdToText(client.balance),
    tags: [...client.tags],
  }
}
