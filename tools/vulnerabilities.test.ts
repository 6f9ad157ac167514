// What is said of known vulnerabilities, with a registry of our own that answers in every way.

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lookForVulnerabilities, notLooked } from './vulnerabilities.ts'

// npm starts as a process of its own each time, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000 })

async function registry(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}

/** With nothing kept from another time. */
async function look(registry: string, patienceMs = 120_000) {
  const cache = await mkdtemp(join(tmpdir(), 'npm-'))
  onTestFinished(() => rm(cache, { recursive: true, force: true }))
  return lookForVulnerabilities({ registry, cache, patienceMs })
}

/** Advisories of one installed package; of the packages themselves it knows nothing. */
const advising = (severity: string | null): RequestListener => {
  return (request, response) => {
    if (!request.url?.includes('advisories/bulk')) return response.writeHead(404).end('{}')
    const advisory = {
      id: 1,
      url: 'https://example.org/1',
      title: 'A hole',
      severity,
      cwe: [],
      vulnerable_versions: '*',
      cvss: { score: 0, vectorString: null },
    }
    const found = severity === null ? {} : { fastify: [advisory] }
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(found))
  }
}

test('none are known', async () => {
  const url = await registry(advising(null))
  expect(await look(url)).toEqual({ code: 0, lines: [] })
})

test.each([
  ['low', 0],
  ['moderate', 0],
  ['high', 1],
  ['critical', 1],
])('one that is %s ends with %i, and is named', async (severity, code) => {
  const url = await registry(advising(severity))
  const found = await look(url)
  expect(found.code).toBe(code)
  expect(found.lines.join('\n')).toMatch(new RegExp(`^${severity}: fastify`, 'm'))
})

test.each<[string, RequestListener]>([
  ['does not take the question', (_, response) => response.writeHead(405).end()],
  ['is out of order', (_, response) => response.writeHead(500).end('{}')],
  ['answers with a page', (_, response) => response.end('<html>')],
])('a registry that %s is no all-clear', async (_, answer) => {
  const { code, lines } = await look(await registry(answer))
  expect([code, lines]).toEqual([notLooked, [expect.stringContaining('were not looked for')]])
})

test('one that never answers is not waited for', async () => {
  const url = await registry(() => {})
  const { code, lines } = await look(url, 1_000)
  expect([code, lines]).toEqual([notLooked, [expect.stringContaining('did not answer within 1 s')]])
})

test('nor is one that is not there', async () => {
  const { code } = await look('http://127.0.0.1:9/')
  expect(code).toBe(notLooked)
})
