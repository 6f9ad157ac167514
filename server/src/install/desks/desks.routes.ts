// The calls of the office's door, and of a member's own session. These alone set its cookie.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffRoute } from '#contract/shared/route.ts'
import type { Desk, Door } from '#contract/staff/office.ts'
import { mayDo, powers, type StaffAction } from '#contract/staff/powers.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { assert } from '#kernel/assert.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, later } from '#kernel/time.ts'
import { countAttempts } from '#server/platform/attempts.ts'
import { addressOf, networkFrom } from '#server/platform/caller.ts'
import { deviceOf } from '#server/platform/device.ts'
import { asksForEvents } from '#server/platform/event-stream.ts'
import type { AdmitStaff, RefusedStaff, Router, StaffRouter } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { isForeign, userAgentOf } from '#server/platform/origin.ts'
import { newPasswordErrors, wordsOf } from '#server/platform/password-rules.ts'
import { refuseFields } from '#server/platform/refuse-with.ts'
import { success } from '#server/platform/reply.ts'
import { listMembers } from '../operators/manage-members.ts'
import { readSettings } from '../operators/read-settings.ts'
import { comeIn, type SetUp, setUpFirst } from './come-in.ts'
import { endsAt, lastsMs, neededOf, type StaffSession } from './desk.ts'
import { endOwnSession, listOwnSessions } from './end-staff-session.ts'
import {
  type Attempt,
  findStaffSession,
  identifyStaff,
  isStaffAction,
  noteRefused,
  type StaffAtDesk,
} from './identify-staff.ts'
import { finishOwnEnrolment, proveAgain, startOwnEnrolment } from './show-again.ts'
import { askToSignIn, type EnteringDeps, signInStaff } from './sign-in-staff.ts'

export type OfficeDoorDeps = EnteringDeps & {
  readonly publicUrl: () => string
  /** The word that lets in the first member; undefined where somebody works here. */
  readonly setUp: () => SetUp | undefined
}

const quarterHour = 900

/** Five tries at a member's password in a quarter of an hour from one network. */
export function officeLimits() {
  return { attempts: countAttempts(5, quarterHour), networkLimit: limit(20, 60) }
}

/** For the router of staff: what they ask, as the member they are. */
export function admitBy(deps: OfficeDoorDeps): AdmitStaff<StaffAtDesk> {
  return async (request, route) => {
    if (request.method !== 'GET' && isForeign(request, deps.publicUrl())) return refuse('not_found')
    const attempt = attemptOf(request, route)
    return identifyStaff(deps, knockingOf(request, deps.publicUrl()), attempt)
  }
}

/** What is refused for who asks, and not for what is so: of these it is recorded who tried. */
const isOfWhoAsks: ReadonlySet<string> = new Set([
  ...['own_account', 'own_withdrawal', 'own_deposit', 'own_document', 'own_plan', 'own_roles'],
  ...['recovery_own', 'four_eyes', 'movement_four_eyes', 'other_person_needed'],
  ...['approved_already', 'staff_power_missing', 'note_of_other', 'view_of_other'],
])

/** For the router of staff: what a use case refused them is in the record too. */
export function noteBy(deps: OfficeDoorDeps): RefusedStaff<StaffAtDesk> {
  return async (request, route, { session }, refused) => {
    const attempt = isOfWhoAsks.has(refused) ? attemptOf(request, route) : null
    if (attempt) await noteRefused(deps, session, { ...attempt, code: refused })
  }
}

/** An id has these signs; of anything else the record has no more than that it was there. */
const isIdText = /^[\w.~:@-]{1,100}$/

function attemptOf(request: FastifyRequest, route: StaffRoute): Attempt | null {
  const { action, method, path } = route
  if (action === null) return null
  assert(isStaffAction(action), `no power is called ${action}`)
  const named = Object.values((request.params ?? {}) as Readonly<Record<string, string>>)
  const target = named.map((part) => (isIdText.test(part) ? part : '?')).join(' ')
  return { action, call: `${method} ${path}`, target }
}

export function registerStaffSessions(
  router: Router,
  office: StaffRouter<StaffAtDesk>,
  deps: OfficeDoorDeps,
): void {
  registerDoor(router, deps)
  registerDesk(office, deps)
}

function registerDoor(router: Router, deps: OfficeDoorDeps): void {
  router.on(routes.door, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return doorOf(deps, await findStaffSession(deps, knockingOf(request, deps.publicUrl())))
  })

  router.on(routes.officeSignIn, async ({ body, request, reply }) => {
    if (isForeign(request, deps.publicUrl())) return refuse('malformed')
    const entered = await signInStaff(deps, { ...body, ...seatOf(request) })
    return isRefusal(entered) ? entered : seated(deps, reply, entered.token)
  })

  router.on(routes.officeSignInPasskey, async ({ body, request, reply }) => {
    if (isForeign(request, deps.publicUrl())) return refuse('malformed')
    reply.header('cache-control', 'no-store')
    const asked = await askToSignIn(deps, { ...body, ...seatOf(request) })
    return isRefusal(asked) ? asked : success('For a passkey to sign.', { ...asked })
  })

  router.on(routes.officeComeIn, async ({ body, request, reply }) => {
    if (isForeign(request, deps.publicUrl())) return refuse('malformed')
    const { confirmPassword: _, ...arriving } = body
    const errors = await arrivalErrors(deps, body)
    if (errors.length > 0) return refuseFields(errors)
    const entered = await comeIn(deps, { ...arriving, ...seatOf(request) })
    return isRefusal(entered) ? entered : seated(deps, reply, entered.token)
  })

  router.on(routes.officeSetUp, async ({ body, request, reply }) => {
    if (isForeign(request, deps.publicUrl())) return refuse('malformed')
    const setUp = deps.setUp()
    if (!setUp) return refuse('not_found')
    const { confirmPassword: _, ...arriving } = body
    const errors = await arrivalErrors(deps, body)
    if (errors.length > 0) return refuseFields(errors)
    const entered = await setUpFirst(deps, setUp, { ...arriving, ...seatOf(request) })
    return isRefusal(entered) ? entered : seated(deps, reply, entered.token)
  })
}

