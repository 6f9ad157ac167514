// The files of `deploy/`, filled in for machines and read by the programs they are for. A program
// that is not on this machine reads nothing: then it is said which.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { certificateFor, hasOpenssl } from '#test/certificate.ts'
import { packages } from './parts.ts'
import { render, renderFile } from './render.ts'
import { writeFiles } from './write-files.ts'

let folder: string
let written: readonly string[]

beforeAll(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'deploy-'))
  written = (await writeFiles(folder)).map((path) => path.slice(folder.length + 1))
  return () => fs.rm(folder, { recursive: true, force: true })
})

test('each machine has its files, whole, and nobody else reads their passwords', async () => {
  const ofDatabase = ['etcd/etcd.yml', 'patroni/config.yml', 'pgbackrest.conf']
  expect(written).toEqual([
    ...['db1', 'db2', 'db3'].flatMap((name) => ofDatabase.map((file) => `${name}/etc/${file}`)),
    'front/etc/haproxy/haproxy.cfg',
    'bus/etc/nats-server.conf',
  ])
  for (const name of [...written, 'secrets.json']) {
    expect(await fs.readFile(join(folder, name), 'utf8')).not.toMatch(/\{\{|undefined/)
    expect((await fs.stat(join(folder, name))).mode & 0o777).toBe(0o600)
  }
  const patroni = await fs.readFile(join(folder, 'db2/etc/patroni/config.yml'), 'utf8')
  for (const words of ['synchronous_mode_strict: true', 'name: db2', 'listen: 10.0.0.12:5432']) {
    expect(patroni).toContain(words)
  }
})

test('clients come over TLS alone, and to the office by a host of its own', async () => {
  const front = await fs.readFile(join(folder, 'front/etc/haproxy/haproxy.cfg'), 'utf8')
  const binds = front.split('\n').filter((line) => /^ +bind /.test(line))
  expect(binds.map((line) => line.trim())).toEqual([
    'bind 10.0.0.21:5432 tcp-ut 10s',
    expect.stringMatching(/^bind 10\.0\.0\.21:443 ssl crt \S+\/site\.pem alpn h2,http\/1\.1$/),
    'bind 10.0.0.21:80',
  ])
  const [, plain = ''] = front.split('frontend plain')
  expect(plain.split('\n\n')[0]).not.toContain('default_backend')
  const settings = await fs.readFile('deploy/systemd/truestrike.env', 'utf8')
  const hosts = [...settings.matchAll(/^(?:PUBLIC|OFFICE)_URL=https:\/\/(.+)$/gm)]
  expect(new Set(hosts.map(([, host]) => host)).size).toBe(2)
})

test('a word that nobody said anything for is refused', () => {
  expect(render('a {{one}} c', { one: 'b' })).toBe('a b c')
  expect(() => render('a {{two}} c', { one: 'b' })).toThrow('{{two}}')
})

const readers: Readonly<Record<string, { program: string; args: (at: string) => string[] }>> = {
  HAProxy: {
    program: packages.haproxy ?? '',
    args: (at) => ['-c', '-f', join(at, 'front/etc/haproxy/haproxy.cfg')],
  },
  NATS: {
    program: packages['nats-server'] ?? '',
    args: (at) => ['-t', '-c', join(at, 'bus/etc/nats-server.conf')],
  },
  pgBackRest: {
    program: packages.pgbackrest ?? '',
    args: (at) => [`--config=${join(at, 'db1/etc/pgbackrest.conf')}`, 'info'],
  },
}

/** HAProxy wants its certificate at once. */
beforeAll(async () => {
  if (!existsSync(packages.haproxy ?? '') || !(await hasOpenssl())) return
  const { key, certificate, remove } = await certificateFor(['trade.example.org'])
  await remove()
  const at = join(folder, 'site.pem')
  await fs.writeFile(at, certificate + key, { mode: 0o600 })
  const file = join(folder, 'front/etc/haproxy/haproxy.cfg')
  const text = await fs.readFile(file, 'utf8')
  await fs.writeFile(file, text.replace('/etc/haproxy/site.pem', at))
})

for (const [name, { program, args }] of Object.entries(readers)) {
  test.skipIf(!existsSync(program))(`${name} reads its file (skipped where it is not)`, () => {
    const { status, stdout, stderr } = spawnSync(program, args(folder), { encoding: 'utf8' })
    expect([status, stdout + stderr]).toEqual([0, expect.not.stringMatching(/ALERT|error/i)])
  })
}

/** It asks for things to be where they will be, as PostgreSQL's own programs. */
test.skipIf(!existsSync(packages.patroni ?? '') || !existsSync(packages['postgresql-15'] ?? ''))(
  'Patroni finds nothing wrong with its own (skipped where it is not)',
  async () => {
    const home = await fs.mkdtemp(join(tmpdir(), 'patroni-'))
    onTestFinished(() => fs.rm(home, { recursive: true, force: true }))
    const [value, file] = ['trial', join(home, 'patroni.yml')]
    const words = ['scope', 'name', 'superuserPassword', 'replicationPassword', 'rewindPassword']
    const places = { run: home, postgresData: join(home, 'none'), archiveCommand: '/bin/true' }
    const text = await renderFile('patroni/patroni.yml', {
      ...Object.fromEntries(words.map((word) => [word, value])),
      ...places,
      address: '127.0.0.1',
      subnet: '127.0.0.0/8',
      etcdHosts: '"127.0.0.1:2379"',
      sharedBuffers: '64MB',
    })
    await fs.writeFile(file, text)
    const args = ['--validate-config', file]
    const { stdout, stderr } = spawnSync(packages.patroni ?? '', args, { encoding: 'utf8' })
    // That nothing listens there is as it should be.
    const wrong = (stdout + stderr)
      .split('\n')
      .filter((line) => /is not a|required|missing/i.test(line))
    expect(wrong).toEqual([])
  },
)

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))(
  'systemd finds nothing wrong with the units (skipped where it is not)',
  async () => {
    const home = await fs.mkdtemp(join(tmpdir(), 'units-'))
    onTestFinished(() => fs.rm(home, { recursive: true, force: true }))
    const names = ['truestrike.service', 'truestrike-backup.service', 'truestrike-backup.timer']
    for (const name of names) {
      const text = await fs.readFile(join('deploy/systemd', name), 'utf8')
      // Programs and users that are not on this machine.
      await fs.writeFile(join(home, name), text.replaceAll('/usr/bin/node', '/bin/true'))
    }
    const paths = names.map((name) => join(home, name))
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], {
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${home}:` },
    })
    const ours = (stdout + stderr).split('\n').filter((line) => line.includes('truestrike'))
    expect(ours).toEqual([])
  },
)
