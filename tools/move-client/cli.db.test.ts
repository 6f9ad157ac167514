import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#server/platform/db.ts'
import { bringFilesBetween } from './bring-files.ts'
import { buildMoverWorld, type MoverWorld } from './mover-world.ts'

let world: MoverWorld
let folder: string
beforeAll(async () => {
  world = await buildMoverWorld()
  folder = await mkdtemp(join(tmpdir(), 'move-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

function urlOf({ host, port, user, password, database: name }: Connection): string {
  return `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
}

function runMove(client: bigint, ...args: string[]) {
  const [from, to] = [urlOf(world.home.connection), urlOf(world.cell.connection)]
  const named = ['--client', `${client}`, '--from', from, '--to', to, '--cell', '2']
  const tool = ['--import', 'tsx', 'tools/move-client.ts', ...named, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, tool, {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run move-client', () => {
  it('ends with 1 where somebody has to wait, and says for what', () => {
    const { status, stderr } = runMove(world.bob)
    expect(stderr).toContain('stays: trades of theirs are open')
    expect(status).toBe(1)
  })

  it('ends with 2 where it was not asked rightly', () => {
    expect(runMove(world.ada, '--cell', '64').status).toBe(2)
  })

  it('ends with 0 when they are there', () => {
    const { status, stdout } = runMove(world.ada)
    expect(stdout).toContain('held.\ncopied.\nleft.\nopened.\narrived.\n')
    expect(status).toBe(0)
  })

  it('has nothing to undo then', () => {
    expect(runMove(world.ada, '--back').status).toBe(1)
  })
})

describe('pictures', () => {
  it('go from one data folder to the other', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')]
    await mkdir(join(from, 'documents'), { recursive: true })
    await writeFile(join(from, 'documents', 'one'), 'a picture')
    expect(await bringFilesBetween(from, to)('documents', ['one', 'lost'])).toBeUndefined()
    expect(await readFile(join(to, 'documents', 'one'), 'utf8')).toBe('a picture')
  })

  it('hold whoever has some, where no folders are named', async () => {
    expect(await bringFilesBetween(undefined, folder)('documents', ['one'])).toContain('1 pictures')
  })
})
