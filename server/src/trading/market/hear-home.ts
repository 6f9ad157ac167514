// The process that leads home, as another cell of the install hears and asks it, whichever it is.

import { type Millis, millis, second } from '#kernel/time.ts'
import type { Bus } from '#server/platform/bus.ts'
import { askOver, type Subject } from '#server/platform/bus-questions.ts'
import { Outage } from '#server/platform/outage.ts'
import { type SharedNews, sharedNews } from './shared-prices.ts'

export type HearNews = (news: SharedNews, lead: string) => void

export type Home = {
  /** The process that was heard last. */
  readonly lead: () => string
  /** Throws an outage where it does not answer. */
  readonly ask: <Question, Answer>(
    subject: Subject<Question, Answer>,
    question: Question,
  ) => Promise<Answer>
  /** Called for all it says from now on, by whoever asked for it last. */
  readonly follow: (hear: HearNews) => void
  readonly close: () => void
}

const answerMs = 10 * second

/** Resolves once home is heard. */
export async function hearHome(bus: Bus): Promise<Home> {
  const asking = askOver(bus, 'home')
  let lead = ''
  let leadsSince = millis(0)
  let hear: HearNews = () => {}
  let onFirst = () => {}
  const first = new Promise<void>((done) => {
    onFirst = done
  })
  const deafen = bus.hear(sharedNews, (news, from) => {
    // One that does not know yet that it leads no more.
    if (from !== lead && isFormer(news, leadsSince)) return
    if (from !== lead) asking.failAll(new Outage('the process that led home is gone'))
    lead = from
    leadsSince = news.leadsSince
    onFirst()
    hear(news, from)
  })
  await first
  return {
    lead: () => lead,
    ask: (subject, question) => asking.ask(subject, lead, question, answerMs),
    follow: (by) => {
      hear = by
    },
    close: () => {
      deafen()
      asking.close()
    },
  }
}

function isFormer(news: SharedNews, leadsSince: Millis): boolean {
  return news.leadsSince < leadsSince
}
