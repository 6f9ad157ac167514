// A certificate that a test makes for hosts on this machine, good for a day.

import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Certificate = {
  readonly key: string
  readonly certificate: string
  /** Where the certificate is, for who is to trust it. */
  readonly file: string
  /** SHA-256 of its public key, base64, by which Chromium trusts it. */
  readonly fingerprint: string
  readonly remove: () => Promise<void>
}

export async function certificateFor(hosts: readonly string[]): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
  const config = join(folder, 'names.cnf')
  await writeFile(
    config,
    [
      ...['[req]', 'distinguished_name = of', 'x509_extensions = also', 'prompt = no'],
      ...['[of]', 'CN = at home', '[also]', 'basicConstraints = CA:TRUE'],
      `subjectAltName = ${hosts.map((host) => `DNS:${host}`).join(',')}`,
    ].join('\n'),
  )
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-config', config]
  await run('openssl', [...made, '-keyout', key, '-out', file])
  const certificate = await readFile(file, 'utf8')
  const { publicKey } = new X509Certificate(certificate)
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  return {
    key: await readFile(key, 'utf8'),
    certificate,
    file,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Whether certificates can be made here. */
export async function hasOpenssl(): Promise<boolean> {
  return run('openssl', ['version']).then(
    () => true,
    () => false,
  )
}
