// "localhost" is more than one address: on each of them the same server answers.

import { expect, it } from 'vitest'
import { refuse } from '#kernel/refusal.ts'
import { testClock } from '#test/clock.ts'
import { createApp } from './app.ts'
import { listenWith } from './platform/listen-on.ts'
import { securityHeaders } from './platform/security-headers.ts'

it('on localhost it is the same server on each address', async () => {
  const listening = await createApp({
    logLevel: 'error',
    trustedProxies: 0,
    headers: securityHeaders({ isTls: true, isSandbox: true }),
    version: '0',
    web: undefined,
    clock: testClock(),
    keptWhile: () => '',
    signIn: () => refuse('signed_out'),
    register: () => {},
  })
  await listenWith(listening)({ host: 'localhost', port: 0 })
  const address = listening.server.address()
  const at = typeof address === 'object' && address ? address.port : 0
  for (const name of ['127.0.0.1', '[::1]']) {
    const answer = await fetch(`http://${name}:${at}/%E0%A4%A`).catch(() => undefined)
    // Not every machine has both.
    if (answer) expect(answer.headers.get('x-frame-options')).toBe('DENY')
  }
  await listening.close()
})
