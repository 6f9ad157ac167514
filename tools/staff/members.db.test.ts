// `npm run staff` as members of staff use it: setting up second factors, codes that count once, and
// what takes two of them.

import { beforeAll, describe, expect, it } from 'vitest'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import { systemClock } from '#server/platform/clock.ts'
import { appCode } from '#test/authenticator.ts'
import { freshDatabase } from '#test/database.ts'
import { staffAtWork } from './staff-at-work.ts'

const database = freshDatabase()
const { staff } = staffAtWork(database, '07'.repeat(32))
const [eve, max] = ['eve@staff.example', 'max@staff.example'] as const
const xpubs = ['tpub-one', 'tpub-two'] as const

beforeAll(async () => {
  await createOperator(database().db, { email: eve, passwordHash: '' }, systemClock.now())
})

/** The secret that enrolling showed. */
function secretIn(stdout: string): string {
  return /for typing: ([A-Z2-7]{32})/.exec(stdout)?.[1] ?? ''
}

/** A code that counts though one of now has counted: of the step after it. */
const codeOf = (secret: string, steps: number) => appCode(secret, systemClock.now(), steps)

/** Makes room for another code, as half a minute does. */
const forgetSteps = () =>
  database().db.rows('update operator_authenticators set last_step = last_step - 10')

const idIn = (stdout: string) => /proposals confirm (\S{36})/.exec(stdout)?.[1] ?? ''

describe('npm run staff', () => {
  const secrets = { [eve]: '', [max]: '' }
  const code = async (who: typeof eve | typeof max) => {
    await forgetSteps()
    return ['--as', who, '--code', codeOf(secrets[who], 0)]
  }

  it('lets somebody without a second factor act in a demonstration, and says so', async () => {
    const set = await staff('settings', 'set', 'btc_xpub', xpubs[0], '--as', eve)
    expect(set).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('tpub-one'),
      stderr: `${eve}: no second factor: allowed in a demonstration install only.\n`,
    })
    const wrong = await staff('settings', 'set', 'brand_name', 'x', '--as', eve, '--code', '12345')
    expect(wrong.status).toBe(2)
    const list = (await staff('members', 'list')).stdout
    expect(list).toContain('no second factor')
    expect(list).toMatch(
      /fewer than three could say yes: large withdrawals \(1\), .*plans \(1\).*\.$/m,
    )
  })

  it('sets up the first one, whose code is then asked for and counts once', async () => {
    const begun = await staff('members', 'enrol', '--as', eve)
    expect(begun.stdout).toContain('otpauth://totp/Truestrike%20staff:eve%40staff.example?')
    expect(begun.stdout).toMatch(/[▀▄█]{10}/)
    secrets[eve] = secretIn(begun.stdout)
    const finish = ['members', 'finish', '--as', eve, '--code']
    expect(await staff(...finish, codeOf(secrets[eve], -9))).toMatchObject({ status: 1 })
    const first = codeOf(secrets[eve], 0)
    expect(await staff(...finish, first)).toMatchObject({ status: 0 })
    expect((await staff('members', 'list')).stdout).toMatch(/^second factor/)

    const set = ['settings', 'set', 'support_phone', '"1"', '--as', eve]
    expect(await staff(...set)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--code'),
    })
    const replayed = await staff(...set, '--code', first)
    expect([replayed.status, replayed.stderr]).toEqual([
      1,
      'This code is wrong, too old or was used already.\n',
    ])
    const next = codeOf(secrets[eve], 1)
    expect(await staff(...set, '--code', next)).toMatchObject({ status: 0, stderr: '' })
    expect((await staff(...set, '--code', next)).status).toBe(1)
    expect((await readSettings(database().db)).supportPhone).toBe('1')
    const events = await database().db.rows(
      `select kind from events where kind = 'staff_code_refused'`,
    )
    expect(events).toHaveLength(4)
  })

  it('lets a second one in by invitation only', async () => {
    const added = await staff('members', 'add', max, ...(await code(eve)))
    const invitation = /once: (\S+)/.exec(added.stdout)?.[1] ?? ''
    expect(added.status).toBe(0)
    const uninvited = await staff('members', 'enrol', '--as', max)
    expect(uninvited).toMatchObject({ status: 1, stderr: expect.stringContaining('invite') })
    const begun = await staff('members', 'enrol', '--as', max, '--invitation', invitation)
    secrets[max] = secretIn(begun.stdout)
    const typed = ['--as', max, '--code', codeOf(secrets[max], 0)]
    expect((await staff('members', 'finish', ...typed)).status).toBe(0)
    expect(
      (await staff('members', 'add', 'zoe@staff.example', ...(await code(eve)))).stdout,
    ).toContain('This takes two people')
  })

  it('brings back who lost their app by one and a week, which every command tells', async () => {
    const asked = await staff('members', 'recover', max, ...(await code(eve)))
    expect(asked.stdout).toContain('Everybody who works here is told of it by mail now.')
    const list = await staff('members', 'list')
    expect(list.stderr).toContain(`Note: ${eve} says that ${max} has lost`)
    const id = idIn(asked.stdout.replace('proposals withdraw', 'proposals confirm'))
    expect((await staff('proposals', 'confirm', id, ...(await code(eve)))).stderr).toContain(
      'stopped',
    )
    expect((await staff('proposals', 'list')).stdout).toContain('since the app is lost')
    expect((await staff('proposals', 'withdraw', id, ...(await code(eve)))).status).toBe(0)
    expect((await staff('members', 'list')).stderr).toBe('')
  })

  it('changes where deposits go by two, a day later, and lists it', async () => {
    const set = await staff('settings', 'set', 'btc_xpub', xpubs[1], ...(await code(eve)))
    const id = idIn(set.stdout)
    expect([set.status, id]).toEqual([0, expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(set.stdout).toContain('It cannot be done like this: The setting btc_xpub is wrong.')
    const same = await staff('proposals', 'confirm', id, ...(await code(eve)))
    expect([same.status, same.stderr]).toEqual([1, expect.stringContaining('two people')])
    const confirmed = await staff('proposals', 'confirm', id, ...(await code(max)))
    expect(confirmed.stdout).toMatch(/^btc_xpub changes at 20\S+Z to "tpub-two"\./)
    const list = (await staff('settings', 'list')).stdout
    expect(list).toMatch(/btc_xpub +"tpub-one"/)
    expect(list).toMatch(/About to change:\n.*change btc_xpub\n {2}from "tpub-one" to "tpub-two"/)
    expect(list).toContain(`confirmed by ${max}`)
    expect((await staff('proposals', 'withdraw', id, ...(await code(eve)))).status).toBe(0)
    expect((await staff('settings', 'list')).stdout).not.toContain('tpub-two')
    expect((await staff('proposals', 'list', '--all')).stdout).toContain('withdrawn')
  })
})
