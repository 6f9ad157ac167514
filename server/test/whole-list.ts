// A list of the office as somebody reads it who goes on to its end, page by page.

import { expect } from 'vitest'
import { type OfficeApp, read } from './office-app.ts'

type Row = { readonly id: string }

/** The ids of all rows, in pages of two: none is there twice. */
export async function wholeList(
  api: Pick<OfficeApp, 'app'>,
  path: string,
  token: string,
): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = `limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`
    const reply = await read(api, `${path}${path.includes('?') ? '&' : '?'}${query}`, token)
    expect(reply.statusCode, reply.body).toBe(200)
    const { data, next_cursor } = reply.json() as {
      readonly data: readonly Row[]
      readonly next_cursor: string | null
    }
    // Only the last page may be short: a list that is cut short is told as one that goes on.
    if (next_cursor !== null) expect(data).toHaveLength(2)
    ids.push(...data.map(({ id }) => id))
    cursor = next_cursor
  }
  expect(new Set(ids).size).toBe(ids.length)
  return ids
}

/** By each order it has the same rows, and one way round they are as the other, from the end. */
export async function bothWaysWhole(
  api: Pick<OfficeApp, 'app'>,
  {
    path,
    token,
    orders,
  }: {
    readonly path: string
    readonly token: string
    readonly orders: readonly string[]
  },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const and = path.includes('?') ? '&' : '?'
  const found = new Map<string, readonly string[]>()
  for (const order of orders) {
    const up = await wholeList(api, `${path}${and}sort=${order}`, token)
    const down = await wholeList(api, `${path}${and}sort=-${order}`, token)
    expect(down).toEqual(up.toReversed())
    found.set(order, up)
  }
  const sets = [...found.values()].map((ids) => ids.toSorted())
  for (const ids of sets) expect(ids).toEqual(sets[0])
  return found
}
