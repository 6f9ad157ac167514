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

/** Resolves once home is heard. `asking` is a name that nothing else has which asks it here. */
export async function hearHome(bus: Bus, asking: string): Promise<Home> {
  const questions = askOver(bus, asking)
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
    if (from !== lead) questions.failAll(new Outage('the process that led home is gone'))
    lead = from
    leadsSince = news.leadsSince
    onFirst()
    hear(news, from)
  })
  await first
  return {
    lead: () => lead,
    ask: (subject, question) => questions.ask(subject, lead, question, answerMs),
    follow: (by) => {
      hear = by
    },
    close: () => {
      deafen()
      questions.close()
    },
  }
}

function isFormer(news: SharedNews, leadsSince: Millis): boolean {
  return news.leadsSince < leadsSince
}
