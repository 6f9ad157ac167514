import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemRandom } from './crypto.ts'
import { loadSealKey } from './seal-key.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seal-key-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('a key is made once and kept where only its owner reads it', async () => {
  const keys = await Promise.all(
    [1, 2, 3].map(() => loadSealKey({ secretKey: null, dataDir }, systemRandom)),
  )
  expect(keys[0]).toHaveLength(32)
  expect(keys[1]).toEqual(keys[0])
  expect(keys[2]).toEqual(keys[0])
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600)
})

test('a key that was set is taken, and none is written', async () => {
  const secretKey = Buffer.alloc(32, 3)
  expect(await loadSealKey({ secretKey, dataDir }, systemRandom)).toEqual(secretKey)
  await expect(readFile(join(dataDir, 'secret.key'))).rejects.toThrow('ENOENT')
})

test('a broken file is not replaced', async () => {
  await writeFile(join(dataDir, 'secret.key'), 'half a k')
  await expect(loadSealKey({ secretKey: null, dataDir }, systemRandom)).rejects.toThrow('backup')
})
