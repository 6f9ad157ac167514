// Chapter 12: TLS, to the install and within it.

import { type Chapter, line, met, notMet, notOurs, partly, test } from './answer.ts'

const front = 'haproxy/haproxy.cfg'
const env = 'systemd/truestrike.env'
const within =
  'between the machines of an install no TLS is set: they trust their network, which has to ' +
  'be a private one. ' +
  '`DATABASE_URL` takes `sslmode=verify-full`, `NATS_URL` takes `tls://`; the files for ' +
  'PostgreSQL, Patroni, etcd, NATS and ' +
  'the way from HAProxy to the servers have none yet'

export const communication: Chapter = {
  number: 12,
  title: 'Secure communication',
  answers: {
    '12.1.1': met(
      'TLS is 1.2 or 1.3, the newer first',
      line(front, 'ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets'),
    ),
    '12.1.2': met(
      'ciphers are good ones, the strongest first',
      line(
        front,
        'ssl-default-bind-ciphersuites TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:' +
          'TLS_AES_128_GCM_SHA256',
      ),
      line(
        front,
        'ssl-default-bind-ciphers ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:' +
          'ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305:' +
          'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256',
      ),
    ),
    '12.1.3': notOurs('certificates of clients are looked at', 'clients have none'),
    '12.2.1': met(
      'clients come over TLS, and never without',
      line(front, 'bind {{siteBind}} {{siteTls}}'),
      line(front, 'http-request deny deny_status 403 if calls'),
      test('server/src/config.test.ts', 'a live install needs an https address and a mail server'),
    ),
    '12.2.2': met(
      'the certificate is one that browsers trust',
      line(
        front,
        '# Its certificate is one that browsers trust, with its key after it in one file: ' +
          'ACME (certbot, dehydrated) writes both.',
      ),
    ),
    '12.3.1': partly(
      'all ways in and out are encrypted',
      within,
      line(env, 'SMTP_URL=smtps://user:password@mail.example.org:465'),
      line('systemd/journal-upload.conf', 'URL=https://logs.internal:19532'),
    ),
    '12.3.2': met(
      'whoever asks looks at the certificate',
      test(
        'server/src/automation/webhooks/delivering.db.test.ts',
        'a certificate that nobody vouches for is no way to send anything',
      ),
      test('tools/safe-rules.test.ts', '%s: %s, %s', 'certificates are looked at'),
    ),
    '12.3.3': notMet('what is asked within an install by HTTP is encrypted', within),
    '12.3.4': partly(
      'within an install certificates are of an authority that is known',
      `where there is TLS, it is named; ${within}`,
      line('systemd/journal-upload.conf', 'TrustedCertificateFile=/etc/ssl/ca/internal.pem'),
    ),
  },
}
