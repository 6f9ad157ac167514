// Chapter 4: requests, answers and sockets.

import { type Chapter, line, met, notOurs, test } from './answer.ts'

const odd = 'server/src/odd-requests.test.ts'
const app = 'server/src/app.test.ts'
const caller = 'server/src/platform/caller.test.ts'
const stream = 'server/src/platform/stream.test.ts'
const tickets = 'server/src/platform/stream-tickets.test.ts'
const front = 'haproxy/haproxy.cfg'

export const api: Chapter = {
  number: 4,
  title: 'API and web service',
  answers: {
    '4.1.1': met(
      'answers say which type they are, and in which letters',
      test(app, '%s', 'a path that is not there'),
      test(
        'server/src/platform/web-pages.test.ts',
        '%s says that it is %s, and in which letters',
        '/robots.txt',
      ),
      test('server/src/fuzz.routes.test.ts', '%s (seed $' + '{seed})'),
    ),
    '4.1.2': met(
      'pages lead from http to https by themselves, and calls do not',
      line(front, 'http-request redirect scheme https code 301 unless calls'),
      line(front, 'http-request deny deny_status 403 if calls'),
    ),
    '4.1.3': met(
      'what a proxy says of who asks cannot be said by whoever asks',
      test(caller, 'behind %i proxies is who the nearest trusted one saw: "%s"'),
      test(caller, 'nobody sees a pass, right or wrong'),
      test(
        'server/src/watching.routes.test.ts',
        'are nobody’s to choose where no proxy stands before us',
      ),
    ),
    '4.2.1': met(
      'where a message ends is read in one way',
      test(odd, 'is not said in two ways: %s', 'a length beside chunks'),
      test(app, 'what stands behind a request that is still worked on is not taken for its answer'),
    ),
    '4.3.1': notOurs('questions in GraphQL are bounded', 'there is no GraphQL'),
    '4.3.2': notOurs('GraphQL does not tell its shape', 'there is no GraphQL'),
    '4.4.1': met(
      'sockets are over TLS',
      line(front, 'http-request deny deny_status 403 if calls'),
      line(front, 'bind {{siteBind}} {{siteTls}}'),
    ),
    '4.4.2': met(
      'sockets are opened by pages of ours alone',
      test(stream, 'pages of our own origin, and programs'),
      test(app, '%s', 'a socket of another site'),
    ),
    '4.4.3': met(
      'what opens a socket is a token of its own, made as those of sessions are',
      test(tickets, 'have 256 bits, are all different, and say whose they are once'),
      test(tickets, 'last 30 seconds'),
      test(stream, 'ends with its session, and tickets of that session are void'),
    ),
    '4.4.4': met(
      'that token is given to whoever is signed in, by a call',
      test('server/src/trading/stream/stream.routes.test.ts', 'is for clients with a session'),
      test(
        'server/src/trading/stream/stream.routes.test.ts',
        'ties a socket to the client and the session',
      ),
    ),
  },
}
