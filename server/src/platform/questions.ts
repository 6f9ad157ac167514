// Questions whose answers come as messages, by number.

import { Outage } from './outage.ts'

export const firstNr = 1

export type Questions<Answer> = {
  /** An outage where no answer comes in time; without `withinMs` it waits for ever. */
  readonly ask: (send: (nr: number) => void, withinMs?: number) => Promise<Answer>
  readonly answer: (nr: number, answer: Answer) => void
  readonly fail: (nr: number, error: Error) => void
  /** All that wait. */
  readonly failAll: (error: Error) => void
}

type Waiting<Answer> = {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout | undefined
}

export function newQuestions<Answer>(): Questions<Answer> {
  const waiting = new Map<number, Waiting<Answer>>()
  let last = firstNr - 1
  const take = (nr: number) => {
    const one = waiting.get(nr)
    waiting.delete(nr)
    clearTimeout(one?.timer)
    return one
  }
  return {
    ask: (send, withinMs) =>
      new Promise<Answer>((resolve, reject) => {
        last += 1
        const nr = last
        const late = () => take(nr)?.reject(new Outage('no answer came in time'))
        const timer = withinMs === undefined ? undefined : setTimeout(late, withinMs)
        waiting.set(nr, { resolve, reject, timer })
        send(nr)
      }),
    answer: (nr, answer) => take(nr)?.resolve(answer),
    fail: (nr, error) => take(nr)?.reject(error),
    failAll: (error) => {
      for (const nr of [...waiting.keys()]) take(nr)?.reject(error)
    },
  }
}
