// Chapter 9: tokens that say by themselves what they are. Sessions have none of these; envelopes
// between processes, messages of the card provider, and what passkeys and witnesses sign are such.

import { type Chapter, code, met, test } from './answer.ts'

const bus = 'server/src/platform/bus.test.ts'
const cards = 'server/src/money/cards/sign-webhook.test.ts'
const stripe = 'server/src/money/cards/stripe.provider.test.ts'
const passkeys = 'server/src/identity/factors/passkeys.routes.test.ts'
const note = 'verify/src/note.test.ts'
const otherHand = 'that another key wrote, or that was changed or cut'

export const tokens: Chapter = {
  number: 9,
  title: 'Self-contained tokens',
  answers: {
    '9.1.1': met(
      'what is signed is looked at before it is believed',
      test(bus, otherHand),
      test(cards, 'is wrong with any one bit changed'),
      test(
        'server/src/money/cards/messages.routes.test.ts',
        'that is forged moves nothing, in fourteen ways (T28)',
      ),
      test(note, 'one signature of ours has to be right, those of others are passed over'),
    ),
    '9.1.2': met(
      'how something is signed is not for it to say',
      test(cards, 'has one form only: %s'),
      test(note, '%s: no key'),
      code(
        'server/src/platform/seal.ts',
        'openSeal',
        'one cipher and one HMAC, written out; a piece names a version only',
      ),
    ),
    '9.1.3': met(
      'keys come from where they were put, and never with what they sign',
      test(bus, otherHand),
      test('verify/src/witness.test.ts', 'a log of another key than the one that is known is none'),
      test(
        'server/src/transparency/log/log.db.test.ts',
        'nothing is good in a receipt of somebody who made up log and key',
      ),
    ),
    '9.2.1': met(
      'what is too old, or of a time to come, is not taken',
      test(bus, 'that is old, or of a time to come'),
      test(cards, 'is good for 300 seconds either way'),
      test(stripe, 'is heard only when it signed the message, lately'),
    ),
    '9.2.2': met(
      'what is for one thing is good for no other',
      test(bus, 'on another channel than it was written for'),
      test(
        passkeys,
        'does not count on another page, for another purpose, unverified, or for someone else',
      ),
      test(
        'server/src/identity/sessions/tokens.routes.test.ts',
        'is not the refresh token, nor the other way round',
      ),
    ),
    '9.2.3': met(
      'what is for another place is not taken here',
      test(
        passkeys,
        'does not count on another page, for another purpose, unverified, or for someone else',
      ),
      test(cards, 'is of this body, this time and this key'),
    ),
    '9.2.4': met(
      'a key that signs for several says for whom',
      test(bus, 'on another channel than it was written for'),
      test(
        'server/src/platform/seal.test.ts',
        'it opens neither in another place nor with another key',
      ),
      test(
        'server/src/money/withdrawals/stop-withdrawal.routes.test.ts',
        'that nobody was sent is none, and neither is one of another purpose',
      ),
    ),
  },
}
