// What is held about a client here, for the copy of their own data: what they settled about
// automated trades, when they ran, and what was done with each signal.

import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

export const exported = {
  automation_settings: allAtOnce(`
      select s.id as place,
             json_build_object('id', s.id, 'rules', s.rules, 'instruments', s.instruments,
               'stake_usd', ${usd('s.stake')}, 'share_bp', s.share_bp,
               'hours_from', s.hours_from, 'hours_to', s.hours_to,
               'trades_most', s.trades_most, 'stake_most_usd', ${usd('s.stake_most')},
               'loss_most_usd', ${usd('s.loss_most')}, 'losses_in_row', s.losses_in_row,
               'cool_down_minutes', s.cool_down_minutes, 'pair_losses', s.pair_losses,
               'drawdown_most_usd', ${usd('s.drawdown_most')}, 'tells', s.tells,
               'fingerprint', s.fingerprint, 'made_at', s.made_at)::text as line
        from ats_settings s where s.client_id = $1`),
  automation_switches: allAtOnce(`
      select w.id as place,
             json_build_object('id', w.id, 'settings_id', w.settings_id, 'runs', w.runs,
               'reason', w.reason, 'expected_loss_usd', ${usd('w.expected_loss')},
               'at', w.at)::text as line
        from ats_switches w where w.client_id = $1`),
  automation_orders: allAtOnce(`
      select row_number() over (order by o.decided_at, o.signal_id) as place,
             json_build_object('signal_id', o.signal_id, 'settings_id', o.settings_id,
               'switch_id', o.switch_id, 'account', o.book, 'instrument_id', o.instrument_id,
               'place', o.place, 'stake_usd', ${usd('o.stake')}, 'day', o.day,
               'slot', o.slot, 'slots', o.slots, 'decided_at', o.decided_at, 'due_at', o.due_at,
               'answered_at', o.answered_at, 'trade_id', o.trade_id, 'refused', o.refused,
               'refused_with', o.refused_with, 'ended_at', o.ended_at, 'outcome', o.outcome,
               'brought_usd', ${usd('o.brought')})::text as line
        from ats_orders o where o.client_id = $1`),
  automation_skips: allAtOnce(`
      select row_number() over (order by k.at, k.signal_id) as place,
             json_build_object('signal_id', k.signal_id, 'account', k.book,
               'instrument_id', k.instrument_id, 'reason', k.reason, 'at', k.at)::text as line
        from ats_skips k where k.client_id = $1`),
} as const satisfies Record<string, Section>
