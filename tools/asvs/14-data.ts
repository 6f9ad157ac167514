// Chapter 14: what is sensitive, and where it may be.

import { type Chapter, code, met, page, partly, test } from './answer.ts'

const watching = 'server/src/watching.routes.test.ts'
const http = 'server/src/platform/http.test.ts'
const cached = 'what %s tells %s is answered with %i and cached as %s'
const storage = 'tools/browser-storage.test.ts'

export const data: Chapter = {
  number: 14,
  title: 'Data protection',
  answers: {
    '14.1.1': met(
      'it is written down what is sensitive, and how much',
      page('docs/security.md', 'What is sensitive'),
    ),
    '14.1.2': met(
      'it is written down how each kind is kept safe',
      page('docs/security.md', 'What is sensitive'),
      page('docs/security.md', 'What is logged'),
    ),
    '14.2.1': partly(
      'addresses hold nothing sensitive',
      'links of letters hold a token that counts once and ends soon, which is also asked ' +
        'for by address before it is used; ' +
        'addresses are not logged, and browsers tell nobody where they come from',
      test(watching, 'nothing of what people send is in the log or in metrics'),
      test('server/src/identity/sessions/tokens.routes.test.ts', '%s: 401'),
      test(
        'server/src/platform/security-headers.test.ts',
        'browsers guess no types, tell nobody where they come from, and share nothing',
      ),
    ),
    '14.2.2': met(
      'nothing sensitive is kept by what stands between',
      test(http, cached),
      code(
        'server/src/platform/http.ts',
        'createRouter',
        'only routes of the public may be kept for a moment: `keptMs` is theirs',
      ),
    ),
    '14.2.3': met(
      'nothing sensitive goes to others',
      test(
        'server/src/platform/security-headers.test.ts',
        'is ours, or named by its hash; no script stands in a page, and none makes code',
      ),
      test(
        'server/src/money/cards/stripe.provider.test.ts',
        'is told the amount and the number of the deposit, and nothing of who pays',
      ),
      test(
        'server/src/record/pushes/pushes.db.test.ts',
        'says no more than that there is news, until the client wishes it',
      ),
    ),
    '14.2.4': met(
      'each kind is kept safe as it is written down',
      test(
        'server/src/identity/documents/documents.routes.test.ts',
        'is sealed on disk, for our eyes only, with a key that is sealed too',
      ),
      test('tools/retention.test.ts', 'is kept by the code: %s'),
      test('server/src/masking.routes.test.ts', '$path'),
      test(
        'server/src/oversight/privacy/erase-closed.db.test.ts',
        'who the client was is removed five years after closing, and not a moment before',
      ),
    ),
    '14.3.1': met(
      'what was read is forgotten with the session',
      test(
        'web/src/app/signed-out.test.tsx',
        'what was read goes with a session that was ended %s',
        'elsewhere',
      ),
      test(
        'office/src/shell/recent.test.ts',
        'is told to nobody else who sits here, and nothing of it rests once nobody does',
      ),
    ),
    '14.3.2': met(
      'browsers are told to keep nothing sensitive',
      test(http, cached),
      test(
        'server/src/identity/sessions/sessions.routes.test.ts',
        'answers with the client, a token for 15 minutes and a cookie that scripts cannot see',
      ),
    ),
    '14.3.3': met(
      'browsers keep nothing sensitive',
      test(storage, 'is all in the list'),
      test(storage, 'is kept by these means alone'),
      test('office/src/shell/recent.test.ts', 'is kept as what it is and its id, and nothing else'),
    ),
  },
}
