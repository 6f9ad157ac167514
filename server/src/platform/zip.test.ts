import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { type ZipEntry, zipOf } from './zip.ts'

const at = millis(Date.UTC(2026, 10, 21, 12))

async function bytesOf(entries: Iterable<ZipEntry>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipOf(entries, at)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('gives back what was put in, text and bytes, in one part and in many', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 251)
  const files = unzipSync(
    await bytesOf([
      { name: 'data.json', parts: ['{"name":', '"Zoë 李"', '}'] },
      { name: 'files/one.png', isPacked: true, parts: [bytes.subarray(0, 9), bytes.subarray(9)] },
      { name: 'files/empty.txt', parts: [] },
    ]),
  )
  expect(Object.keys(files)).toEqual(['data.json', 'files/one.png', 'files/empty.txt'])
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toBe('{"name":"Zoë 李"}')
  expect(Buffer.from(files['files/one.png'] ?? []).equals(bytes)).toBe(true)
  expect(files['files/empty.txt']).toHaveLength(0)
})

test('an archive of nothing is one', async () => {
  expect(unzipSync(await bytesOf([]))).toEqual({})
})

test('makes no more than is asked for', async () => {
  let asked = 0
  function* parts() {
    for (; asked < 1_000; asked += 1) yield Buffer.alloc(100_000, asked)
  }
  const reading = zipOf([{ name: 'long', isPacked: true, parts: parts() }], at)
  await reading.next()
  await reading.next()
  expect(asked).toBeLessThan(4)
  await reading.return(undefined)
})

test('fails when a part cannot be read', async () => {
  function* parts() {
    yield 'one'
    throw new Error('the second cannot be read')
  }
  await expect(bytesOf([{ name: 'broken', parts: parts() }])).rejects.toThrow('the second')
})
