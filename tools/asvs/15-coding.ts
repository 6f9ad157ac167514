// Chapter 15: packages, and code that does what it says.

import { type Chapter, code, met, page, partly, test } from './answer.ts'

const security = 'docs/security.md'
const odd = 'server/src/odd-requests.test.ts'
const caller = 'server/src/platform/caller.test.ts'
const app = 'server/src/app.test.ts'
const fuzz = 'server/src/fuzz.routes.test.ts'
const anyCall = '%s (seed $' + '{seed})'

export const coding: Chapter = {
  number: 15,
  title: 'Secure coding and architecture',
  answers: {
    '15.1.1': met(
      'it is written down by when packages are brought up to date',
      page(security, 'What others wrote'),
    ),
    '15.1.2': met(
      'there is a list of packages, and where they come from',
      page(security, 'What others wrote'),
    ),
    '15.1.3': met('it is written down what takes long', page(security, 'What takes long')),
    '15.2.1': met(
      'no package is behind what is written down',
      test('tools/vulnerabilities.test.ts', 'one that is %s ends with %i, and is named'),
      code(
        'tools/vulnerabilities.ts',
        'lookForVulnerabilities',
        'part of every check, which high and critical findings fail',
      ),
    ),
    '15.2.2': met(
      'what takes long keeps nobody from anything',
      test(app, 'what is dear is made one at a time, and networks take turns'),
      test(
        'server/src/platform/passwords.test.ts',
        'is turned away beyond those that run and wait',
      ),
      test(
        'server/src/platform/fair-turns.test.ts',
        'turns go around: who asks for much holds nobody up by more than one piece',
      ),
      test(
        'server/src/oversight/books/books.office.routes.test.ts',
        'a look that takes too long is stopped, and said so',
      ),
    ),
    '15.2.3': partly(
      'where an install runs there is nothing but what it needs',
      'the server is one bundle without tests, and a live install has no simulated ' +
        'provider; but images and machines have the ' +
        'source and the packages it was built with',
      test(
        'server/src/money/cards/messages.routes.test.ts',
        'a live install has no simulated provider',
      ),
      test(
        'server/src/install/operators/admit-staff.db.test.ts',
        'comes to no install for real money, also by the database',
      ),
      code('.dockerignore', '**/*.test.ts', 'tests are in no image'),
    ),
    '15.3.1': met(
      'answers have the fields that are meant, and no more',
      test(fuzz, anyCall),
      test('server/src/masking.routes.test.ts', '$path'),
      test(
        'server/src/oversight/privacy/export.routes.test.ts',
        'holds no secret: no password, token or hash of one',
      ),
    ),
    '15.3.2': met(
      'what is asked leads the server nowhere else',
      test(
        'tools/safe-rules.test.ts',
        '%s: %s, %s',
        'whoever is asked leads nobody on: fetch says what it does with a redirect',
      ),
      code(
        'server/src/automation/webhooks/webhook.poster.ts',
        'openPoster',
        'of an answer only the status counts',
      ),
    ),
    '15.3.3': met(
      'nobody writes fields that a call is not for',
      test(
        'server/src/identity/clients/own-fields.routes.test.ts',
        'an unknown key makes a registration malformed',
      ),
      test('server/src/identity/clients/own-fields.routes.test.ts', 'there are forty of them'),
      test(odd, 'that is said %s is refused', 'besides others that nobody asked for'),
    ),
    '15.3.4': met(
      'where somebody comes from is what trusted proxies saw, everywhere',
      test(caller, 'behind %i proxies is who the nearest trusted one saw: "%s"'),
      test('tools/tidy.test.ts', '%s: %s', 'platform/caller.ts says where a request comes from'),
      test(
        'server/src/platform/standby.test.ts',
        'is of who called the stand-by, whatever they say',
      ),
    ),
    '15.3.5': met(
      'values are of the type that is meant, and compared as such',
      test(fuzz, anyCall),
      test('tools/tidy.test.ts', '%s: %s', 'what comes from outside is parsed, not believed'),
      code('tsconfig.json', '"strict": true', 'and `any` and `==` are findings of the check'),
    ),
    '15.3.6': met(
      'no input changes what all objects have',
      test(odd, 'no prototype is changed by %s'),
      test(
        'contract/src/shared/fill-in.test.ts',
        'what the sentence asks for is its own, and no part of what everything has',
      ),
    ),
    '15.3.7': met(
      'a parameter that is said twice, or elsewhere, is not taken for another',
      test(odd, 'that is said %s is refused', 'twice'),
      test(odd, 'counts where it belongs: one of the address is none of the body'),
    ),
  },
}
