// Chapter 13: how an install is set up, and what it shows of that.

import { type Chapter, code, line, met, page, partly, test } from './answer.ts'

const pages = 'server/src/platform/web-pages.test.ts'
const answered = '%s is answered with %i'
const rights = 'server/src/platform/rights.db.test.ts'
const bus = 'server/src/platform/bus.test.ts'
const files = 'tools/cluster/files.test.ts'

export const configuration: Chapter = {
  number: 13,
  title: 'Configuration',
  answers: {
    '13.1.1': met(
      'it is written down what the install talks to',
      page('docs/security.md', 'What the install talks to'),
    ),
    '13.2.1': partly(
      'parts of an install show each other who they are, by what does not stay the same for ever',
      'they do, but by passwords that stay until somebody changes them: PostgreSQL’s and ' +
        'NATS’s. Envelopes between servers are ' +
        'authenticated one by one, and a stand-by’s pass changes with each lead',
      test(bus, 'that another key wrote, or that was changed or cut'),
      test(
        'server/src/platform/leadership.db.test.ts',
        'each lead has its own pass, which those who stand by read with the address',
      ),
    ),
    '13.2.2': met(
      'parts of an install may do what they have to, and no more',
      test(rights, 'may change or remove no row of what is only ever added to'),
      test(rights, 'may not: %s'),
      test(rights, 'has been thought of for every table, and a new one is loud'),
      test(
        'server/src/open-storage.db.test.ts',
        'one that may do everything is said in a sandbox, and refused in a live install',
      ),
      code(
        'deploy/systemd/truestrike.service',
        'CapabilityBoundingSet=',
        'the server runs as nobody in particular, with no rights of the system',
      ),
    ),
    '13.2.3': met(
      'no password between parts is one that comes with a product',
      test(files, 'each machine has its files, whole, and nobody else reads their passwords'),
      code(
        'tools/cluster/write-files.ts',
        'newSecrets',
        '144 random bits each, made as the files are written',
      ),
    ),
    '13.2.4': partly(
      'what the install may talk to is on a list',
      'it is for exchanges, push services and all that the operator names; webhooks of ' +
        'clients may lead anywhere in the open internet',
      test('server/src/record/pushes/pushes.db.test.ts', 'is a push service of a browser: not %s'),
      test('contract/src/public/price-sources.test.ts', 'takes no name that is not listed'),
      test('server/src/automation/webhooks/webhook.test.ts', '%s is of the open internet: %s'),
    ),
    '13.2.5': partly(
      'what the server may load and ask is on a list of the machine’s',
      'files are: the unit lets it write to one folder and see no home. Its network is held ' +
        'to kinds of addresses, not to hosts',
      code(
        'deploy/systemd/truestrike.service',
        'ProtectSystem=strict',
        'everything but its own folder is read-only',
      ),
      code(
        'deploy/systemd/truestrike.service',
        'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
        'no other kind of network',
      ),
    ),
    '13.3.1': partly(
      'secrets are kept by what is made for it',
      'systemd reads them from files of mode 0600, and what the install makes is sealed; ' +
        'there is no vault, and they are changed by hand',
      line('systemd/truestrike.service', 'EnvironmentFile=/etc/truestrike/truestrike.env'),
      test(
        'server/src/platform/seal-key.test.ts',
        'a key is made once and kept where only its owner reads it',
      ),
      test(
        'server/src/transparency/log/laws.db.test.ts',
        'no private key is in the database without its seal',
      ),
    ),
    '13.3.2': met(
      'secrets are read by what needs them',
      line(
        'systemd/truestrike.env',
        '# /etc/truestrike/truestrike.env, mode 0600. All settings: README.md, Settings.',
      ),
      line('systemd/truestrike.service', 'UMask=0077'),
      test(files, 'each machine has its files, whole, and nobody else reads their passwords'),
    ),
    '13.4.1': met(
      'history of the source is not there to be read',
      test(pages, answered, '/.git/config'),
      code('.dockerignore', '.git', 'it is in no image either'),
    ),
    '13.4.2': met(
      'nothing shows what is for those who develop',
      test(pages, 'a page that breaks says so in the specified words and nothing else'),
      test('server/src/fuzz.routes.test.ts', '%s (seed $' + '{seed})'),
      code('deploy/systemd/truestrike.env', 'NODE_ENV=production', 'libraries are told'),
    ),
    '13.4.3': met('folders are not listed', test(pages, answered, '/assets/en/')),
    '13.4.4': met(
      'TRACE is not answered',
      test('server/src/odd-requests.test.ts', 'TRACE gives nothing back'),
    ),
    '13.4.5': met(
      'documents of the API and figures are shown to whom they are for',
      test('server/src/watching.routes.test.ts', 'is a bare word on the port of clients'),
      code(
        'server/src/platform/serve-docs.ts',
        'serveDocs',
        'the API is for programs of clients, and its documents are public on purpose; calls ' +
          'of staff are not in them',
      ),
      test('server/src/office-place.routes.test.ts', 'at the site there is no office'),
    ),
  },
}
