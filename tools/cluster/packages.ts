// Installs what is missing, from Debian. Nothing that comes is started by the system.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { packages } from './parts.ts'

export function installPackages(log: (line: string) => void): void {
  const missing = Object.entries(packages).flatMap(([name, file]) => {
    return existsSync(file) ? [] : [name]
  })
  if (missing.length === 0) return
  log(`installing ${missing.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'python3-etcd', ...missing],
  ]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${stderr.trim()}`)
  }
}
