// Who works here, as members of staff see each other and change it.

import * as z from 'zod/mini'
import { email } from '../shared/email.ts'
import { Instant, line, prose, Success, Text } from '../shared/wire.ts'
import { StaffSessionView } from './office.ts'
import { staffRoles } from './powers.ts'
import { twoPersonRuleNames } from './two-people.ts'

/** Why it is done, and what shows that it is so. */
export const why = {
  reason: prose(500),
  evidence: z.optional(line(500)),
} as const

const roles = z.array(z.enum(staffRoles)).check(z.minLength(1), z.maxLength(staffRoles.length))

export const StaffMember = z.object({
  id: Text,
  email: Text,
  name: Text,
  roles: z.array(Text),
  has_factor: z.boolean(),
  added_at: Instant,
  /** Null: whoever set up the install. */
  added_by: z.nullable(Text),
  /** When they last did something in the office; null: never. */
  seen_at: z.nullable(Instant),
  /** In how many browsers they are signed in now. */
  sessions: z.int(),
  is_self: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** What takes two people, and who could say yes to it. */
const CheckedRule = z.object({
  rule: z.enum(twoPersonRuleNames),
  action: Text,
  /** The settings it is about, by name; none where it is about something else. */
  settings: z.array(Text),
  could: z.array(Text),
  /** Fewer than three could: nobody may be away. */
  is_few: z.boolean(),
})

export const Staff = z.object({
  members: z.array(StaffMember),
  rules: z.array(CheckedRule),
})
export type Staff = z.infer<typeof Staff>

/** What became of it: done, or waiting for somebody else. */
const Outcome = z.object({
  /** The proposal that waits; null: it is done. */
  proposal: z.nullable(Text),
})

export const memberRoutes = {
  officeMembers: {
    method: 'GET',
    path: '/office/members',
    audience: 'staff',
    action: 'member.read',
    summary: 'Who works here, with what they may do and when they were last here.',
    reply: Success(Staff),
  },
  officeMemberSessions: {
    method: 'GET',
    path: '/office/members/:id/sessions',
    audience: 'staff',
    action: 'member_session.read',
    summary: 'Where a member of staff is signed in.',
    reply: Success(z.array(StaffSessionView)),
  },
  officeMemberSessionsEnd: {
    method: 'POST',
    path: '/office/members/:id/sessions/end',
    audience: 'staff',
    action: 'member_session.end',
    summary: 'Ends every session of a member of staff, at once.',
    body: z.strictObject({ reason: why.reason }),
    reply: Success(z.null()),
  },
  officeMemberNew: {
    method: 'POST',
    path: '/office/members',
    audience: 'staff',
    action: 'member.change',
    summary: 'Invites somebody to work here, by mail; from two members on it takes two.',
    body: z.strictObject({ email, roles, ...why }),
    reply: Success(Outcome),
  },
  officeMemberInvitation: {
    method: 'POST',
    path: '/office/members/:id/invitation',
    audience: 'staff',
    action: 'member.change',
    summary: 'Mails a member an invitation to come in anew, with another second factor.',
    body: z.strictObject(why),
    reply: Success(Outcome),
  },
  officeMemberRoles: {
    method: 'POST',
    path: '/office/members/:id/roles',
    audience: 'staff',
    action: 'member.change',
    summary: 'Changes what another member may do.',
    body: z.strictObject({ roles, ...why }),
    reply: Success(Outcome),
  },
  officeMemberRemoval: {
    method: 'POST',
    path: '/office/members/:id/removal',
    audience: 'staff',
    action: 'member.change',
    summary: 'Sends another member away.',
    body: z.strictObject(why),
    reply: Success(Outcome),
  },
  officeMemberRecovery: {
    method: 'POST',
    path: '/office/members/:id/recovery',
    audience: 'staff',
    action: 'member.recover',
    summary: 'Says that a member lost their app: a week later they are mailed an invitation.',
    body: z.strictObject(why),
    reply: Success(Outcome),
  },
  officeLeave: {
    method: 'POST',
    path: '/office/leave',
    audience: 'staff',
    action: 'member.leave',
    summary: 'The asking member works here no longer.',
    reply: Success(z.null()),
  },
} as const
