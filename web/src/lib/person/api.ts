// What the fields about a person ask, and by which keys the answers are kept: they do not change.

import { queryOptions } from '@tanstack/react-query'
import { countryRoutes } from '#contract/public/countries.ts'
import { ask } from '../http/call.ts'

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: () => ask(countryRoutes.countries),
  staleTime: Number.POSITIVE_INFINITY,
})

export const statesQuery = (country: string) =>
  queryOptions({
    queryKey: ['states', country],
    queryFn: () => ask(countryRoutes.states, { query: { country } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
