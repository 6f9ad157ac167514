import { beforeEach, describe, expect, test } from 'vitest'
import { day, later, minute } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { appCode } from '#test/authenticator.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { codeOf, done, openStaffApp, type StaffApp } from '#test/staff-app.ts'
import { confirmProposal, withdrawProposal } from './decide-proposal.ts'
import { finishEnrolment, startEnrolment } from './enrol-staff.ts'
import { addMember, countProvable, inviteMember, removeMember } from './manage-members.ts'
import { opensStaffSecrets, proveStaff } from './prove-staff.ts'

const [eve, max, zoe] = ['eve@staff.example', 'max@staff.example', 'zoe@staff.example'] as const

let database: TestDatabase
let app: StaffApp
beforeEach(async () => {
  database = await cloneDatabase()
  app = await openStaffApp(database.db)
  return () => database.db.close()
})

const prove = (email: string, code: string | undefined) =>
  proveStaff(app.deps, { email, code, deed: 'withdrawals approve' })
const events = (kind: string) =>
  database.db.rows<{ actor: string; details: string }>(
    'select actor, details from events where kind = $1 order by nr',
    [kind],
  )

describe('a code', () => {
  beforeEach(() => app.hireTwo(eve, max))

  test('is good once, for any command, under any way to write the address', async () => {
    const code = app.code(eve)
    expect(await prove(` ${eve.toUpperCase()}`, code)).toMatchObject({
      email: eve,
      provenAt: app.clock.now(),
    })
    expect(codeOf(await prove(eve, code))).toBe('staff_code_wrong')
    expect(codeOf(await prove(eve.toUpperCase(), code))).toBe('staff_code_wrong')
    expect((await events('staff_code_refused')).map(({ details }) => JSON.parse(details))).toEqual([
      { email: eve, deed: 'withdrawals approve', why: 'used_before' },
      { email: eve, deed: 'withdrawals approve', why: 'used_before' },
    ])
  })

  test('is taken once, however many try it at the same time', async () => {
    const code = app.code(eve)
    const tries = await Promise.all(Array.from({ length: 8 }, () => prove(eve, code)))
    expect(tries.map(codeOf).filter((it) => it === 'done')).toHaveLength(1)
  })

  test('of somebody else, or none at all, proves nothing', async () => {
    expect(codeOf(await prove(eve, app.code(max)))).toBe('staff_code_wrong')
    expect(codeOf(await prove(eve, undefined))).toBe('staff_code_needed')
    expect(codeOf(await prove('nobody@staff.example', '123456'))).toBe('operator_unknown')
    const whys = (await events('staff_code_refused')).map(({ details }) => JSON.parse(details).why)
    expect(whys).toEqual(['wrong', 'no_code'])
  })

  test('can be guessed five times in a quarter of an hour, and then no right one counts', async () => {
    for (let nr = 0; nr < 5; nr += 1) {
      expect(codeOf(await prove(eve, 'abcdef'))).toBe('staff_code_wrong')
    }
    expect(codeOf(await prove(eve, app.code(eve)))).toBe('staff_tries_over')
    expect(codeOf(await prove(max, app.code(max)))).toBe('done')
    expect(await events('staff_code_refused')).toHaveLength(6)
    app.clock.advance(15 * minute)
    expect(codeOf(await prove(eve, app.code(eve)))).toBe('done')
  })

  test('is sealed for its owner: the row of another proves nothing', async () => {
    await database.db.rows(
      `update operator_authenticators set secret = (select secret from operator_authenticators
         where operator_id = (select id from operators where email = $1))
        where operator_id = (select id from operators where email = $2)`,
      [max, eve],
    )
    await expect(prove(eve, app.code(max))).rejects.toThrow('a sealed piece does not open')
    const other = openSeal(Buffer.alloc(32, 8), systemRandom)
    expect(await opensStaffSecrets(database.db, other)).toBe(false)
    const kept = await database.db.rows<{ secret: Buffer }>(
      'select secret from operator_authenticators',
    )
    expect(kept.every(({ secret }) => !secret.includes(app.secrets.get(max) ?? ''))).toBe(true)
  })
})

