// What is held about a client here, for the copy of their own data: the prices they asked to be
// told of, in points of their instruments.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  price_alerts: allAtOnce(`
      select extract(epoch from made_at)::bigint as place,
             json_build_object('instrument', i.symbol, 'kind', kind,
                               'upper', upper_points / 10.0 ^ i.decimals,
                               'lower', lower_points / 10.0 ^ i.decimals,
                               'set_at', set_points / 10.0 ^ i.decimals,
                               'reached', reached_points / 10.0 ^ i.decimals,
                               'made_at', made_at, 'reached_at', reached_at)::text as line
        from price_alerts a join instruments i on i.id = a.instrument_id
       where a.client_id = $1`),
} as const satisfies Record<string, Section>