function registerDesk(office: StaffRouter<StaffAtDesk>, deps: OfficeDoorDeps): void {
  const { db, clock } = deps

  office.on(routes.officeSignOut, async ({ staff: { session }, reply }) => {
    await endOwnSession(deps, session, session.id)
    const { name, options } = cookieOf(deps.publicUrl())
    reply.clearCookie(name, options)
    return success('You are signed out.', null)
  })

  office.on(routes.officeProof, async ({ staff: { session }, body, request }) => {
    const refusal = await proveAgain(deps, session, body)
    return refusal ?? doorAgain(deps, request)
  })

  office.on(routes.officeEnrolment, async ({ staff: { session } }) => {
    const shown = await startOwnEnrolment(deps, session)
    return isRefusal(shown) ? shown : success('Type a code of it to use it.', shown)
  })

  office.on(routes.officeEnrolmentEnd, async ({ staff: { session }, body, request }) => {
    const refusal = await finishOwnEnrolment(deps, session, body.code)
    return refusal ?? doorAgain(deps, request)
  })

  office.on(routes.officeSessions, async ({ staff: { session } }) => {
    const found = await listOwnSessions(db, session, clock.now())
    const data = found.map(({ id, userAgent, address, createdAt, usedAt }) => ({
      id,
      user_agent: userAgent,
      ...deviceOf(userAgent),
      address,
      created_at: iso(createdAt),
      used_at: iso(usedAt),
      is_this: id === session.id,
    }))
    return success('Where you are signed in.', data)
  })

  office.on(routes.officeSessionEnd, async ({ staff: { session }, params: { id = '' } }) => {
    const isEnded = isUuid(id) && (await endOwnSession(deps, session, id))
    return isEnded ? success('The session is ended.', null) : refuse('not_found')
  })
}

type Chosen = Parameters<typeof newPasswordErrors>[0] & {
  readonly email: string
  readonly name: string
}

async function arrivalErrors({ db }: OfficeDoorDeps, chosen: Chosen) {
  const { brandName } = await readSettings(db)
  return newPasswordErrors(chosen, wordsOf(chosen.email, chosen.name, brandName))
}

function seatOf(request: FastifyRequest) {
  const { raw } = request
  return { address: addressOf(raw), network: networkFrom(raw), userAgent: userAgentOf(request) }
}

async function seated(deps: OfficeDoorDeps, reply: FastifyReply, token: string) {
  const { name, options } = cookieOf(deps.publicUrl())
  reply.setCookie(name, token, options)
  reply.header('cache-control', 'no-store')
  return doorOf(
    deps,
    await findStaffSession(deps, {
      token,
      isAttended: true,
      address: addressOf(reply.request.raw),
    }),
  )
}

async function doorAgain(deps: OfficeDoorDeps, request: FastifyRequest) {
  return doorOf(deps, await findStaffSession(deps, knockingOf(request, deps.publicUrl())))
}

async function doorOf(deps: OfficeDoorDeps, session: StaffSession | undefined) {
  const { brandName: brand } = await readSettings(deps.db)
  const door: Door = {
    desk: session ? deskOf(session, deps.mode) : null,
    mode: deps.mode,
    brand,
    is_new: deps.setUp() !== undefined && (await listMembers(deps.db)).length === 0,
    now: iso(deps.clock.now()),
  }
  return success('The office.', door)
}

function deskOf(session: StaffSession, mode: OfficeDoorDeps['mode']): Desk {
  const { member, provenAt, createdAt, usedAt } = session
  const { id, email, name, roles, hasFactor, hasPasskey } = member
  const actions = (Object.keys(powers) as StaffAction[]).filter((action) => mayDo(roles, action))
  return {
    member: { id: String(id), email, name, roles: [...roles] },
    actions,
    needs: neededOf(session, mode),
    has_factor: hasFactor,
    has_passkey: hasPasskey,
    idle_ends_at: iso(endsAt({ createdAt, usedAt })),
    ends_at: iso(later(createdAt, lastsMs)),
    proven_at: provenAt === null ? null : iso(provenAt),
  }
}

/** What a screen asks by itself, to stay up to date, carries this header. */
const unattendedHeader = 'x-unattended'

/** So does a stream: a screen opens it by itself. */
export function knockingOf(request: FastifyRequest, publicUrl: string) {
  const { cookies, headers } = request
  const token = cookies[cookieOf(publicUrl).name]
  const isAttended = headers[unattendedHeader] === undefined && !asksForEvents(request)
  return { token, isAttended, address: addressOf(request.raw) }
}

/** No script reads it, and no other site sends it. */
function cookieOf(publicUrl: string) {
  const isTls = publicUrl.startsWith('https:')
  const path = isTls ? '/' : '/api/office'
  const options = { httpOnly: true, sameSite: 'strict', secure: isTls, path } as const
  return { name: `${isTls ? '__Host-' : ''}office`, options }
}
