// Chapter 16: what is logged, and what is said when something fails.

import { type Chapter, code, line, met, page, partly, test } from './answer.ts'

const odd = 'server/src/odd-requests.test.ts'
const watching = 'server/src/watching.routes.test.ts'
const logger = 'server/src/platform/logger.test.ts'
const unseen = 'nothing of what people send is in the log or in metrics'
const rights = 'server/src/platform/rights.db.test.ts'

export const logging: Chapter = {
  number: 16,
  title: 'Logging and errors',
  answers: {
    '16.1.1': met(
      'it is written down what is logged, where, and for how long',
      page('docs/security.md', 'What is logged'),
    ),
    '16.2.1': met(
      'each line says when, where, who and what',
      test(odd, 'has who tries what, by the id of the request, and not what was sent'),
      test(watching, 'are in the log'),
      test(
        'server/src/record/events/note-acting.test.ts',
        'what a member does is written down with their session, what they showed and from where',
      ),
    ),
    '16.2.2': met(
      'all machines have one time, and lines are in UTC',
      line(
        'systemd/timesyncd-truestrike.conf',
        'NTP=0.debian.pool.ntp.org 1.debian.pool.ntp.org 2.debian.pool.ntp.org',
      ),
      line('patroni/patroni.yml', 'log_timezone: UTC'),
      test(watching, 'has a clock, and a database, that can be down'),
    ),
    '16.2.3': met(
      'lines go where it is written down',
      code(
        'server/src/platform/logger.ts',
        'openLogger',
        'one place makes loggers, and they write to stderr',
      ),
      test(watching, 'are in the log'),
    ),
    '16.2.4': met(
      'lines can be read by programs, and belong together',
      test(logger, 'a line has its level, part, time and words'),
      test(odd, 'has a line for each thing that is said, whatever is in it'),
    ),
    '16.2.5': met(
      'what is sensitive is not in them',
      test(watching, unseen),
      test(logger, 'no address and no token is, wherever they stand'),
      test(logger, 'the number of a card is no part of a line: %s'),
      test(
        'server/src/platform/db.db.test.ts',
        'an error that goes to the log does not tell what was written',
      ),
    ),
    '16.3.1': partly(
      'each sign-in is logged, whether it went well, and by what',
      'the record says by what a member of staff proved who they are; of a client only that ' +
        'they signed in, and on which browser',
      test(odd, 'has who tries what, by the id of the request, and not what was sent'),
      test(
        'server/src/identity/sessions/credentials.routes.test.ts',
        'a device that is not the first is new: its owner gets a letter without an address',
      ),
      test(
        'server/src/identity/sessions/credentials.routes.test.ts',
        'so are its ends: by signing out, and by a token that was used twice',
      ),
      test(
        'server/src/install/desks/passkeys.routes.test.ts',
        'signs in with the password, in place of a code, and the record says so',
      ),
    ),
    '16.3.2': met(
      'what somebody was not allowed is logged',
      test('server/src/office.routes.test.ts', '$method $path'),
      test(
        'server/src/money-attacks.routes.test.ts',
        'is as unknown as what is not there: every call with every id of two clients',
      ),
      test(
        'server/src/office-place.routes.test.ts',
        'who brings a session from elsewhere is told as little, and it is recorded',
      ),
    ),
    '16.3.3': met(
      'what is written down as such is logged, and who tries to get around it',
      test(odd, 'has input that no page of ours sends'),
      test(
        'server/src/identity/sessions/sessions.routes.test.ts',
        'from many networks are told to staff and the client once, and lock nobody out',
      ),
      test(
        'server/src/oversight/audit/audit.routes.test.ts',
        'shows what was refused, and is itself refused to others',
      ),
    ),
    '16.3.4': met(
      'what was not foreseen is logged',
      test(watching, unseen),
      test('server/src/platform/repeat.test.ts', 'works on, through failures, which are told'),
      test(
        'server/src/install/alarms/alarms.office.routes.test.ts',
        'what is sounded is logged at once, kept, and on record, the newest first',
      ),
    ),
    '16.4.1': met(
      'what was sent makes no line of its own',
      test(odd, 'has a line for each thing that is said, whatever is in it'),
    ),
    '16.4.2': met(
      'nobody changes what was logged, or reads it who should not',
      test(rights, 'may change or remove no row of what is only ever added to'),
      test(
        'server/src/oversight/audit/audit.routes.test.ts',
        'names the row when a superuser %s the record',
      ),
      test(
        'server/src/oversight/audit/audit.routes.test.ts',
        'shows what was refused, and is itself refused to others',
      ),
    ),
    '16.4.3': met(
      'lines are sent on to another machine, safely',
      line('systemd/journal-upload.conf', 'URL=https://logs.internal:19532'),
      line('systemd/journal-upload.conf', 'TrustedCertificateFile=/etc/ssl/ca/internal.pem'),
    ),
    '16.5.1': met(
      'whoever asks is told nothing of the inside when something fails',
      test('server/src/fuzz.routes.test.ts', '%s (seed $' + '{seed})'),
      test(
        'server/src/platform/web-pages.test.ts',
        'a page that breaks says so in the specified words and nothing else',
      ),
      test(watching, unseen),
    ),
    '16.5.2': met(
      'the install goes on safely when what it asks does not answer',
      test('server/src/stays-open.routes.test.ts', '%s stops trading and nothing else'),
      test(
        'server/src/automation/keys/keys.db.test.ts',
        'is asked about again after a day, and waits for an exchange that is away',
      ),
      test(
        'server/src/platform/send-mail.db.test.ts',
        'nobody listens: the mail waits until somebody does',
      ),
    ),
    '16.5.3': met(
      'what fails, fails shut',
      test(
        'server/src/identity/clients/tell-act.db.test.ts',
        'leaves nothing behind where the transaction fails',
      ),
      test(
        'server/src/install/keep-settings.db.test.ts',
        'written by another hand are not used, and alarm once',
      ),
      test(
        'tools/faults/faults.long.db.test.ts',
        'at each statement of opening and settling: nothing is lost, doubled or left wrong',
      ),
    ),
  },
}
