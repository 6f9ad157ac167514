// Every "no" to members of staff: who they are, what takes two of them, and what they change.

export const staffRefusals = {
  report_too_long: {
    status: 503,
    message: 'This report takes too long to make: ask for fewer days.',
  },
  report_cell_away: {
    status: 503,
    message: 'Cell {cell} does not answer, and a report is of all: try again when it does.',
  },
  report_reader: { status: 422, message: '{email} is no member whose role reads reports.' },
  report_scheduled: { status: 409, message: 'This report is mailed to {email} as often already.' },
  decided_at_home: {
    status: 409,
    message: 'This is decided at home, in the office of cell 1, and holds here within seconds.',
  },
  operator_known: { status: 409, message: '{email} is a member of staff already.' },
  operator_last: { status: 422, message: '{email} is the last member of staff.' },
  staff_actor_needed: { status: 422, message: 'Say who acts: --as ADDRESS' },
  staff_code_needed: {
    status: 422,
    message: '{email} has a second factor: say its code with --code.',
  },
  staff_code_wrong: { status: 422, message: 'This code is wrong, too old or was used already.' },
  staff_passkey_wrong: { status: 422, message: 'This passkey was not accepted.' },
  staff_passkey_missing: { status: 422, message: 'There is no passkey: type a code of the app.' },
  staff_passkeys_many: { status: 422, message: 'There can be {limit} passkeys.' },
  staff_app_first: { status: 422, message: 'Set up an authenticator app first.' },
  staff_proof_needed: {
    status: 409,
    message: 'This takes your second factor, shown within the last five minutes.',
  },
  staff_factor_missing: {
    status: 422,
    message: '{email} has no second factor. Set it up with: members enrol',
  },
  staff_power_missing: {
    status: 422,
    message: 'This is not for the roles of {email}: {action}.',
  },
  staff_tries_over: {
    status: 429,
    message: 'Too many wrong codes of {email}. Please wait {seconds} seconds.',
  },
  invitation_needed: {
    status: 422,
    message: 'Another member of staff has to invite {email} first: members invite',
  },
  invitation_wrong: { status: 422, message: 'This invitation is wrong, or was used or too old.' },
  recovery_own: {
    status: 422,
    message: 'Your own app you replace with a code of it: members enrol',
  },
  own_roles: { status: 422, message: 'Nobody changes their own powers.' },
  roles_same: { status: 409, message: '{email} has these roles already.' },
  administrator_last: {
    status: 422,
    message: 'Then nobody would be left who lets others in: {email} is the last administrator.',
  },
  recovery_not_needed: {
    status: 422,
    message: '{email} has no second factor to replace: members invite',
  },
  recovery_waits: {
    status: 409,
    message:
      'Nobody has to confirm this: it takes effect at {until}, unless it is stopped. To be ' +
      'faster, two propose and confirm: members invite',
  },
  enrolment_over: { status: 422, message: 'Nothing waits for a first code. Start with: enrol' },
  four_eyes: { status: 422, message: 'This takes two people: somebody else has to confirm it.' },
  terms_time: { status: 422, message: 'Terms hold from a time to come, within a year.' },
  proposal_open: { status: 409, message: 'There is a proposal for {subject} already: {id}.' },
  proposal_confirmed: {
    status: 409,
    message: 'This is confirmed already, and takes effect at {until}.',
  },
  proposal_ended: { status: 409, message: 'This proposal is {state} already.' },

  // what they change and state
  setting_unknown: { status: 422, message: 'There is no setting {name}.' },
  setting_invalid: { status: 422, message: 'The setting {name} cannot have this value.' },
  operator_unknown: { status: 422, message: 'No member of staff has the address {email}.' },
  queue_item_done: { status: 409, message: 'This waits for nobody any more.' },
  queue_item_taken: { status: 409, message: 'It is with {email} now.' },
  queue_item_free: { status: 409, message: 'It is with nobody any more.' },
  queue_holder_barred: { status: 422, message: '{email} may not decide this.' },
  queue_overdue: { status: 422, message: 'What is overdue is not put off.' },
  queue_snooze_span: {
    status: 422,
    message: 'Put it off to a time to come, and no later than it is due: {until}.',
  },
  message_done: { status: 409, message: 'This message is answered or closed already.' },
  message_open: { status: 409, message: 'This message waits already.' },
  chat_resolved: { status: 409, message: 'This conversation is resolved already.' },
  chat_not_resolved: { status: 409, message: 'This conversation is not resolved.' },
  chat_snooze_span: {
    status: 422,
    message: 'Put it off to a time to come, and no later than {until}.',
  },
  chat_snoozed_there: {
    status: 422,
    message: 'A conversation is put off on its own page, until they write again.',
  },
  claim_unknown: { status: 422, message: 'There is no registered claim {claim}.' },
  claim_not_attested: {
    status: 422,
    message: 'The claim {claim} is measured, or has no source here: nobody can attest it.',
  },
  attestation_term: {
    status: 422,
    message: 'An attestation ends on a day from today on, at most 400 days ahead.',
  },
  attestation_withdrawn: { status: 409, message: 'This attestation is withdrawn already.' },
  logo_too_small: { status: 422, message: 'This picture is too small to be a logo.' },
  alarm_seen: { status: 409, message: 'Somebody has seen to this alarm already.' },
  tournament_times: {
    status: 422,
    message:
      'A tournament starts within a year and lasts a month at most; one can join until after its ' +
      'start, and not after its end.',
  },
  tournament_banned: {
    status: 422,
    message: 'The law there forbids to offer anything for trading: {countries}.',
  },
  tournament_places: {
    status: 422,
    message: 'Places get 100 % together, in whole hundredths, and none more than one above it.',
  },
  tournament_free_rebuys: {
    status: 422,
    message: 'Nobody can begin anew in a tournament that is free.',
  },
  tournament_no_pool: { status: 422, message: 'There has to be something to win.' },
  tournament_over: { status: 409, message: 'This tournament is over already.' },
  announcement_span: {
    status: 422,
    message: 'An announcement ends later than it begins, and its end is to come.',
  },
  announcements_full: { status: 409, message: 'At most {limit} announcements stand at once.' },
  announcement_over: { status: 409, message: 'This announcement is over already.' },
  own_plan: { status: 422, message: 'Nobody decides on a plan of their own.' },
} as const
