// One of two loses their telephone: who can bring them back, how long it takes, and what stops it.

import { beforeEach, describe, expect, test } from 'vitest'
import { alarmText } from '#contract/staff/alarm-texts.ts'
import { day, second } from '#kernel/time.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { staffNamed } from '#test/staff.ts'
import { codeOf, done, openStaffApp, type StaffApp } from '#test/staff-app.ts'
import { confirmProposal, withdrawProposal } from './decide-proposal.ts'
import { startEnrolment } from './enrol-staff.ts'
import { addMember, removeMember } from './manage-members.ts'
import { proveStaff } from './prove-staff.ts'
import { applyDueRecoveries, listRecoveries, recoverMember } from './recover-member.ts'

const [eve, max] = ['eve@staff.example', 'max@staff.example'] as const

let database: TestDatabase
let app: StaffApp
beforeEach(async () => {
  database = await cloneDatabase()
  app = await openStaffApp(database.db)
  await app.hireTwo(eve, max)
  return () => database.db.close()
})

async function ask(member: string, by: string) {
  const asked = done(await recoverMember(app.deps, member, await app.acting(by)))
  if (!('proposal' in asked)) throw new Error('it was done at once')
  return asked.proposal
}
const prove = (email: string) =>
  proveStaff(app.deps, { email, code: app.code(email), deed: 'members list' })
const invitationTo = async (email: string) =>
  /--invitation\s+(\S+)/.exec((await mailsTo(database.db, email)).at(-1)?.text ?? '')?.[1]
const open = async () => (await listRecoveries(database.db)).length

describe('a lost app', () => {
  test('is replaced a week after one person asked, by an invitation that only its owner gets', async () => {
    const { id, dueAt } = await ask(max, eve)
    expect(dueAt).toBe(app.clock.now() + 7 * day)
    for (const address of [eve, max]) {
      const [mail] = await mailsTo(database.db, address)
      expect(mail?.text).toContain(`proposals withdraw ${id}`)
    }
    expect(codeOf(await confirmProposal(app.deps, id, await app.acting(eve)))).toBe(
      'recovery_waits',
    )
    app.clock.advance((dueAt ?? 0) - app.clock.now() - second)
    expect(await applyDueRecoveries(app.deps)).toEqual([])
    app.clock.advance(second)
    const told = alarmText(await applyDueRecoveries(app.deps))
    expect(told).toContain(`as ${eve} asked`)
    expect(await applyDueRecoveries(app.deps)).toEqual([])
    expect(await invitationTo(eve)).toBeUndefined()
    const invitation = await invitationTo(max)
    const events = await database.db.rows<{ details: string }>('select details from events')
    expect(JSON.stringify(events)).not.toContain(invitation)
    await app.enrol(max, { invitation: invitation ?? '' })
    expect(codeOf(await prove(max))).toBe('done')
  })

  test('leaves the old one good until the new one is set up', async () => {
    await ask(max, eve)
    app.clock.advance(7 * day)
    await applyDueRecoveries(app.deps)
    expect(codeOf(await prove(max))).toBe('done')
  })

  test.each([
    ['who asked', eve],
    ['the one it is about', max],
  ])('is not replaced where %s stops it', async (_, who) => {
    const { id } = await ask(max, eve)
    const { provenAt } = await app.acting(eve)
    done(await withdrawProposal(app.deps, id, staffNamed(who, provenAt)))
    app.clock.advance(8 * day)
    expect(await applyDueRecoveries(app.deps)).toEqual([])
    expect(await invitationTo(max)).toBeUndefined()
  })

  test('was not lost where a code of it is shown, and nothing comes of it', async () => {
    await ask(max, eve)
    expect(codeOf(await prove(eve))).toBe('done')
    expect(await open()).toBe(1)
    expect(codeOf(await prove(max))).toBe('done')
    expect(await open()).toBe(0)
    const stopped = await database.db.rows(
      `select actor from events where kind = 'change_withdrawn'`,
    )
    expect(stopped).toEqual([{ actor: `staff:${max}` }])
  })

  test('a wrong code does not count as one', async () => {
    await ask(max, eve)
    const shown = { email: max, code: app.code(eve), deed: 'x' }
    expect(codeOf(await proveStaff(app.deps, shown))).toBe('staff_code_wrong')
    expect(await open()).toBe(1)
  })

  test('is not for oneself, nor for who has none, and asked for once', async () => {
    const recover = async (email: string) =>
      codeOf(await recoverMember(app.deps, email, await app.acting(eve)))
    expect(await recover(eve)).toBe('recovery_own')
    expect(await recover('nobody@staff.example')).toBe('operator_unknown')
    await ask(max, eve)
    expect(await recover(max)).toBe('proposal_open')
    done(await removeMember(app.deps, max, await app.acting(max)))
    done(await addMember(app.deps, max, await app.acting(eve)))
    expect(await recover(max)).toBe('recovery_not_needed')
  })

  test('stays as it is where who asked has left meanwhile', async () => {
    await ask(max, eve)
    done(await removeMember(app.deps, eve, await app.acting(eve)))
    app.clock.advance(8 * day)
    expect(alarmText(await applyDueRecoveries(app.deps))).toContain('has left')
    expect(await open()).toBe(0)
    const wish = { email: max, code: undefined, invitation: 'x' }
    expect(codeOf(await startEnrolment(app.deps, wish))).toBe('invitation_wrong')
  })
})

describe('the database', () => {
  test('takes no week that is shorter, and none that somebody confirmed', async () => {
    const { id } = await ask(max, eve)
    const change = (what: string) =>
      database.db.rows(`update proposals set ${what} where id = $1`, [id])
    await expect(change(`applied_at = due_at - interval '1 second'`)).rejects.toThrow('check')
    await expect(change(`due_at = due_at - interval '1 second'`)).rejects.toThrow('check')
    const confirm = `confirmed_at = proposed_at, confirmed_by =
      (select id from operators where email = '${max}')`
    await expect(change(confirm)).rejects.toThrow('proposals_due')
  })
})
