// What this feature asks the server, and by which key an answer is kept.

import { queryOptions } from '@tanstack/react-query'
import { type Answers, appropriatenessRoutes } from '#contract/client/appropriateness.ts'
import { ask, call } from '../../lib/http/call.ts'

/** The choices are drawn anew each time, so nothing asks again by itself. */
export const questionsQuery = queryOptions({
  queryKey: ['appropriateness'],
  queryFn: ({ signal }) => ask(appropriatenessRoutes.appropriateness, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const answerQuestions = (body: Answers) =>
  call(appropriatenessRoutes.answerAppropriateness, { body })
