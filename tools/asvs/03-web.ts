// Chapter 3: what browsers are given, and what pages of others get of it.

import { type Chapter, code, line, met, partly, test } from './answer.ts'

const odd = 'server/src/odd-requests.test.ts'
const headers = 'server/src/platform/security-headers.test.ts'
const app = 'server/src/app.test.ts'
const everything = 'a page that is not there'
const whole = 'server/src/identity/sessions/cookies.test.ts'
const desk = 'server/src/install/desks/desk-cookie.routes.test.ts'
const overTls = 'over TLS no script reads it, no other site sends it, and no neighbour plants it'
const chat = 'server/src/site/chat/chat.routes.test.ts'
const tokens = 'server/src/identity/sessions/tokens.routes.test.ts'
const front = 'haproxy/haproxy.cfg'

export const web: Chapter = {
  number: 3,
  title: 'Web frontend',
  answers: {
    '3.2.1': met(
      'an answer is not shown as what it is not, where its address is opened by itself',
      test(
        'server/src/identity/documents/documents.routes.test.ts',
        'is served to its owner only, and does nothing in a browser',
      ),
      test(
        'server/src/identity/clients/picture.routes.test.ts',
        'is drawn anew and served as a picture and nothing else',
      ),
      test(app, '%s', 'a path that is not there'),
    ),
    '3.2.2': met(
      'what is text is shown as text',
      test(
        'tools/safe-rules.test.ts',
        '%s: %s, %s',
        'what people wrote is shown as text, not as markup',
      ),
      test('server/src/site/contact/naughty.routes.test.ts', 'as the %s'),
    ),
    '3.3.1': met(
      'cookies travel over TLS alone, and their names say so',
      test(whole, 'over TLS no neighbouring host can plant them'),
      test(desk, overTls),
      test(chat, 'has a cookie that no script sees, from the first line that they write on'),
    ),
    '3.3.2': met(
      'each cookie says which sites may have it sent',
      test(whole, 'over TLS no neighbouring host can plant them'),
      test(desk, overTls),
      test(tokens, '%s signs nobody in or out'),
    ),
    '3.3.3': met(
      'cookies are of this host alone, and their names say so',
      test(whole, 'over TLS no neighbouring host can plant them'),
      test(desk, overTls),
    ),
    '3.3.4': met(
      'cookies that are not for scripts are hidden from them, and told in no other way',
      test(
        'server/src/identity/sessions/sessions.routes.test.ts',
        'answers with the client, a token for 15 minutes and a cookie that scripts cannot see',
      ),
      test(desk, overTls),
      test(
        'tools/browser-storage.test.ts',
        'is no cookie but the two of signing in, and that of the chat',
      ),
    ),
    '3.4.1': met(
      'browsers are told to come back over TLS alone, for a year at least',
      test(headers, 'over TLS browsers come back over TLS alone, for a year at least'),
      line(
        front,
        'http-after-response set-header Strict-Transport-Security "max-age=31536000; ' +
          'includeSubDomains" if { ssl_fc }',
      ),
    ),
    '3.4.2': met(
      'no page of another origin reads an answer',
      test(odd, 'reads no answer: no origin is allowed, whichever asks'),
    ),
    '3.4.3': met(
      'every answer says what a page may load, and that no script stands in it',
      test(
        headers,
        'is ours, or named by its hash; no script stands in a page, and none makes code',
      ),
      test(headers, '%s is none'),
      test(app, '%s', everything),
    ),
    '3.4.4': met(
      'every answer says that its type is not to be guessed',
      test(headers, 'browsers guess no types, tell nobody where they come from, and share nothing'),
      test(app, '%s', everything),
    ),
    '3.4.5': met(
      'browsers tell nobody which page they come from',
      test(headers, 'browsers guess no types, tell nobody where they come from, and share nothing'),
    ),
    '3.4.6': met(
      'every answer says who may show it in a frame',
      test(headers, '%s is none'),
      test(headers, 'may stand in a frame of ours where that is said, and still in nobody else’s'),
      test(
        'server/src/money/cards/messages.routes.test.ts',
        'the page with the fields stands in our own pages only',
      ),
    ),
    '3.5.1': met(
      'what a page of another site can send without asking does nothing',
      test(tokens, '%s signs nobody in or out'),
      test('server/src/platform/origin.test.ts', 'a page of origin "%s" does not'),
      test(
        'server/src/install/desks/desks.routes.test.ts',
        'no page of another site signs anybody in',
      ),
      test(chat, 'is spoken for by no other site'),
    ),
    '3.5.2': met(
      'what browsers ask about first cannot be sent without asking',
      test(odd, 'sends nothing without asking first: a body of %s is not read'),
      test(odd, 'reads no answer: no origin is allowed, whichever asks'),
    ),
    '3.5.3': met(
      'what changes something is never a GET',
      test('server/src/reads.routes.test.ts', '%s (seed $' + '{seed})'),
      test(odd, 'does nothing by opening an address: a call that does something is no GET'),
    ),
    '3.5.4': partly(
      'applications stand on hosts of their own',
      'the office does where `OFFICE_URL` says so, as `deploy/` has it; otherwise it is ' +
        'below the site, and no list ' +
        'of going live asks for more',
      test('server/src/office-place.routes.test.ts', 'at the site there is no office'),
      test('server/src/office-place.routes.test.ts', 'the site is not there: %s'),
    ),
    '3.5.5': met(
      'messages between windows are taken from whom they are expected, and whole, or not at all',
      test('web/src/features/deposits/card-frame.test.ts', 'is heard alone'),
    ),
    '3.7.1': met(
      'nothing needs what browsers have given up',
      code(
        'server/src/platform/security-headers.ts',
        'policy',
        'plug-ins are not loaded: `object-src` is none; what there is, is HTML, CSS and JavaScript',
      ),
    ),
    '3.7.2': met(
      'nobody is led to another host by itself, but where that is listed',
      code(
        'server/src/money/cards/stripe.provider.ts',
        'start',
        'the card provider’s own page is the one way out, at the address that its API answers',
      ),
      test('server/src/platform/push-worker.test.ts', 'nowhere else: %s', 'https://evil.example/'),
    ),
  },
}
