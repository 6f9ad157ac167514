// Whatever stands in an address where an id belongs: one of another kind, one of nothing, or no id
// at all. Each gets the answer that an unknown one gets, and nothing else is told.

import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { staffRoles } from '#contract/staff/powers.ts'
import { type OfficeRoute, officeRoutes } from '#contract/staff/routes.ts'
import { freshDatabase } from '#test/database.ts'
import { sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'

const database = freshDatabase()
const routes: readonly OfficeRoute[] = Object.values(officeRoutes)
const withId = routes.filter(
  ({ audience, path }) => audience === 'staff' && /:(id|note)\b/.test(path),
)

const unknown = '0198c0de-0000-7000-8000-00000000beef'
const odd = [
  ...['0', '-1', '1.5', '1e3', '999999999999', '9223372036854775808', 'x', 'null', 'undefined'],
  ...['%27%20or%201%3D1--', '..%2f..%2fadmin', '%00', '%F0%9F%92%A9', 'x'.repeat(90)],
  ...[`${unknown}x`, unknown.toUpperCase(), `{${unknown}}`, '__proto__', 'constructor'],
]

let whole: WholeApp
let desk = ''
let ofOthers: string[] = []
beforeAll(async () => {
  const { db } = database()
  whole = await openWholeApp(db)
  desk = await sitDown({ app: whole.app, db }, 'ada@desk.example', staffRoles)
  await sitDown({ app: whole.app, db }, 'bob@desk.example', ['support'])
  await whole.aSignedIn()
  const kinds = await db.rows<{ id: string }>(
    `select s.id::text from staff_sessions s join operators o on o.id = s.operator_id
      where o.email = 'bob@desk.example' union all select id::text from sessions
     union all select id::text from accounts`,
  )
  ofOthers = kinds.map(({ id }) => id).filter((id) => id.length > 20)
  expect(ofOthers.length).toBeGreaterThan(1)
})

afterAll(() => whole?.close())

/** Something that the form takes, so that what is told is about the id. */
function bodyFor(schema: z.core.$ZodType | undefined): unknown {
  const shape = schema && 'shape' in schema._zod.def ? schema._zod.def.shape : {}
  const fields = Object.entries(shape as Record<string, z.core.$ZodType>)
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const { def } = field._zod
      const entries = 'entries' in def ? Object.values(def.entries as object) : []
      const samples = [undefined, ...entries, 'A good reason.', '1.00', '1', true, 1, unknown, []]
      const fits = samples.find((sample) => z.safeParse(field, sample).success)
      return fits === undefined ? [] : [[name, fits]]
    }),
  )
}

async function answerTo(route: OfficeRoute, id: string) {
  const { method, path } = route
  const reply = await whole.app.inject({
    method,
    url: `/api${path.replace(/:\w+/g, id)}`,
    cookies: { office: desk },
    ...(method === 'GET' ? {} : { payload: bodyFor(route.body) as object }),
  })
  return [reply.statusCode, reply.body] as const
}

test.each(withId)('$method $path', async (route) => {
  const notThere = (await whole.app.inject({ url: '/api/office/no-such-call' })).body
  const [status, body] = await answerTo(route, unknown)
  expect(status, body).toBeGreaterThanOrEqual(400)
  expect(status, body).toBeLessThan(500)
  // Some ask first for what has nothing to do with the id: an app, or that a document was opened.
  for (const id of [...ofOthers, ...odd]) {
    const told = await answerTo(route, id)
    expect(
      [
        [status, body],
        [404, notThere],
      ],
      id,
    ).toContainEqual([...told])
  }
})
