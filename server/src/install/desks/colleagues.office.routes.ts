// The calls by which staff see who works here, and change it.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { StaffMember } from '#contract/staff/members.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { deviceOf } from '#server/platform/device.ts'
import type { StaffRouter } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import { mailInvitation } from '../operators/mail-invitation.ts'
import {
  addMember,
  changeRoles,
  inviteMember,
  listMembers,
  type Managed,
  removeMember,
} from '../operators/manage-members.ts'
import { type RecoveryDeps, recoverMember } from '../operators/recover-member.ts'
import type { Member } from '../operators/staff.ts'
import { checkRules } from '../operators/who-could.ts'
import type { StaffAtDesk } from './identify-staff.ts'
import { type Colleague, endSessionsOf, listColleagues, listSessionsOf } from './list-colleagues.ts'

export type ColleagueDeps = RecoveryDeps

export function registerColleagues(office: StaffRouter<StaffAtDesk>, needs: ColleagueDeps): void {
  const deps = { ...needs, handOver: mailInvitation(needs) }
  registerReads(office, needs)

  /** The member of an address, if they work here. */
  async function about<T>(id: string | undefined, act: (member: Member) => Promise<T>) {
    const member = (await listMembers(deps.db)).find((one) => String(one.id) === id)
    return member ? act(member) : refuse('not_found')
  }

  office.on(routes.officeMemberNew, async ({ staff: { staff }, body }) => {
    const { email, roles } = body
    return outcome(await addMember(deps, email, staff, { roles, why: whyOf(body) }))
  })

  office.on(routes.officeMemberInvitation, ({ staff: { staff }, params, body }) =>
    about(params.id, async ({ email }) =>
      outcome(await inviteMember(deps, email, staff, { why: whyOf(body) })),
    ),
  )

  office.on(routes.officeMemberRoles, ({ staff: { staff }, params, body }) =>
    about(params.id, async ({ email }) => {
      const asked = { roles: body.roles, why: whyOf(body) }
      return outcome(await changeRoles(deps, email, staff, asked))
    }),
  )

  office.on(routes.officeMemberRemoval, ({ staff: { staff }, params, body }) =>
    about(params.id, async ({ email }) =>
      outcome(await removeMember(deps, email, staff, { why: whyOf(body) })),
    ),
  )

  office.on(routes.officeMemberRecovery, ({ staff: { staff }, params, body }) =>
    about(params.id, async ({ email }) =>
      outcome(await recoverMember(deps, email, staff, { why: whyOf(body) })),
    ),
  )

  office.on(routes.officeMemberSessionsEnd, ({ staff: { staff }, params, body: { reason } }) =>
    about(params.id, async (member) => {
      const refusal = await endSessionsOf(deps, member, { by: staff, reason })
      return refusal ?? success('They are signed out.', null)
    }),
  )

  office.on(routes.officeLeave, async ({ staff: { staff } }) => {
    const left = await removeMember(deps, staff.email, staff)
    return isRefusal(left) ? left : success('You work here no longer.', null)
  })
}

function registerReads(
  office: StaffRouter<StaffAtDesk>,
  { db, clock, install }: ColleagueDeps,
): void {
  office.on(routes.officeMembers, async ({ staff: { session } }) => {
    const colleagues = await listColleagues(db, clock.now())
    const rules = checkRules(colleagues, install.mode).map(({ could, isFew, ...rule }) => ({
      ...rule,
      could: could.map(({ email }) => email),
      is_few: isFew,
    }))
    const members = colleagues.map((one) => viewOf(one, session.member.id))
    return success('Who works here.', { members, rules })
  })

  office.on(routes.officeMemberSessions, async ({ staff: { session }, params: { id } }) => {
    const member = (await listMembers(db)).find((one) => String(one.id) === id)
    if (!member) return refuse('not_found')
    const found = await listSessionsOf(db, member, clock.now())
    const data = found.map(({ id: nr, userAgent, address, createdAt, usedAt }) => ({
      id: nr,
      user_agent: userAgent,
      ...deviceOf(userAgent),
      address,
      created_at: iso(createdAt),
      used_at: iso(usedAt),
      is_this: nr === session.id,
    }))
    return success('Where they are signed in.', data)
  })
}

type Asked = { readonly reason: string; readonly evidence?: string | undefined }

function whyOf({ reason, evidence }: Asked) {
  return { reason, evidence: evidence ?? null }
}

/** The invitation goes by mail to whom it is for, and is shown to nobody else. */
function outcome(done: Managed | KnownRefusal) {
  if (isRefusal(done)) return done
  const proposal = 'proposal' in done ? done.proposal.id : null
  return success(proposal === null ? 'It is done.' : 'It waits for somebody else.', { proposal })
}

function viewOf(member: Colleague, self: bigint): StaffMember {
  const { id, email, name, roles, hasFactor, addedAt, addedBy, seenAt, sessions } = member
  return {
    id: String(id),
    email,
    name: name ?? email,
    roles: [...roles],
    has_factor: hasFactor,
    added_at: iso(addedAt),
    added_by: addedBy,
    seen_at: seenAt === null ? null : iso(seenAt),
    sessions,
    is_self: id === self,
  }
}
