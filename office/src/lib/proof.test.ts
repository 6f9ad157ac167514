import { expect, test } from 'vitest'
import { answerProof, askProof, hearOfProof, isProofAsked } from './proof.ts'

test('whatever waits is answered together, once', async () => {
  const heard: boolean[] = []
  const stop = hearOfProof(() => heard.push(isProofAsked()))
  const both = Promise.all([askProof(), askProof()])
  expect(isProofAsked()).toBe(true)
  answerProof(true)
  expect(await both).toEqual([true, true])
  expect(heard).toEqual([true, true, false])
  stop()
  const left = askProof()
  answerProof(false)
  expect(await left).toBe(false)
  expect(heard).toHaveLength(3)
})