describe('without a second factor', () => {
  test('one acts in a demonstration, and nowhere else', async () => {
    done(await addMember(app.deps, eve, null))
    expect(await prove(eve, undefined)).toMatchObject({ email: eve, provenAt: null })
    const live = { ...app.deps, mode: 'live' as const }
    const shown = { email: eve, code: undefined, deed: 'test' }
    expect(codeOf(await proveStaff(live, shown))).toBe('staff_factor_missing')
  })
})

describe('setting up a second factor', () => {
  test('is done alone by the first only; who began meanwhile begins anew', async () => {
    done(await addMember(app.deps, eve, null))
    done(await addMember(app.deps, max, await app.acting(eve)))
    const wish = { email: max, code: undefined, invitation: undefined }
    const begun = done(await startEnrolment(app.deps, wish))
    await app.enrol(eve)
    const code = appCode(begun.secret, app.clock.now())
    expect(codeOf(await finishEnrolment(app.deps, { email: max, code }))).toBe('enrolment_over')
    expect(codeOf(await startEnrolment(app.deps, wish))).toBe('invitation_needed')
  })

  test('takes an invitation, which is good once and for a day', async () => {
    done(await addMember(app.deps, eve, null))
    await app.enrol(eve)
    const hired = done(await addMember(app.deps, max, await app.acting(eve)))
    const invitation = 'invitation' in hired ? (hired.invitation ?? '') : ''
    const wish = { email: max, code: undefined, invitation }
    const wrong = { ...wish, invitation: 'abcd-efgh-jkmn-pqrs' }
    expect(codeOf(await startEnrolment(app.deps, wrong))).toBe('invitation_wrong')
    app.clock.advance(day + 1)
    expect(codeOf(await startEnrolment(app.deps, wish))).toBe('invitation_wrong')
    const again = done(await inviteMember(app.deps, max, await app.acting(eve)))
    const fresh = 'invitation' in again ? (again.invitation ?? '') : ''
    await app.enrol(max, { invitation: fresh.toUpperCase().replaceAll('-', ' ') })
    expect(await countProvable(database.db)).toBe(2)
    expect(codeOf(await startEnrolment(app.deps, { ...wish, invitation: fresh }))).toBe(
      'invitation_wrong',
    )
    expect(await events('staff_factor_added')).toHaveLength(2)
  })

  test('again takes the one there is, which counts until the new one does', async () => {
    await app.hireTwo(eve, max)
    const wish = { email: eve, code: undefined, invitation: undefined }
    expect(codeOf(await startEnrolment(app.deps, wish))).toBe('staff_code_needed')
    const begun = done(await startEnrolment(app.deps, { ...wish, code: app.code(eve) }))
    expect(codeOf(await prove(eve, app.code(eve)))).toBe('done')
    app.clock.advance(minute)
    const former = app.secrets.get(eve) ?? ''
    const code = appCode(begun.secret, app.clock.now())
    expect(codeOf(await finishEnrolment(app.deps, { email: eve, code }))).toBe('done')
    expect(codeOf(await prove(eve, code))).toBe('staff_code_wrong')
    app.clock.advance(minute)
    expect(codeOf(await prove(eve, appCode(former, app.clock.now())))).toBe('staff_code_wrong')
    expect(codeOf(await prove(eve, appCode(begun.secret, app.clock.now())))).toBe('done')
  })
})

