// What is held about a client here, for the copy of their own data: who they are, freezes, plan
// requests, links and letters.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'
import type { ProfileField } from './profile.ts'

export const exported = {
  freezes: allAtOnce(`
      select row_number() over (order by f.at, f.id) as place,
             json_build_object('at', f.at, 'by', split_part(f.actor, ':', 1), 'reason', f.reason,
                               'reason_code', f.reason_code,
                               'reason_details', f.reason_details,
                               'is_money_missing', f.is_money_missing,
                               'ended_at', u.at, 'ended_because', u.reason)::text as line
        from account_freezes f left join account_unfreezings u on u.freeze_id = f.id
       where f.client_id = $1`),
  identities: allAtOnce(`
      select nr as place,
             json_build_object('document', document_id, 'firstname', firstname,
                               'lastname', lastname, 'date_of_birth', date_of_birth,
                               'country', country, 'phone', phone,
                               'approved_at', approved_at)::text as line
        from identities where client_id = $1`),
  plan_requests: allAtOnce(`
      select row_number() over (order by id) as place,
             json_build_object('plan', plan, 'asked_at', asked_at, 'state', state,
                               'decided_at', decided_at, 'reason', reason)::text as line
        from plan_requests where client_id = $1`),
  links: allAtOnce(`
      select row_number() over (order by created_at, expires_at) as place,
             json_build_object('purpose', purpose, 'sent_at', created_at,
                               'expires_at', expires_at, 'used_at', used_at,
                               'replaced_at', replaced_at, 'new_address', address)::text as line
        from links where client_id = $1`),
  letters: allAtOnce(`
      select row_number() over (order by o.created_at, o.id) as place,
             json_build_object('written_at', o.created_at, 'subject', o.subject,
                               'sent_at', o.sent_at,
                               'gave_up_at', o.gave_up_at)::text as line
        from letters o
        join clients c on lower(normalize(trim(o.recipient), nfc)) = c.email_key
       where c.id = $1`),
} as const satisfies Record<string, Section>

/** What each field of a profile is called in the file: here every one of them is exported. */
const profileNames = {
  gender: 'gender',
  date_of_birth: 'date_of_birth',
  address: 'address',
  city: 'city',
  state: 'region',
  country: 'country',
} as const satisfies Record<ProfileField, string>

const profilePairs = Object.entries(profileNames).map(([column, name]) => `'${name}', p.${column}`)

export const profileSql = `select json_build_object(
              'client_number', c.id, 'email', c.email, 'firstname', c.firstname,
              'lastname', c.lastname, 'phone', c.phone, ${profilePairs.join(', ')},
              'profile_changed_at', p.changed_at,
              'state', c.state,
              'email_confirmed_at', c.email_confirmed_at, 'demo_started_at', c.demo_started_at,
              'demo_ends_at', c.demo_ends_at, 'demo_topped_up_at', c.demo_topped_up_at,
              'plan', c.plan, 'plan_trades', c.plan_trades, 'referral_code', c.referral_code,
              'was_referred', c.referred_by is not null,
              'cool_off_until', c.cool_off_until, 'self_excluded_until', c.self_excluded_until,
              'appropriate_at', c.appropriate_at, 'language', c.language,
              'reminder_minutes', c.reminder_minutes, 'created_at', c.created_at)::text as line
       from clients c left join profiles p on p.client_id = c.id where c.id = $1`
