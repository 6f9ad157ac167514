// The streams of several processes of an install, for their clients one: what one process has to
// say reaches sockets at all of them, and a ticket of one is good, once, at any.

import type { ChatNews } from '#contract/public/chat.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { second } from '#kernel/time.ts'
import { type Bus, channel } from './bus.ts'
import { answerOver, askOver, type Subject, subject } from './bus-questions.ts'
import type { ToClient } from './stream-sockets.ts'
import type { Holder } from './stream-tickets.ts'

/** What a process does at its own sockets. */
export type OwnStream = {
  readonly sendTo: (clientId: ClientId, message: ToClient) => void
  readonly tellFollowers: (topic: string, message: ChatNews) => void
  readonly isFollowed: (topic: string) => boolean
  readonly followed: () => string[]
  readonly endSession: (sessionId: SessionId) => void
  readonly redeemTicket: (ticket: string) => Holder | undefined
  readonly redeemFollow: (ticket: string) => string | undefined
}

/** The same, at those of all. */
export type AllStreams = Pick<
  OwnStream,
  'sendTo' | 'tellFollowers' | 'isFollowed' | 'endSession'
> & {
  readonly redeemTicket: (ticket: string) => Holder | undefined | Promise<Holder | undefined>
  readonly redeemFollow: (ticket: string) => string | undefined | Promise<string | undefined>
  readonly close: () => void
}

const toClient = channel<readonly [ClientId, ToClient]>('stream.client')
const toFollowers = channel<readonly [string, ChatNews]>('stream.followers')
/** Said by the process at which it ended. */
export const sessionEnded = channel<SessionId>('stream.ended')
const followedThere = channel<readonly string[]>('stream.followed')
const ticketOf = subject<string, Holder | undefined>('ticket')
const followOf = subject<string, string | undefined>('follow')

const redeemMs = 2 * second
/** How often each process says what is followed there, and how long that counts. */
const followedEveryMs = 2 * second
const followedForMs = 3 * followedEveryMs

export function joinStreams(own: OwnStream, bus: Bus): AllStreams {
  const asking = askOver(bus, 'stream')
  const elsewhere = new Map<string, { readonly topics: ReadonlySet<string>; readonly at: number }>()
  const deafen = [
    bus.hear(toClient, (told) => own.sendTo(...told)),
    bus.hear(toFollowers, (told) => own.tellFollowers(...told)),
    bus.hear(sessionEnded, own.endSession),
    bus.hear(followedThere, (topics, from) => {
      elsewhere.set(from, { topics: new Set(topics), at: performance.now() })
    }),
    answerOver(bus, ticketOf, own.redeemTicket),
    answerOver(bus, followOf, own.redeemFollow),
  ]
  const saying = setInterval(() => {
    forgetOld(elsewhere)
    bus.say(followedThere, own.followed())
  }, followedEveryMs).unref()
  const redeem = <T>(
    ticket: string,
    here: (ticket: string) => T | undefined,
    there: Subject<string, T | undefined>,
  ) => {
    const issuer = issuerOf(ticket)
    if (issuer === undefined || issuer === bus.self) return here(ticket)
    return asking.ask(there, issuer, ticket, redeemMs).catch(() => undefined)
  }
  return {
    sendTo: (clientId, message) => {
      own.sendTo(clientId, message)
      bus.say(toClient, [clientId, message])
    },
    tellFollowers: (topic, message) => {
      own.tellFollowers(topic, message)
      bus.say(toFollowers, [topic, message])
    },
    isFollowed: (topic) =>
      own.isFollowed(topic) || [...elsewhere.values()].some(({ topics }) => topics.has(topic)),
    endSession: (sessionId) => {
      own.endSession(sessionId)
      bus.say(sessionEnded, sessionId)
    },
    redeemTicket: (ticket) => redeem(ticket, own.redeemTicket, ticketOf),
    redeemFollow: (ticket) => redeem(ticket, own.redeemFollow, followOf),
    close: () => {
      clearInterval(saying)
      for (const stop of deafen) stop()
      asking.close()
    },
  }
}

/** Who can redeem it, as it stands before the ticket. */
function issuerOf(ticket: string): string | undefined {
  return /^(?:\d{1,2}\.)?([0-9a-f]{24})\./.exec(ticket)?.[1]
}

function forgetOld(elsewhere: Map<string, { readonly at: number }>): void {
  const now = performance.now()
  for (const [process, { at }] of elsewhere) {
    if (now - at > followedForMs) elsewhere.delete(process)
  }
}