describe('members come and go', () => {
  test('the first is put in by nobody, no other is', async () => {
    done(await addMember(app.deps, eve, null))
    expect(codeOf(await addMember(app.deps, max, null))).toBe('staff_actor_needed')
    const acting = await app.acting(eve)
    expect(codeOf(await addMember(app.deps, ` ${eve.toUpperCase()} `, acting))).toBe(
      'operator_known',
    )
    expect(codeOf(await removeMember(app.deps, eve, acting))).toBe('operator_last')
  })

  test('from the second factor on it takes two to let a third in', async () => {
    await app.hireTwo(eve, max)
    const asked = done(await addMember(app.deps, zoe, await app.acting(eve)))
    if (!('proposal' in asked)) throw new Error('it was done at once')
    const { id } = asked.proposal
    expect(codeOf(await confirmProposal(app.deps, id, await app.acting(eve)))).toBe('four_eyes')
    const { invitation = '' } = done(await confirmProposal(app.deps, id, await app.acting(max)))
    await app.enrol(zoe, { invitation })
    expect(await countProvable(database.db)).toBe(3)
    const again = await confirmProposal(app.deps, id, await app.acting(zoe))
    expect(codeOf(again)).toBe('proposal_ended')
  })

  test('a lost app takes two others', async () => {
    await app.hireTwo(eve, max)
    const asked = done(await inviteMember(app.deps, max, await app.acting(eve)))
    if (!('proposal' in asked)) throw new Error('it was done at once')
    const own = await confirmProposal(app.deps, asked.proposal.id, await app.acting(max))
    expect(codeOf(own)).toBe('four_eyes')
  })

  test('who is sent away acts no longer, and comes back without a factor', async () => {
    await app.hireTwo(eve, max)
    const asked = done(await removeMember(app.deps, max, await app.acting(eve)))
    if (!('proposal' in asked)) throw new Error('it was done at once')
    const acting = await app.acting(max)
    done(await confirmProposal(app.deps, asked.proposal.id, acting))
    expect(codeOf(await prove(max, app.code(max)))).toBe('operator_unknown')
    expect(codeOf(await removeMember(app.deps, eve, acting))).toBe('operator_unknown')
    expect(await countProvable(database.db)).toBe(1)
    done(await addMember(app.deps, max, await app.acting(eve)))
    expect(codeOf(await prove(max, app.code(max)))).toBe('staff_factor_missing')
  })

  test('anybody who works here may leave alone, whatever else their role lets them do', async () => {
    await app.hireTwo(eve, max)
    await database.db.rows(`update operators set roles = '{auditor}' where email = $1`, [max])
    expect(codeOf(await addMember(app.deps, zoe, await app.acting(max)))).toBe(
      'staff_power_missing',
    )
    expect(codeOf(await removeMember(app.deps, max, await app.acting(max)))).toBe('done')
  })
})

describe('the database', () => {
  test('takes no proposal that one person confirms, nor one without its factor in live', async () => {
    await app.hireTwo(eve, max)
    const asked = done(await addMember(app.deps, zoe, await app.acting(eve)))
    if (!('proposal' in asked)) throw new Error('it was done at once')
    const { id } = asked.proposal
    const confirm = (by: string) =>
      database.db.rows(
        `update proposals set confirmed_by = (select id from operators where email = $2),
                confirmed_at = proposed_at, due_at = proposed_at where id = $1`,
        [id, by],
      )
    await expect(confirm(eve)).rejects.toThrow('violates check constraint')
    await database.db.rows(`update install set mode = 'live'`)
    await expect(confirm(max)).rejects.toThrow('needs second factors of staff')
    await expect(database.db.rows('delete from proposals')).rejects.toThrow('are kept')
    const change = database.db.rows(`update proposals set subject = 'mole@staff.example'`)
    await expect(change).rejects.toThrow('stays what it was')
  })

  test('lets a setting change no sooner than a day after it was confirmed', async () => {
    await app.hireTwo(eve, max)
    await database.db.rows(
      `insert into proposals (id, kind, subject, value, replaces, proposed_by, proposed_at)
       select gen_random_uuid(), 'setting', 'btc_xpub', '"a"', 'null', id, $2
         from operators where email = $1`,
      [eve, new Date(app.clock.now()).toISOString()],
    )
    const at = (ms: number) => new Date(later(app.clock.now(), ms)).toISOString()
    const confirm = database.db.rows(
      `update proposals set confirmed_by = (select id from operators where email = $1),
              confirmed_at = $2, due_at = $3`,
      [max, at(0), at(day - 1)],
    )
    await expect(confirm).rejects.toThrow('violates check constraint')
    const [row] = await database.db.rows<{ id: string }>('select id from proposals')
    done(await withdrawProposal(app.deps, row?.id ?? '', await app.acting(max)))
    expect(await events('change_withdrawn')).toHaveLength(1)
  })
})
