// What the server refuses, as staff read it in the office; whatever is not listed is said in the
// server's own words.

export const refusals = {
  wrong_login: 'The e-mail or the password is wrong.',
  staff_code_needed: 'Type the code that your authenticator app shows.',
  staff_code_wrong: 'This code is wrong, too old or was used already.',
  staff_tries_over: 'Too many wrong codes. Please wait {seconds} seconds.',
  staff_proof_needed: 'This takes your second factor, shown within the last five minutes.',
  staff_factor_missing: 'This needs a second factor, and you have none.',
  staff_power_missing: 'This is not for your roles.',
  invitation_wrong: 'This invitation is wrong, or was used or is too old.',
  enrolment_over: 'That took too long: show the secret again.',
  too_many_requests: 'Too many tries. Please wait {seconds} seconds.',
  not_found: 'There is nothing here for you.',
  approved_already: 'You said yes to it already; somebody else has to, too.',
  own_withdrawal: 'Nobody decides on a withdrawal of their own.',
  message_done: 'Somebody has answered or closed it already.',
  message_open: 'It waits already.',
  stopped_already: 'New trades on it are stopped already.',
  not_stopped: 'New trades on it are not stopped.',
  account_frozen: 'The account is frozen: nothing is approved.',
} as const
