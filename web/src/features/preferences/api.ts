// What the page about looks and languages asks the server, and by which key the answer is kept.

import { queryOptions } from '@tanstack/react-query'
import { languageRoutes as routes } from '#contract/client/language.ts'
import type { Language } from '#contract/shared/languages.ts'
import { ask } from '../../lib/http/call.ts'

export const languageQuery = queryOptions({
  queryKey: ['language of letters'],
  queryFn: ({ signal }) => ask(routes.ownLanguage, { signal }),
  staleTime: 0,
})

export const chooseLanguage = (language: Language) =>
  ask(routes.chooseLanguage, { body: { language } })
