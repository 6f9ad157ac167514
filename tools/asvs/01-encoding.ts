// Chapter 1: what strangers send becomes no code, markup, statement or command.

import { type Chapter, code, met, notOurs, test } from './answer.ts'

const odd = 'server/src/odd-requests.test.ts'
const safe = 'tools/safe-rules.test.ts'
const planted = '%s: %s, %s'
const mails = 'server/src/platform/mail.test.ts'
const pages = 'server/src/platform/web-pages.test.ts'
const webhooks = 'server/src/automation/webhooks/webhook.test.ts'
const money = 'kernel/src/money.test.ts'
const ofBus = 'server/src/platform/bus.test.ts'

export const encoding: Chapter = {
  number: 1,
  title: 'Encoding and sanitisation',
  answers: {
    '1.1.1': met(
      'input is decoded once, before it is looked at, and only where it is encoded',
      test(odd, 'in an address is decoded once: %s is %s'),
      test(odd, 'in a body is what JSON says, and nothing in it is decoded again'),
    ),
    '1.1.2': met(
      'output is escaped last, for whatever reads it, or by that itself',
      test(pages, 'a page holds the banner, the facts, its head, its answers, and itself'),
      test(mails, 'nothing in a letter is markup'),
      test(safe, planted, 'what people wrote is shown as text, not as markup'),
    ),
    '1.2.1': met(
      'what goes into HTML, XML, CSS and headers is escaped as it takes there',
      test(pages, 'a page holds the banner, the facts, its head, its answers, and itself'),
      test(
        pages,
        'an operator’s own colour is a sheet that every page loads, and there is none without',
      ),
      test(
        'server/src/platform/app-shell.test.ts',
        'is told to every page, whose words are escaped',
      ),
      test(mails, 'nothing in a header begins another one, and a name brings no lines of its own'),
      test(
        'server/src/platform/pdf.test.ts',
        'escapes what would end a text, and writes letters beyond English',
      ),
    ),
    '1.2.2': met(
      'addresses are built of encoded parts, and lead to safe protocols only',
      test(
        'server/src/platform/one-time-code.test.ts',
        'apps read the secret as text and as an address',
      ),
      test('server/src/platform/push-worker.test.ts', 'nowhere else: %s', 'javascript:alert(1)'),
      test(webhooks, '%s leads somewhere: %s'),
    ),
    '1.2.3': met(
      'what goes into scripts and JSON cannot end them',
      test(
        pages,
        'the page of the trading screen brings along what is asked first, and what is loaded',
      ),
      test(pages, 'a page holds the banner, the facts, its head, its answers, and itself'),
    ),
    '1.2.4': met(
      'the database is asked with parameters, never with texts of strangers',
      test('tools/statements/check.db.test.ts', 'what only a run knows is told, with its place'),
      test('tools/tidy.test.ts', '%s: %s', 'SQL lives in *.store.ts and *.reader.ts'),
      test('server/src/site/contact/naughty.routes.test.ts', 'as the %s'),
    ),
    '1.2.5': met(
      'no command of the system is made of texts of strangers',
      test(safe, planted, 'programs are started with a list of arguments, by no shell'),
    ),
    '1.2.6': notOurs('questions to LDAP cannot be changed by input', 'there is no LDAP'),
    '1.2.7': notOurs('questions in XPath cannot be changed by input', 'there is no XPath'),
    '1.2.8': notOurs(
      'LaTeX runs no commands of input',
      'there is no LaTeX: PDFs are written by us',
    ),
    '1.2.9': met(
      'signs of patterns in input are not read as patterns',
      test(safe, planted, 'a pattern is written out, not made of text'),
    ),
    '1.3.1': notOurs(
      'HTML that people write is cleaned by a known library',
      'nobody writes HTML: what is written anywhere is text, and mail that comes in is read ' +
        'as words',
    ),
    '1.3.2': met(
      'no code is made of text',
      test(safe, planted, 'no code is made of text'),
      code(
        'server/src/platform/security-headers.ts',
        'policy',
        'browsers are told to run no script but the files of ours',
      ),
    ),
    '1.3.3': met(
      'what goes where it could do harm has only signs that are safe there, and is not too long',
      test(
        'contract/src/routes.test.ts',
        'every text that a call takes is bounded, and nothing in it that cannot be stored',
      ),
      test('contract/src/routes.test.ts', '%s refuses'),
    ),
    '1.3.4': met(
      'SVG of strangers has no scripts',
      test('server/src/platform/images.test.ts', 'an SVG that starts like %s is not read'),
    ),
    '1.3.5': met(
      'Markdown, CSS and the like of strangers are cleaned or not taken',
      test('server/src/site/chat/mail.test.ts', 'of HTML are words'),
      test(mails, 'nothing in a letter is markup'),
      test(safe, planted, 'what people wrote is shown as text, not as markup'),
    ),
    '1.3.6': met(
      'nobody makes the server ask where it should not',
      test(webhooks, '%s is of the open internet: %s'),
      test(webhooks, 'nobody reaches a network of RFC 1918, however its addresses are written'),
      test(
        'server/src/automation/webhooks/delivering.db.test.ts',
        'because its name leads to %j is not even asked',
      ),
      test('server/src/record/pushes/pushes.db.test.ts', 'is a push service of a browser: not %s'),
    ),
    '1.3.7': met(
      'templates are not made of input',
      test('contract/src/shared/fill-in.test.ts', 'what is filled in is not read again: %s'),
      code(
        'server/src/platform/page-html.ts',
        'filled',
        'pages are the built template, filled in once, by names that only the build has',
      ),
    ),
    '1.3.8': notOurs('input does not reach JNDI', 'there is no Java'),
    '1.3.9': notOurs('input does not reach memcache unescaped', 'there is no memcache'),
    '1.3.10': met(
      'signs that formats of texts give a meaning to have none in input',
      test('contract/src/shared/fill-in.test.ts', 'what is filled in is not read again: %s'),
      test(odd, 'has a line for each thing that is said, whatever is in it'),
    ),
    '1.3.11': met(
      'input cannot add headers or recipients to mail',
      test(
        'server/src/letters.test.ts',
        '%s that tries to be more brings no header and no recipient',
      ),
      test(
        'server/src/platform/send-mail.db.test.ts',
        'names with other letters, quotes and line ends stay names',
      ),
    ),
    '1.4.1': notOurs('memory is handled safely', 'it is TypeScript, on a runtime that does so'),
    '1.4.2': met(
      'figures do not overflow',
      test(money, 'reads the most that it can say, and no cent more'),
      test(money, 'refuses %s'),
      test(
        'server/src/ledger/ledger.store.test.ts',
        'cannot take an account below zero, even when the decision was wrong',
      ),
    ),
    '1.4.3': notOurs('memory is given back', 'the runtime collects it'),
    '1.5.1': notOurs(
      'readers of XML resolve nothing outside',
      'no library reads XML: lists for screening are read by a reader of ours that knows no ' +
        'document types',
      test('server/src/identity/screening/lists.test.ts', 'is not: %s', 'an entity of its own'),
    ),
    '1.5.2': met(
      'what is read back into objects is of the shapes that are allowed',
      test(
        'server/src/fuzz.routes.test.ts',
        '$method $path says so where an address holds no text',
      ),
      test(odd, 'no prototype is changed by %s'),
      test(ofBus, 'that another key wrote, or that was changed or cut'),
    ),
  },
}
