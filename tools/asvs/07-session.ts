// Chapter 7: how a sign-in lasts, and ends.

import { type Chapter, code, met, notOurs, page, partly, test } from './answer.ts'

const security = 'docs/security.md'
const tokens = 'server/src/identity/sessions/tokens.routes.test.ts'
const typed = 'server/src/identity/sessions/as-typed.routes.test.ts'
const desks = 'server/src/install/desks/desks.routes.test.ts'
const crypto = 'server/src/platform/crypto.test.ts'
const changing = 'server/src/identity/sessions/credentials.routes.test.ts'
const factors = 'server/src/identity/factors/factors.routes.test.ts'
const signingIn = 'server/src/identity/sessions/sessions.routes.test.ts'
const freezes = 'server/src/identity/freezes/freezes.office.routes.test.ts'
const outside = 'nobody signs in by another provider'

export const session: Chapter = {
  number: 7,
  title: 'Session management',
  answers: {
    '7.1.1': met(
      'it is written down how long sessions last, and why so long',
      page(security, 'How long a sign-in lasts'),
    ),
    '7.1.2': met(
      'it is written down how many sessions somebody may have at once',
      page(security, 'How long a sign-in lasts'),
    ),
    '7.1.3': notOurs('sessions of several systems end together', outside),
    '7.2.1': met(
      'the server says whether a token is good',
      test(tokens, 'works without the memory, too: after a restart, or in another process'),
      test(tokens, '%s: 401'),
    ),
    '7.2.2': met(
      'each session has tokens of its own, made for it',
      test(
        signingIn,
        'answers with the client, a token for 15 minutes and a cookie that scripts cannot see',
      ),
      test(
        'server/src/identity/tokens/tokens.routes.test.ts',
        'all other calls of clients refuse one, whatever they are',
      ),
    ),
    '7.2.3': met(
      'they have 128 random bits at least',
      test(crypto, 'tokens need no quoting and are never the same'),
      test(
        'tools/safe-rules.test.ts',
        '%s: %s, %s',
        'chance that counts is the system’s: platform/crypto.ts',
      ),
    ),
    '7.2.4': met(
      'signing in makes a new session and ends the one there was',
      test(typed, 'ends the session it had, and no other'),
      test(tokens, 'replaces the refresh token and gives a new access token'),
    ),
    '7.3.1': met(
      'a session ends after a time without use',
      test(tokens, 'goes on for as long as it is used: a day, remembered 30 days'),
      test(desks, 'ends fifteen minutes after the last thing its member did'),
    ),
    '7.3.2': met(
      'a session ends after a time, however much it is used',
      test(typed, 'a session that is used all the time (remembered: %s) is over at its end'),
      test(desks, 'ends after eight hours, whatever is done in it'),
    ),
    '7.4.1': met(
      'what has ended is over on the server',
      test(tokens, 'ends every token of the session at once, and no other session'),
      test('e2e/journeys.e2e.ts', 'a session outlives a reload and ends by signing out'),
    ),
    '7.4.2': met(
      'sessions end with their account',
      test(
        'server/src/oversight/privacy/close.routes.test.ts',
        'in a sandbox: gives the play money back, ends all sessions, and writes a letter',
      ),
      test(desks, 'is gone with its member, and proves nothing once another factor is set up'),
      test(signingIn, 'closed by another hand is noticed at the next recheck'),
    ),
    '7.4.3': met(
      'other sessions end when what one signs in with changes',
      test(changing, 'keeps this session, ends the others, and is on record'),
      test(factors, 'ends the sessions elsewhere when it is turned on and off'),
    ),
    '7.4.4': met(
      'signing out is at hand on every page',
      test('e2e/journeys.e2e.ts', 'a session outlives a reload and ends by signing out'),
      code(
        'web/src/app/Rail.tsx',
        'Rail',
        'stands beside every screen of a client, with its button for it',
      ),
      code(
        'office/src/shell/Shell.tsx',
        'Shell',
        'stands around every screen of the office, with its button for it',
      ),
    ),
    '7.4.5': met(
      'staff can end the sessions of somebody, and of all',
      test(freezes, 'whoever is signed out everywhere is out at once, and it is on record'),
      test(
        'server/src/client-parts.routes.test.ts',
        'one session is ended for a reason, by who may, and the others go on',
      ),
      test(
        'server/src/oversight/bulk/bulk.office.routes.test.ts',
        'are signed out, and who is nowhere signed in is left out',
      ),
      test(
        'server/src/install/desks/colleagues.routes.test.ts',
        'sessions of others are seen and ended by an administrator, and leaving ends one’s own',
      ),
    ),
    '7.5.1': met(
      'what one signs in with changes only for whoever has shown it again',
      test(changing, 'refuses a wrong password, and the address that it is already'),
      test(factors, 'is not started without a proof, and a proof starts it once'),
      test(
        'server/src/identity/documents/changes.routes.test.ts',
        'counts once who decides has called it and was told the code',
      ),
    ),
    '7.5.2': partly(
      'people see their sessions and end them, once they have shown themselves again',
      'they see and end them without showing anything again: who finds a stranger there ' +
        'should be quick. What a thief ' +
        'gains is to send the owner to sign in once more',
      test(factors, 'are listed with their device, and ended one by one or together'),
      test(desks, 'is listed, and ended by whose it is'),
    ),
    '7.6.1': notOurs('sessions with another provider end as written down', outside),
    '7.6.2': notOurs('no session with another provider begins by itself', outside),
  },
}
