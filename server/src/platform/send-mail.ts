// Sends what waits in the outbox: at least once, each mail until it is through or has no hope left.

import { day, hour, later, minute, second } from '#kernel/time.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import { type Mailer, MailRejected, type WaitingMail } from './mail.ts'
import { claimMails, markFailed, markGivenUp, markSent } from './outbox.store.ts'
import { type Loop, repeat } from './repeat.ts'

export type SendingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly mailer: Mailer
  readonly log: (message: string) => void
}

const pauseMs = second
const batchSize = 5
/** Longer than any try takes, so that a mail is not in two hands at once. */
const claimMs = 5 * minute
const givenUpAfterMs = 3 * day

/**
 * How long a mail waits after this many failed tries: 30 s, then twice as long each time, up to an
 * hour.
 */
export function backOffMs(tries: number): number {
  return Math.min(30 * second * 2 ** Math.min(tries - 1, 20), hour)
}

/** Looks into the outbox every second until stopped. */
export function startSendingMail(deps: SendingDeps): Loop {
  return repeat({ name: 'sending mail', pauseMs, log: deps.log }, async () =>
    (await sendDueMails(deps)) > 0 ? 'more' : 'done',
  )
}

/** Tries a few of the mails that are due, at the same time; says how many there were. */
export async function sendDueMails(deps: SendingDeps): Promise<number> {
  const now = deps.clock.now()
  const mails = await claimMails(deps.db, now, later(now, claimMs), batchSize)
  await Promise.all(mails.map((mail) => sendOne(deps, mail)))
  return mails.length
}

async function sendOne({ db, clock, mailer, log }: SendingDeps, mail: WaitingMail): Promise<void> {
  const problem = await mailer(mail).then(
    () => undefined,
    (error: unknown) => error,
  )
  const now = clock.now()
  if (problem === undefined) return markSent(db, mail.id, now)
  if (problem instanceof MailRejected || now - mail.createdAt >= givenUpAfterMs) {
    log(`mail ${mail.id} was given up after ${mail.tries} tries`)
    return markGivenUp(db, mail.id, wordsOf(problem), now)
  }
  // The server's words may name the recipient: they are kept with the mail and not logged.
  log(`mail ${mail.id} could not be sent (try ${mail.tries}) and is tried again`)
  return markFailed(db, mail.id, wordsOf(problem), later(now, backOffMs(mail.tries)))
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
