// What is held about a client here, for the copy of their own data: their attempts at the questions
// before live trading, with what they answered.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  appropriateness: allAtOnce(`
      select id as place,
             json_build_object('at', at, 'right', right_count, 'asked', asked_count,
                               'has_passed', has_passed, 'answers', answers)::text as line
        from appropriateness_attempts where client_id = $1`),
} as const satisfies Record<string, Section>
