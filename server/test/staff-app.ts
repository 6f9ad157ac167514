// Members of staff of a test: their authenticator apps, and what they do through the use cases.

import { emailKeyOf } from '#kernel/email.ts'
import { type Millis, minute } from '#kernel/time.ts'
import { bindInstall } from '#server/install/operators/bind-install.ts'
import { finishEnrolment, startEnrolment } from '#server/install/operators/enrol-staff.ts'
import { addMember } from '#server/install/operators/manage-members.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import { proveStaff } from '#server/install/operators/prove-staff.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { appCode } from './authenticator.ts'
import { testClock } from './clock.ts'

export const staffSeal = openSeal(Buffer.alloc(32, 7), systemRandom)

export type StaffApp = Awaited<ReturnType<typeof openStaffApp>>

export async function openStaffApp(db: Db, mode: InstallMode = 'sandbox', start?: Millis) {
  await bindInstall(db, mode)
  const clock = testClock(start)
  const seal = async () => staffSeal
  const install = { mode, publicUrl: () => 'http://localhost:3000' }
  const deps = { db, clock, random: systemRandom, mode, install, seal }
  const secrets = new Map<string, string>()

  /** A code that was not used: a minute later. */
  function code(email: string): string {
    clock.advance(minute)
    return appCode(secrets.get(emailKeyOf(email)) ?? '', clock.now())
  }
  async function enrol(email: string, more: { invitation?: string; code?: string } = {}) {
    const wish = { email, code: more.code, invitation: more.invitation }
    const started = done(await startEnrolment(deps, wish))
    secrets.set(emailKeyOf(email), started.secret)
    return done(await finishEnrolment(deps, { email, code: code(email) }))
  }
  async function acting(email: string) {
    const shown = secrets.has(emailKeyOf(email)) ? code(email) : undefined
    return done(await proveStaff(deps, { email, code: shown, deed: 'test' }))
  }
  /** The first two, each with an app. */
  async function hireTwo(one: string, other: string) {
    done(await addMember(deps, one, null))
    await enrol(one)
    const hired = done(await addMember(deps, other, await acting(one)))
    const invitation = 'invitation' in hired ? hired.invitation : undefined
    await enrol(other, invitation === undefined ? {} : { invitation })
  }
  return { deps, clock, secrets, code, enrol, acting, hireTwo }
}

export function done<T>(outcome: T): Exclude<T, { refused: string }> {
  if (typeof outcome === 'object' && outcome !== null && 'refused' in outcome) {
    throw new Error(JSON.stringify(outcome))
  }
  return outcome as Exclude<T, { refused: string }>
}

export function codeOf(outcome: unknown): string {
  const isRefused = typeof outcome === 'object' && outcome !== null && 'refused' in outcome
  return isRefused ? String(outcome.refused) : 'done'
}
