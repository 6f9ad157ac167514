import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SealBroken } from '#server/platform/seal.ts'
import { openFiles, sealFiles } from './sealed-files.ts'

const passPhrase = 'a pass phrase of a test'

async function folder(): Promise<string> {
  const path = await fs.mkdtemp(join(tmpdir(), 'sealed-'))
  onTestFinished(() => fs.rm(path, { recursive: true, force: true }))
  return path
}

async function containerOf(path: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of sealFiles(path, { passPhrase })) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function install(): Promise<string> {
  const path = await folder()
  await fs.mkdir(join(path, 'documents/7'), { recursive: true })
  await fs.mkdir(join(path, 'postgres'))
  await fs.mkdir(join(path, 'backup'))
  await fs.writeFile(join(path, 'secret.key'), 'abc', { mode: 0o600 })
  await fs.writeFile(join(path, 'documents/7/front'), Buffer.alloc(70_000, 9), { mode: 0o640 })
  await fs.writeFile(join(path, 'documents/empty'), '')
  for (const name of ['postgres/PG_VERSION', 'postgres.log', 'backup/last.json']) {
    await fs.writeFile(join(path, name), 'of the database')
  }
  return path
}

test('what is sealed comes back as it was, without what is backed up otherwise', async () => {
  const path = await install()
  const container = await containerOf(path)
  expect(container.includes('secret.key')).toBe(false)
  const into = join(await folder(), 'files')
  expect(await openFiles(container, into, { passPhrase })).toBe(3)
  const found = (await fs.readdir(into, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(into.length + 1))
  expect(found.toSorted()).toEqual(['documents/7/front', 'documents/empty', 'secret.key'])
  for (const name of found) {
    expect(await fs.readFile(join(into, name))).toEqual(await fs.readFile(join(path, name)))
    const modes = [into, path].map(async (it) => (await fs.stat(join(it, name))).mode)
    expect(await modes[0]).toBe(await modes[1])
  }
})

test('nothing opens that was changed, cut off, or is opened by another pass phrase', async () => {
  const container = await containerOf(await install())
  const last = container.lastIndexOf(Buffer.from([0, 0, 0]))
  const wrongs: readonly [Buffer, string][] = [
    [container, 'another pass phrase'],
    [container.subarray(0, last), passPhrase],
    [container.subarray(0, container.length - 1), passPhrase],
    [container.subarray(1), passPhrase],
    [Buffer.alloc(0), passPhrase],
  ]
  for (const at of [9, 40, 200, container.length - 1]) {
    const changed = Buffer.from(container)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(openFiles(changed, join(await folder(), 'files'), { passPhrase })).rejects.toThrow(
      SealBroken,
    )
  }
  for (const [bytes, phrase] of wrongs) {
    const opened = openFiles(bytes, join(await folder(), 'files'), { passPhrase: phrase })
    await expect(opened).rejects.toThrow(SealBroken)
  }
})
