// Chapter 11: what is encrypted, hashed, signed and drawn by chance.

import { type Chapter, code, met, page, partly, test } from './answer.ts'

const security = 'docs/security.md'
const safe = 'tools/safe-rules.test.ts'
const planted = '%s: %s, %s'
const seal = 'server/src/platform/seal.test.ts'
const crypto = 'server/src/platform/crypto.test.ts'
const argon = 'is known by its argon2id hash, which never looks the same twice'
const passwords = 'server/src/platform/passwords.test.ts'
const changed = 'changing any byte, or cutting some off, keeps it from opening'

export const cryptography: Chapter = {
  number: 11,
  title: 'Cryptography',
  answers: {
    '11.1.1': met(
      'it is written down how keys are made, used, kept and changed',
      page(security, 'Keys'),
    ),
    '11.1.2': met('there is a list of keys, ciphers and certificates', page(security, 'Keys')),
    '11.2.1': met(
      'ciphers and hashes are those of known libraries',
      test(safe, planted, 'what is encrypted is sealed: platform/seal.ts'),
      test(safe, planted, 'hashes are of the SHA-2 family'),
      code(
        'server/src/platform/passwords.ts',
        'openPasswords',
        'argon2 is a library’s; all else is Node’s, which is OpenSSL',
      ),
    ),
    '11.2.2': partly(
      'ciphers, hashes and keys can be exchanged',
      'pieces begin with a version, hashes of passwords name their cost, and the signing ' +
        'key changes; but no command seals ' +
        'anew what an old `SECRET_KEY` sealed, and a hash is made anew only with a new password',
      test(
        'server/src/transparency/log/laws.db.test.ts',
        'changed in the middle of a trade: its receipt holds, and so do older ones',
      ),
      test(passwords, argon),
      code('server/src/platform/seal.ts', 'version', 'each piece begins with it'),
    ),
    '11.2.3': met(
      'all of it has 128 bits of strength',
      test(seal, 'a key of the wrong length is refused'),
      test(crypto, 'tokens need no quoting and are never the same'),
      code(
        'server/src/transparency/log/sign-note.ts',
        'newPrivateKey',
        'Ed25519, of 128 bits of strength, as is the P-256 of push services',
      ),
    ),
    '11.3.1': met(
      'no weak mode of a cipher is used',
      test(safe, planted, 'what is encrypted is sealed: platform/seal.ts'),
      code('server/src/platform/seal.ts', 'cipher', 'AES-256-GCM, and a key for each piece'),
    ),
    '11.3.2': met(
      'ciphers are approved ones',
      test(safe, planted, 'what is encrypted is sealed: platform/seal.ts'),
      code('server/src/platform/seal.ts', 'cipher', 'AES-256-GCM, and a key for each piece'),
    ),
    '11.3.3': met(
      'what is encrypted cannot be changed unseen',
      test(seal, changed),
      test(seal, 'it opens neither in another place nor with another key'),
      test(
        'server/src/identity/documents/documents.routes.test.ts',
        'that was changed, swapped or lost on disk is not served',
      ),
      test(
        'tools/backup/sealed-files.test.ts',
        'nothing opens that was changed, cut off, or is opened by another pass phrase',
      ),
    ),
    '11.4.1': met(
      'hashes are approved ones',
      test(safe, planted, 'hashes are of the SHA-2 family'),
      code(
        'server/src/platform/one-time-code.ts',
        'codeOf',
        'HMAC-SHA-1 for codes of apps alone, as RFC 6238 has it',
      ),
    ),
    '11.4.2': met('passwords are hashed slowly, by today’s measure', test(passwords, argon)),
    '11.4.3': met(
      'hashes that something rests on have 256 bits',
      test(crypto, 'what is kept of a token is its SHA-256'),
      test(
        'server/src/record/events/record-event.db.test.ts',
        'chains events, also those that are recorded at once',
      ),
      test('verify/src/merkle.test.ts', 'each tree begins with each before it, and no other'),
    ),
    '11.4.4': met(
      'keys that are made of pass phrases are made slowly',
      test(
        'tools/backup/sealed-files.test.ts',
        'nothing opens that was changed, cut off, or is opened by another pass phrase',
      ),
      code(
        'tools/backup/sealed-files.ts',
        'work',
        'scrypt; nothing else is sealed with what people think of',
      ),
    ),
    '11.5.1': met(
      'what nobody may guess has 128 bits of the system’s chance',
      test(crypto, 'tokens need no quoting and are never the same'),
      test(
        'server/src/identity/factors/recovery-code.test.ts',
        'recovery codes are ten, all different, and read however they are typed',
      ),
      test(
        'server/src/platform/stream-tickets.test.ts',
        'have 256 bits, are all different, and say whose they are once',
      ),
      test(safe, planted, 'chance that counts is the system’s: platform/crypto.ts'),
    ),
    '11.6.1': met(
      'keys are made, and signatures made and looked at, by approved means',
      test(
        'verify/src/note.test.ts',
        'one signature of ours has to be right, those of others are passed over',
      ),
      code('server/src/transparency/log/sign-note.ts', 'newPrivateKey', 'made by Node, as Ed25519'),
      test(
        'server/src/platform/seal-key.test.ts',
        'a key is made once and kept where only its owner reads it',
      ),
    ),
  },
}
