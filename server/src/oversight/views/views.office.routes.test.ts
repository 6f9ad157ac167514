// Views of the list of clients: one's own and shared ones, by what the list can be filtered, and by
// nothing else.

import { beforeAll, describe, expect, test } from 'vitest'
import { viewsMost } from '#contract/staff/views.ts'
import { freshDatabase } from '#test/database.ts'
import { naughtyStrings, scriptLines } from '#test/naughty.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerViewRoutes } from './views.office.routes.ts'

const database = freshDatabase()
let api: OfficeApp
let sue: string
let cora: string

beforeAll(async () => {
  api = await createOfficeApp(database().db, {
    register: (office, install) => registerViewRoutes(office, install),
  })
  sue = await sitDown(api, 'sue@desk.example', ['support'])
  cora = await sitDown(api, 'cora@desk.example', ['compliance'])
})

type View = { readonly id: string; readonly name: string; readonly is_own: boolean }

const save = (body: object, token = sue) =>
  post(
    api,
    'views',
    { list: 'clients', name: 'Dutch', is_shared: false, filters: {}, ...body },
    { token },
  )
const drop = (id: string, token = sue) => post(api, `views/${id}/removal`, {}, { token })
const viewsOf = async (token = sue): Promise<View[]> =>
  (await read(api, 'views', token)).json().data
const named = async (name: string, token = sue) =>
  (await viewsOf(token)).find((view) => view.name === name)

describe('a view', () => {
  test('is one’s own until it is shared, and gives way to another of its name', async () => {
    await save({ filters: { country: 'NL', standing: 'frozen' } })
    expect(await named('Dutch')).toMatchObject({
      is_own: true,
      is_shared: false,
      filters: { country: 'NL', standing: 'frozen' },
    })
    expect(await named('Dutch', cora)).toBeUndefined()
    await save({ name: 'DUTCH', is_shared: true, filters: { country: 'BE' } })
    expect(await named('Dutch')).toBeUndefined()
    expect(await named('DUTCH', cora)).toMatchObject({ is_own: false, by: 'sue@desk.example' })
  })

  test('is taken away by whoever saved it', async () => {
    await save({ name: 'Hers', is_shared: true })
    await save({ name: 'Secret' })
    const [hers, secret] = [await named('Hers'), await named('Secret')]
    expect((await drop(hers?.id ?? '', cora)).json().code).toBe('view_of_other')
    expect((await drop(secret?.id ?? '', cora)).statusCode).toBe(404)
    expect((await drop(hers?.id ?? '')).statusCode).toBe(200)
    expect((await drop(hers?.id ?? '')).statusCode).toBe(404)
    expect((await drop('x')).statusCode).toBe(404)
  })

  test('has what the list can be filtered by, and nothing of a person', async () => {
    for (const filters of [
      { search: 'Ada' },
      { standing: 'x' },
      { country: 'nl' },
      { cursor: '1' },
      { limit: '5' },
      { columns: 'Name; drop' },
    ]) {
      expect((await save({ filters })).json().code).toBe('malformed')
    }
    expect((await save({ list: 'secrets' })).json().errors).toMatchObject([{ field: 'list' }])
    expect((await save({ name: ' ' })).json().errors).toMatchObject([{ field: 'name' }])
  })

  test('is of one list, and has what that can be filtered and sorted by', async () => {
    const filters = { state: 'paid', sort: '-amount', columns: 'client,amount' }
    await save({ name: 'Mine', list: 'withdrawals', filters })
    await save({ name: 'Mine' })
    const kept = (await viewsOf()).filter(({ name }) => name === 'Mine')
    expect(kept).toMatchObject([
      { list: 'withdrawals', filters },
      { list: 'clients', filters: {} },
    ])
    expect((await save({ filters })).json().code).toBe('malformed')
    const ofOne = { list: 'withdrawals', filters: { client: '7' } }
    expect((await save(ofOne)).json().code).toBe('malformed')
  })

  test('of a name is there once, and of one member only so many', async () => {
    await Promise.all(Array.from({ length: 10 }, () => save({ name: 'Same' }, cora)))
    expect((await viewsOf(cora)).filter(({ name }) => name === 'Same')).toHaveLength(1)
    const more = Array.from({ length: viewsMost + 2 }, (_, nr) => save({ name: `V${nr}` }, cora))
    const codes = (await Promise.all(more)).map((reply) => reply.json().code ?? 'done')
    expect(codes.filter((code) => code === 'views_full')).toHaveLength(3)
    expect((await viewsOf(cora)).filter((view) => view.is_own)).toHaveLength(viewsMost)
  })

  test('is called as it was typed, whatever that is', async () => {
    for (const name of [...scriptLines, ...naughtyStrings.slice(0, 100)]) {
      const reply = await save({ name })
      if (reply.statusCode === 200) {
        const kept = reply.json().data.find((view: View) => view.name === name.trim())
        expect(kept).toBeDefined()
        await drop(kept.id)
      } else {
        expect(reply.json().errors).toMatchObject([{ field: 'name' }])
      }
    }
  })
})
