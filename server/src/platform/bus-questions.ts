// Questions over the bus: asked of one process by its name, answered by it or not at all.

import { type Bus, channel } from './bus.ts'
import { errorOf, type Failure, failureOf } from './failures.ts'
import { newQuestions } from './questions.ts'

declare const kinds: unique symbol

/** What is asked under this name, and what is answered. */
export type Subject<Question, Answer> = {
  readonly name: string
  readonly [kinds]?: (question: Question) => Answer
}

export function subject<Question, Answer>(name: string): Subject<Question, Answer> {
  return { name }
}

/** `asking` is where the answer goes, at the process that asks. */
type Asked = { readonly nr: number; readonly asking: string; readonly question: unknown }
type Answered = { readonly nr: number; readonly answer: unknown }
type Failed = { readonly nr: number; readonly error: Failure }

const askedOf = (name: string, of: string) => channel<Asked>(`asked.${name}.${of}`)
const answersTo = (asker: string, asking: string) =>
  channel<Answered | Failed>(`answers.${asking}.${asker}`)

/** Answers this from now on, as the process that it is. Returns how to answer no more. */
export function answerOver<Question, Answer>(
  bus: Bus,
  { name }: Subject<Question, Answer>,
  answer: (question: Question) => Answer | Promise<Answer>,
): () => void {
  return bus.hear(askedOf(name, bus.self), async ({ nr, asking, question }, from) => {
    const to = answersTo(from, asking)
    try {
      const found = answer(question as Question)
      // What is there at once is said at once: it may be what changes next.
      bus.say(to, { nr, answer: found instanceof Promise ? await found : found })
    } catch (error) {
      bus.say(to, { nr, error: failureOf(error) })
    }
  })
}

export type Asking = {
  /** Throws what the other process threw, and an outage where it does not answer in time. */
  readonly ask: <Question, Answer>(
    subject: Subject<Question, Answer>,
    of: string,
    question: Question,
    withinMs: number,
  ) => Promise<Answer>
  readonly failAll: (error: Error) => void
  readonly close: () => void
}

/** `asking` is a name that nothing else has which asks in this process. */
export function askOver(bus: Bus, asking: string): Asking {
  const questions = newQuestions<unknown>()
  const close = bus.hear(answersTo(bus.self, asking), (answered) => {
    if ('error' in answered) questions.fail(answered.nr, errorOf(answered.error))
    else questions.answer(answered.nr, answered.answer)
  })
  return {
    ask: async <Question, Answer>(
      { name }: Subject<Question, Answer>,
      of: string,
      question: Question,
      withinMs: number,
    ) => {
      const to = askedOf(name, of)
      return (await questions.ask(
        (nr) => bus.say(to, { nr, asking, question }),
        withinMs,
      )) as Answer
    },
    failAll: questions.failAll,
    close,
  }
}
