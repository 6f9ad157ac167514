// What is held about a client here, for the copy of their own data: the tournaments they were in.

import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

export const exported = {
  tournaments: allAtOnce(`
      select row_number() over (order by n.joined_at, n.id) as place,
             json_build_object('tournament', n.tournament_id, 'name', t.name, 'entry', n.id,
                               'number', n.number, 'shown_as', n.shown_as,
                               'joined_at', n.joined_at, 'left_at', n.left_at,
                               'account', t.currency, 'fee_usd', ${usd('t.fee')},
                               'is_practice', t.is_practice, 'pool_share_bp', t.pool_share_bp,
                               'added_usd', ${usd('t.added')},
                               'start_chips', ${usd('t.start_chips')},
                               'rebuys_most', t.rebuys_most, 'seats', t.seats,
                               'places', t.places, 'countries', t.countries,
                               'starts_at', t.starts_at, 'join_until', t.join_until,
                               'ends_at', t.ends_at, 'reached_at', r.reached_at,
                               'place', r.place, 'chips', ${usd('r.chips')},
                               'trades', r.decided, 'prize_usd', ${usd('r.prize')}, 'rebuys', (
               select coalesce(json_agg(json_build_object('id', b.id, 'number', b.number,
                                 'at', b.at, 'chips', ${usd('b.chips')}) order by b.number), '[]')
                 from tournament_rebuys b where b.entry_id = n.id))::text as line
        from tournament_entries n join tournaments t on t.id = n.tournament_id
        left join tournament_results r on r.entry_id = n.id
       where n.client_id = $1`),
} as const satisfies Record<string, Section>
