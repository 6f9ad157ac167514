// A real SMTP server on a free port, with the faults that real ones have.

import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { readonly from: string; readonly to: string[]; readonly source: string }

export type TestSmtp = {
  readonly url: string
  readonly received: ReceivedMail[]
  /** What to answer from now on. */
  answerWith: SmtpFault | undefined
  readonly close: () => Promise<void>
}

/**
 * - a number: that SMTP status to the recipient's address;
 * - `dropped`: the connection breaks in the middle of the message;
 * - `lost answer`: the message is taken, but the connection breaks before that is said.
 */
export type SmtpFault = number | 'dropped' | 'lost answer'

type Wiring = {
  readonly received: ReceivedMail[]
  answerWith: SmtpFault | undefined
  readonly sockets: Set<Socket>
}

export async function startSmtp(port = 0): Promise<TestSmtp> {
  const wiring: Wiring = { received: [], answerWith: undefined, sockets: new Set() }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    ...handlersOf(wiring),
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => wiring.sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return Object.assign(wiring, {
    url: `smtp://127.0.0.1:${address.port}`,
    close: async () => {
      hangUp(wiring)
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

function handlersOf(wiring: Wiring): SMTPServerOptions {
  return {
    onRcptTo: (_address, _session, done) => {
      const { answerWith } = wiring
      if (typeof answerWith !== 'number') return done()
      return done(Object.assign(new Error('not now'), { responseCode: answerWith }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (wiring.answerWith === 'dropped') hangUp(wiring)
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        wiring.received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        if (wiring.answerWith === 'lost answer') hangUp(wiring)
        else done()
      })
    },
  }
}

function hangUp({ sockets }: Wiring): void {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
}
