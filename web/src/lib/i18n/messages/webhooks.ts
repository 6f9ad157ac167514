// Webhooks: where a client's own programs are told what happened.

import type {
  WebhookKind,
  WebhookMessageView,
  WebhookProblem,
  WebhookView,
} from '#contract/client/webhooks.ts'

type End = NonNullable<WebhookView['ended_why']>

const kinds: Readonly<Record<WebhookKind, string>> = {
  'trade.settled': 'Trades that settled',
  'money.moved': 'Money that moved',
}
const ends: Readonly<Record<End, string>> = {
  by_client: 'removed',
  gone: 'ended: it answered that it is gone',
  failing: 'ended: nothing arrived for five days',
  account_closed: 'ended with the account',
}
const states: Readonly<Record<WebhookMessageView['state'], string>> = {
  waiting: 'waits',
  delivered: 'arrived',
  failed: 'given up',
}
const problems: Readonly<Record<WebhookProblem, string>> = {
  address_private: 'its name leads into a private network',
  name_unknown: 'its name is not known',
  not_reached: 'nobody answered there',
  timed_out: 'no answer within 15 seconds',
  certificate: 'its certificate is not valid',
  moved: 'it answered that it has moved; nothing is followed',
  status: 'it did not answer with a status of 200 to 299',
  gone: 'it answered that it is gone',
}

export const webhooks = {
  title: 'Webhooks',
  lead:
    'A program of yours is told what happens, instead of asking again and again. Each message is ' +
    'signed as Standard Webhooks has it, and sent again for up to three days until it arrives.',
  tokens: 'Personal tokens',
  yours: 'Your webhooks',
  none: 'You have none yet.',
  kinds,
  ends,
  states,
  problems,
  kindOf: (kind: string) => (kind === 'webhook.test' ? 'A test' : kind),
  since: (day: string) => `since ${day}`,
  paused: 'paused',
  failing: (when: string) => `nothing has arrived since ${when}`,
  former: (when: string) => `the secret before signs as well until ${when}`,
  test: 'Send a test',
  pause: 'Pause',
  resume: 'Go on',
  remove: 'Remove',
  newSecret: 'New secret',
  makeSecret: 'Make a new secret',
  named: (what: string, url: string) => `${what}: ${url}`,
  make: 'Make a webhook',
  making: 'Make it',
  url: 'Address',
  urlHint: 'Begins with https:// and can be reached by everybody',
  kind: 'What it is told',
  both: 'Both',
  password: 'Password',
  passwordAgain: 'Once more, to make sure it is you',
  shown: 'Copy it now: it is not shown again.',
  secret: 'Secret',
  seen: 'I have it',
  cancel: 'Cancel',
  messages: 'Messages',
  showMessages: 'Show messages',
  hideMessages: 'Hide messages',
  noMessages: 'Nothing was to be sent yet.',
  notLoaded: 'The messages could not be loaded.',
  attempts: (count: number) => (count === 1 ? 'one attempt' : `${count} attempts`),
  answered: (status: number) => `answered ${status}`,
  next: (when: string) => `again at ${when}`,
  again: 'Send again',
  content: 'What is sent',
  more: 'Older ones',
}
