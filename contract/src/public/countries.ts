// The countries and states that a profile can name.

import * as z from 'zod/mini'
import { country } from '../shared/person.ts'
import { Sentence, Success, Text } from '../shared/wire.ts'

const Country = z.object({ code: Text, name: Sentence })
export type Country = z.infer<typeof Country>

export const countryRoutes = {
  countries: {
    method: 'GET',
    path: '/public/countries',
    audience: 'public',
    keptMs: 60_000,
    summary: 'The countries a profile can name.',
    reply: Success(z.array(Country)),
  },
  states: {
    method: 'GET',
    path: '/public/states',
    audience: 'public',
    keptMs: 60_000,
    summary:
      'Names to suggest for the state of a profile: the subdivisions of the country, sorted; ' +
      'none if the country is unknown. A profile takes any other text as well.',
    query: z.strictObject({ country }),
    reply: Success(z.array(Text)),
  },
} as const
